import Translate, {translate} from '@docusaurus/Translate';
import {columnTypes, type ColumnChoice, type ColumnType, withType} from '../data/columnTypes';
import Choice from './Choice';
import Fold from './Fold';
import styles from './styles.module.css';

interface ColumnsProps {
  readonly columns: readonly ColumnChoice[];
  /** Whether the reader has chosen something. */
  readonly chosen: boolean;
  /** Whether the reader has to choose something: then the list is open. It stays so afterwards. */
  readonly wanted: boolean;
  /** Undefined: as detected. */
  readonly onColumns: (columns: readonly ColumnChoice[] | undefined) => void;
}

const options = Object.entries(columnTypes) as [ColumnType, string][];

/** What each column is: detected, until the reader chooses something else. */
export default function Columns({columns, chosen, wanted, onColumns}: ColumnsProps) {
  return (
    <Fold title={<Translate>Columns</Translate>} wanted={wanted}>
      <ol className={styles.columns} aria-label={translate({message: 'Columns'})}>
        {columns.map(({name, type}) => (
          <li key={name}>
            <Choice
              label={name}
              name={translate({message: 'Type of {column}'}, {column: name})}
              options={options}
              value={type}
              onChange={(next) => onColumns(withType(columns, name, next))}
            />
          </li>
        ))}
      </ol>
      {chosen && (
        <button type="button" className={styles.link} onClick={() => onColumns(undefined)}>
          <Translate>Detect the columns again</Translate>
        </button>
      )}
    </Fold>
  );
}
