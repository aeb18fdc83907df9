import Link from '@docusaurus/Link';
import {memo, type ReactNode} from 'react';
import {lineCounter} from '../../converter/lines';
import type {Conversion, Note} from '../../converter/types';
import {formatLocale} from '../../number';
import {LoadFailure, LoadingIndicator} from '../../ui/LoadState';
import CopyButton from '../LiveExample/CopyButton';
import styles from './styles.module.css';
import type {ConvertedProps} from './types';
import {useConversion} from './useConversion';

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

interface WaitingProps {
  readonly children: ReactNode;
  readonly label: string;
  readonly onClick: () => void;
}

/** What happens to long code, with a button that keeps the focus when its label changes. */
function Waiting({children, label, onClick}: WaitingProps): ReactNode {
  return (
    <div className={styles.actions}>
      <p role="status" className={styles.waiting}>
        {children}
      </p>
      <button type="button" className={styles.button} onClick={onClick}>
        {label}
      </button>
    </div>
  );
}

interface ResultProps {
  readonly original: string;
  readonly result: Conversion;
}

/** The code for 4.x, and what has to be looked at by hand. It may be long, so that it isn't drawn again as one types. */
const Result = memo(function Result({original, result}: ResultProps): ReactNode {
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
});

/** The converter's answer, or how far it is. */
export default function Converted(props: ConvertedProps): ReactNode {
  const {progress, cancel, again} = useConversion(props);
  switch (progress.state) {
    case 'loading':
      return <LoadingIndicator />;
    case 'broken':
      return <LoadFailure error={progress.why} onRetry={again} />;
    case 'converted':
      return <Result original={progress.original} result={progress.result} />;
    case 'converting':
      return (
        <Waiting label="Cancel" onClick={cancel}>
          Converting {formatLocale(progress.characters)} characters…
        </Waiting>
      );
    case 'cancelled':
      return (
        <Waiting label="Convert again" onClick={again}>
          You cancelled the conversion. Your code is unchanged.
        </Waiting>
      );
  }
}
