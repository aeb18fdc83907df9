import Link from '@docusaurus/Link';
import type {KeyboardEvent, ReactNode} from 'react';
import {errorAddress} from '../../playground/errorAddress';
import type {ErrorReport} from '../../playground/types';
import styles from './styles.module.css';
import type {ShownOutcome} from '../../playground/editorProps';

function ErrorBox({error: {name, message, code, line}}: {readonly error: ErrorReport}): ReactNode {
  return (
    <div className={styles.error}>
      <p className={styles.errorName}>
        <strong>{name}</strong>
        {code !== undefined && ` · code ${code}`}
        {line !== undefined && ` · line ${line}`}
      </p>
      <p className={styles.errorMessage}>{message}</p>
      {code !== undefined && <Link to={errorAddress(name)}>What {name} means</Link>}
    </div>
  );
}

interface ResultProps {
  readonly outcome: ShownOutcome;
  /** The drawing of the built outcome. It stays in the page while an edited one is shown, ready for a reset. */
  readonly builtDrawing: ReactNode;
  /** Whether the outcome comes from an edit: it is read out then. */
  readonly edited: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** What an example printed, returned or threw. The arrow keys go through the values of the result. */
export default function Result({outcome, builtDrawing, edited, onKeyDown}: ResultProps): ReactNode {
  const {log, result, error, drawing} = outcome;
  const html = (text: string) => (
    // A long result scrolls and its values are gone through by arrow keys, so it must be reachable.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <pre className={styles.result} tabIndex={0} onKeyDown={onKeyDown}>
      <code dangerouslySetInnerHTML={{__html: text}} />
    </pre>
  );
  return (
    <div className={styles.output}>
      <div className={styles.text} aria-live={edited ? 'polite' : undefined}>
        {log !== undefined && (
          <>
            <div className={styles.label}>Printed</div>
            {html(log)}
          </>
        )}
        {result !== undefined && (
          <>
            <div className={styles.label}>Result</div>
            {html(result)}
          </>
        )}
        {error && <ErrorBox error={error} />}
      </div>
      {builtDrawing && (
        <div className={styles.drawing} hidden={edited}>
          {builtDrawing}
        </div>
      )}
      {drawing && <div className={styles.drawing} dangerouslySetInnerHTML={{__html: drawing.svg}} />}
    </div>
  );
}
