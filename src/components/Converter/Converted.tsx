import Link from '@docusaurus/Link';
import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {loadConverter} from '../../converter';
import {detectLanguage} from '../../converter/detect';
import {lineCounter} from '../../converter/lines';
import type {Conversion, ConverterLanguage, NameTable, Note} from '../../converter/types';
import {LoadFailure, LoadingIndicator} from '../../ui/LoadState';
import CopyButton from '../LiveExample/CopyButton';
import styles from './styles.module.css';
import type {ConvertedProps} from './types';

/** The names of each language, from the catalogue. */
const loadNames: Readonly<Record<ConverterLanguage, () => Promise<{readonly default: NameTable}>>> = {
  javascript: () => import('@generated/converter/default/javascript.json'),
  python: () => import('@generated/converter/default/python.json'),
  c: () => import('@generated/converter/default/c.json'),
  java: () => import('@generated/converter/default/java.json'),
};

const kinds: Readonly<Record<Note['kind'], string>> = {
  byHand: 'Change by hand',
  error: 'Errors',
  value: 'Other results',
};

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The converted code, with each change marked. */
function MarkedCode({
  code,
  changes,
  original,
}: Pick<Conversion, 'code' | 'changes'> & {readonly original: string}): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const {at, insert, from, to} of changes) {
    parts.push(code.slice(end, at));
    parts.push(
      <mark key={at} className={styles.mark} title={`was ${original.slice(from, to)}`}>
        {insert}
      </mark>,
    );
    end = at + insert.length;
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys have to reach it
    <pre className={styles.output} tabIndex={0} role="region" aria-label="Code for H3 4.x">
      <code>
        {parts}
        {code.slice(end)}
      </code>
    </pre>
  );
}

/** A text with code in backticks. */
function WithCode({text}: {readonly text: string}): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

function Notes({notes, original}: {readonly notes: readonly Note[]; readonly original: string}): ReactNode {
  const lineOf = lineCounter(original);
  return (
    <ul className={styles.notes}>
      {notes.map(({kind, text, link, places}) => {
        const lines = [...new Set(places.map(lineOf))];
        return (
          <li key={text} data-kind={kind}>
            <strong>{kinds[kind]}</strong>, {lines.length === 1 ? 'line' : 'lines'} {lines.join(', ')}:{' '}
            <WithCode text={text} /> <Link to={link}>Read more</Link>
          </li>
        );
      })}
    </ul>
  );
}

type State = 'working' | {readonly original: string; readonly result: Conversion} | {readonly error: unknown};

/** The converter's answer: the code for 4.x, and what has to be looked at by hand. */
export default function Converted({code, language}: ConvertedProps): ReactNode {
  const [state, setState] = useState<State>('working');
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((number) => number + 1), []);

  useEffect(() => {
    let current = true;
    const chosen = language === 'detect' ? detectLanguage(code) : language;
    void Promise.all([loadConverter(chosen), loadNames[chosen]()])
      .then(([convert, {default: names}]) => ({original: code, result: convert(code, names)}))
      .catch((error: unknown) => ({error}))
      .then((next) => {
        if (current) setState(next);
      });
    return () => {
      current = false;
    };
  }, [code, language, attempt]);

  if (state === 'working') return <LoadingIndicator />;
  if ('error' in state) return <LoadFailure error={state.error} onRetry={retry} />;
  const {original, result} = state;
  return (
    <>
      <p role="status" className={styles.summary}>
        {result.changes.length === 0
          ? 'The converter found no function of 3.x to rename.'
          : `${count(result.changes.length, 'change')}, marked below.`}{' '}
        {result.notes.length > 0 && `${count(result.notes.length, 'note')} to check by hand.`}
      </p>
      <MarkedCode code={result.code} changes={result.changes} original={original} />
      <div className={styles.actions}>
        <CopyButton className={styles.button} label="Copy the code for 4.x" text={() => result.code} />
      </div>
      {result.notes.length > 0 && <Notes notes={result.notes} original={original} />}
    </>
  );
}
