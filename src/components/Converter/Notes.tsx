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

/** Shows a marked place of the converted code, without a change of the address. */
function jumpTo(id: string): void {
  const place = document.getElementById(id);
  place?.focus({preventScroll: true});
  place?.scrollIntoView({block: 'nearest', inline: 'center'});
}

interface NotesProps {
  readonly notes: readonly Note[];
  readonly original: string;
  readonly idOf: (place: number) => string;
}

/** The notes, with a button for each line that they are about. */
export default function Notes({notes, original, idOf}: NotesProps): ReactNode {
  const lineOf = lineCounter(original);
  return (
    <ul className={styles.notes}>
      {notes.map(({kind, text, link, places}) => {
        const lines = new Map(places.toReversed().map((place) => [lineOf(place), place]));
        return (
          <li key={text} data-kind={kind}>
            <strong>{kinds[kind]}</strong>
            {[...lines].toReversed().map(([line, place]) => (
              <span key={line}>
                {', '}
                <button type="button" className={styles.jump} onClick={() => jumpTo(idOf(place))}>
                  {translate({message: 'line {line}'}, {line})}
                </button>
              </span>
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
