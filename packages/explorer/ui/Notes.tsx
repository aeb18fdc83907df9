import {type ColumnChoice, withType} from '../data/columnTypes';
import type {Note} from '../input/types';
import styles from './styles.module.css';

interface NotesProps {
  readonly notes: readonly Note[];
  /** The columns of the text as they were read. */
  readonly fields: readonly ColumnChoice[];
  readonly onColumns: (columns: readonly ColumnChoice[]) => void;
}

/** How a text was read where it can be read in more than one way, with a button for each other way. */
export default function Notes({notes, fields, onColumns}: NotesProps) {
  return notes.map(({text, others}) => (
    <p key={text} className={styles.hint}>
      <span>{text}</span>
      {others.map(({label, columns}) => (
        <span key={label}>
          {' '}
          <button
            type="button"
            className={styles.link}
            onClick={() =>
              onColumns(columns.reduce((all, {name, type, decimal}) => withType(all, name, type, decimal), [...fields]))
            }
          >
            {label}
          </button>
        </span>
      ))}
    </p>
  ));
}
