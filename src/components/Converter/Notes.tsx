import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {lineCounter, type Note} from '@h3-docs/converter';
import {Inline} from '@h3-docs/ui/Inline';
import styles from './styles.module.css';

const kinds: Readonly<Record<Note['kind'], string>> = {
  byHand: translate({message: 'Change by hand'}),
  error: translate({message: 'Errors'}),
  value: translate({message: 'Other results'}),
};

interface NotesProps {
  readonly notes: readonly Note[];
  readonly original: string;
}

/** The notes, with the lines of the original that they are about. */
export default function Notes({notes, original}: NotesProps): ReactNode {
  const lineOf = lineCounter(original);
  return (
    <ul className={styles.notes}>
      {notes.map(({kind, text, link, places}) => {
        const lines = new Set(places.map(lineOf));
        return (
          <li key={text} data-kind={kind}>
            <strong>{kinds[kind]}</strong>
            {[...lines].map((line) => (
              <span key={line}>{`, ${translate({message: 'line {line}'}, {line})}`}</span>
            ))}
            <span>{': '}</span>
            <Inline text={text} />{' '}
            <Link to={link}>
              <Translate>Read more</Translate>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
