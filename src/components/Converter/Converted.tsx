import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {memo, type ReactNode} from 'react';
import {lineCounter} from '@h3-docs/converter/lines';
import type {Conversion, Note} from '@h3-docs/converter/types';
import {formatLocale, plural} from '@h3-docs/base/number';
import {LoadFailure, LoadingIndicator} from '@h3-docs/ui/LoadState';
import CopyButton from '../LiveExample/CopyButton';
import styles from './styles.module.css';
import type {ConvertedProps} from './types';
import {useConversion} from './useConversion';

const kinds: Readonly<Record<Note['kind'], string>> = {
  byHand: translate({message: 'Change by hand'}),
  error: translate({message: 'Errors'}),
  value: translate({message: 'Other results'}),
};

/** The converted code, with each change marked. */
function MarkedCode({
  code,
  changes,
  original,
}: Pick<Conversion, 'code' | 'changes'> & {readonly original: string}): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const {at, insert, from, to} of changes) {
    parts.push(
      <span key={`before ${at}`}>{code.slice(end, at)}</span>,
      <mark
        key={at}
        className={styles.mark}
        title={translate({message: 'was {code}'}, {code: original.slice(from, to)})}
      >
        {insert}
      </mark>,
    );
    end = at + insert.length;
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys have to reach it
    <pre className={styles.output} tabIndex={0} role="region" aria-label={translate({message: 'Code for H3 4.x'})}>
      <code translate="no">
        {parts}
        <span>{code.slice(end)}</span>
      </code>
    </pre>
  );
}

/** A text with code in backticks. */
function WithCode({text}: {readonly text: string}): ReactNode {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : <span key={index}>{part}</span>));
}

function Notes({notes, original}: {readonly notes: readonly Note[]; readonly original: string}): ReactNode {
  const lineOf = lineCounter(original);
  return (
    <ul className={styles.notes}>
      {notes.map(({kind, text, link, places}) => {
        const lines = [...new Set(places.map(lineOf))];
        return (
          <li key={text} data-kind={kind}>
            <strong>{kinds[kind]}</strong>,{' '}
            <span>
              {plural(lines.length, translate({message: 'line {lines}|lines {lines}'}, {lines: lines.join(', ')}))}
            </span>
            : <WithCode text={text} />{' '}
            <Link to={link}>
              <Translate>Read more</Translate>
            </Link>
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
  const changed = result.changes.length;
  const noted = result.notes.length;
  return (
    <>
      <p role="status" className={styles.summary}>
        <span>
          {changed === 0
            ? translate({message: 'The converter found no function of 3.x to rename.'})
            : plural(
                changed,
                translate({message: '1 change, marked below.|{count} changes, marked below.'}, {count: changed}),
              )}
        </span>{' '}
        <span>
          {noted > 0 &&
            plural(
              noted,
              translate({message: '1 note to check by hand.|{count} notes to check by hand.'}, {count: noted}),
            )}
        </span>
      </p>
      <MarkedCode code={result.code} changes={result.changes} original={original} />
      <div className={styles.actions}>
        <CopyButton
          className={styles.button}
          label={translate({message: 'Copy the code for 4.x'})}
          text={() => result.code}
        />
      </div>
      {noted > 0 && <Notes notes={result.notes} original={original} />}
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
        <Waiting label={translate({message: 'Cancel'})} onClick={cancel}>
          <span>
            {translate(
              {message: 'Converting {characters} characters…'},
              {characters: formatLocale(progress.characters)},
            )}
          </span>
        </Waiting>
      );
    case 'cancelled':
      return (
        <Waiting label={translate({message: 'Convert again'})} onClick={again}>
          <Translate>You cancelled the conversion. Your code is unchanged.</Translate>
        </Waiting>
      );
  }
}
