import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {KeyboardEvent, ReactNode} from 'react';
import {errorAddress} from '@h3-docs/playground/errorAddress';
import {h3ErrorName} from '@h3-docs/playground/errorNames';
import type {DocsVersion, ErrorReport} from '@h3-docs/playground/types';
import styles from './styles.module.css';
import type {ShownOutcome, ShownText} from '@h3-docs/playground/editorProps';

interface ErrorBoxProps {
  readonly error: ErrorReport;
  readonly version: DocsVersion;
}

function ErrorBox({error: {name, message, code, line}, version}: ErrorBoxProps): ReactNode {
  // The page knows the errors by their numbers; a name that code in the sandbox gives leads nowhere.
  const h3Name = code === undefined ? undefined : h3ErrorName(code);
  return (
    <div className={styles.error}>
      <p className={styles.errorName}>
        <strong>{name}</strong>
        {code !== undefined && ` · ${translate({message: 'code {code}'}, {code})}`}
        {line !== undefined && ` · ${translate({message: 'line {line}'}, {line})}`}
      </p>
      <p className={styles.errorMessage}>{message}</p>
      {h3Name && (
        <Link to={errorAddress(h3Name, version)}>
          <Translate values={{error: h3Name}}>{'What {error} means'}</Translate>
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
          token
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
  /** The version whose errors page explains what was thrown. */
  readonly version: DocsVersion;
  readonly outcome: ShownOutcome;
  /** The drawing of the built outcome. It stays in the page while an edited one is shown, ready for a reset. */
  readonly builtDrawing: ReactNode;
  /** Whether the outcome comes from an edit: it is read out then. */
  readonly edited: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** What an example printed, returned or threw. The arrow keys go through the values of the result. */
export default function Result({version, outcome, builtDrawing, edited, onKeyDown}: ResultProps): ReactNode {
  const {log, result, error, drawing} = outcome;
  const shown = (text: ShownText) => (
    // A long result scrolls and its values are gone through by arrow keys, so it must be reachable.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <pre className={styles.result} tabIndex={0} onKeyDown={onKeyDown}>
      <Text text={text} />
    </pre>
  );
  return (
    <div className={styles.output}>
      <div className={clsx('live-text', styles.text)} aria-live={edited ? 'polite' : undefined}>
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
              <Translate>Result</Translate>
            </div>
            {shown(result)}
          </>
        )}
        {error && <ErrorBox error={error} version={version} />}
      </div>
      {builtDrawing && (
        <div className={clsx('live-drawing', styles.drawing)} hidden={edited}>
          {builtDrawing}
        </div>
      )}
      {drawing && (
        <div className={clsx('live-drawing', styles.drawing)} dangerouslySetInnerHTML={{__html: drawing.svg}} />
      )}
    </div>
  );
}
