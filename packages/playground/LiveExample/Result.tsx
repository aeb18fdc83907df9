import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useLayoutEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {lacksReturn} from '../prepare';
import {textOf} from '../tokens';
import type {ExplainedError} from '../types';
import styles from './styles.module.css';
import type {ShownOutcome, ShownText} from '../editorProps';

function ErrorBox({error}: {readonly error: ExplainedError}): ReactNode {
  const {name, message, code, line, explanation} = error;
  return (
    <div className={styles.error}>
      <p className={styles.errorName}>
        <strong>{name}</strong>
        <span>{code !== undefined && ` · ${translate({message: 'code {code}'}, {code})}`}</span>
        <span>{line !== undefined && ` · ${translate({message: 'line {line}'}, {line})}`}</span>
      </p>
      <p className={styles.errorMessage}>{message}</p>
      {explanation && (
        <Link to={explanation.to}>
          <span>{explanation.label}</span>
        </Link>
      )}
    </div>
  );
}

/** What was printed or returned. The text of a run only ever becomes text nodes. */
function Text({text}: {readonly text: ShownText}): ReactNode {
  if (typeof text === 'string') return <code dangerouslySetInnerHTML={{__html: text}} />;
  return (
    <code>
      {text.map((token, index) =>
        typeof token === 'string' ? (
          <span key={index}>{token}</span>
        ) : (
          <span key={`${index} ${token.value}`} data-value={token.value}>
            {token.text}
          </span>
        ),
      )}
    </code>
  );
}

interface ResultProps {
  readonly outcome: ShownOutcome;
  /** What the reader has made of the code; null while it is untouched. */
  readonly code: string | null;
  /** Whether a run takes long. */
  readonly running: boolean;
  /** The drawing of the built outcome. It stays in the page while an edited one is shown, ready for a reset. */
  readonly builtDrawing: ReactNode;
  /** Whether the outcome comes from an edit: it is read out then. */
  readonly edited: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Keeps an element at least as high as it has been since its reader began to edit, so that the page below doesn't move.
 * Asking for a height lays out the page, so nothing is asked for with a key that changes no result, nor by a reset.
 */
function useSteadyHeight(editing: boolean, outcome: ShownOutcome, running: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const {current} = box;
    if (current) current.style.minHeight = editing ? `${current.offsetHeight}px` : '';
  }, [editing, outcome, running]);
  return box;
}

/** Beside an edited result: what the reader may have forgotten. */
function Remark({outcome, code}: Pick<ResultProps, 'outcome' | 'code'>): ReactNode {
  if (outcome.error) return null;
  if (outcome.result === undefined && !outcome.log?.length) {
    return (
      <p className={styles.remark}>
        <Translate>Nothing was printed. Print a value, or write it on the last line.</Translate>
      </p>
    );
  }
  if (code === null || typeof outcome.result !== 'object') return null;
  if (textOf(outcome.result) !== 'undefined' || !lacksReturn(code)) return null;
  return (
    <p className={styles.remark}>
      <Translate>Nothing was returned. Write return before the value that you want to see.</Translate>
    </p>
  );
}

/** What an example printed, returned or threw. The arrow keys go through the values of the result. */
export default function Result({outcome, builtDrawing, code, edited, running, onKeyDown}: ResultProps): ReactNode {
  const {log, result, error, drawing} = outcome;
  const box = useSteadyHeight(code !== null, outcome, running);
  const shown = (text: ShownText) => (
    // A long result scrolls and its values are gone through by arrow keys, so it must be reachable.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <pre className={styles.result} translate="no" tabIndex={0} onKeyDown={onKeyDown}>
      <Text text={text} />
    </pre>
  );
  // The drawing of the last result stays after an error, and while the next one is computed.
  const isOld = running || error !== undefined;
  return (
    <div ref={box} className={clsx(styles.output, running && styles.running)}>
      <div className={clsx('live-text', styles.text)} aria-live={edited ? 'polite' : undefined}>
        {running && (
          <p className={styles.state}>
            <Translate>Running…</Translate>
          </p>
        )}
        {log !== undefined && log.length > 0 && (
          <>
            <div className={styles.label}>
              <Translate>Printed</Translate>
            </div>
            {shown(log)}
          </>
        )}
        {result !== undefined && (
          <>
            <div className={styles.label}>
              {edited ? translate({message: 'Your result'}) : translate({message: 'Result'})}
            </div>
            {shown(result)}
          </>
        )}
        {error && <ErrorBox error={error} />}
        {edited && !running && <Remark outcome={outcome} code={code} />}
      </div>
      {builtDrawing && (
        <div
          className={clsx('live-drawing', styles.drawing, edited && styles.old)}
          hidden={edited && (error === undefined || drawing !== undefined)}
        >
          {builtDrawing}
        </div>
      )}
      {drawing && (
        <div
          className={clsx('live-drawing', styles.drawing, isOld && styles.old)}
          dangerouslySetInnerHTML={{__html: drawing.svg}}
        />
      )}
    </div>
  );
}
