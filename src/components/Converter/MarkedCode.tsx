import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Answer} from './types';
import LineNumbers from './LineNumbers';
import styles from './styles.module.css';

/** A stretch of the converted code that is marked. */
interface Mark {
  readonly from: number;
  readonly to: number;
  /** What was there before; undefined where nothing changed. */
  readonly was?: string;
}

/** The marks of the converted code: its changes, and the places of notes outside of them. */
function marksOf({code, changes, notes}: Answer, original: string): Mark[] {
  const marks = changes.map(({at, insert, from, to}): Mark => {
    return {from: at, to: at + insert.length, was: original.slice(from, to)};
  });
  for (const place of new Set(notes.flatMap(({places}) => places))) {
    const index = changes.findLastIndex(({from}) => from <= place);
    const change = changes[index];
    if (change && (place < change.to || place === change.from)) continue;
    const from = change ? change.at + change.insert.length + (place - change.to) : place;
    const length = /^(?:\w+|[^\n])/.exec(code.slice(from, from + 100))?.[0].length ?? 0;
    const next = changes[index + 1]?.at ?? code.length;
    marks.push({from, to: Math.min(from + length, next)});
  }
  return marks.sort((a, b) => a.from - b.from || a.to - b.to);
}

interface MarkedCodeProps {
  readonly result: Answer;
  readonly original: string;
}

/** The converted code, with each change and each place of a note marked. */
export default function MarkedCode({result, original}: MarkedCodeProps): ReactNode {
  const {code} = result;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const {from, to, was} of marksOf(result, original)) {
    // A note about something in a place that is marked already.
    const start = Math.max(from, end);
    parts.push(<span key={`before ${from}:${to}`}>{code.slice(end, start)}</span>);
    const text = code.slice(start, Math.max(start, to));
    parts.push(
      was === undefined ? (
        <span key={`${from}:${to}`} className={styles.place}>
          {text}
        </span>
      ) : (
        <mark key={`${from}:${to}`} className={styles.mark} title={translate({message: 'was {code}'}, {code: was})}>
          {text}
        </mark>
      ),
    );
    end = Math.max(start, to);
  }
  return (
    <div
      className={styles.output}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys have to reach it
      tabIndex={0}
      role="region"
      aria-label={translate({message: 'Code for H3 4.x'})}
    >
      <LineNumbers text={code} />
      <pre>
        <code translate="no">
          {parts}
          <span>{code.slice(end)}</span>
        </code>
      </pre>
    </div>
  );
}
