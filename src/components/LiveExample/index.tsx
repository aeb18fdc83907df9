import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {textOf} from '../../playground/tokens';
import type {DocsVersion} from '../../playground/types';
import {lazyPart} from '../../ui/LazyPart';
import CodeView from './CodeView';
import CopyButton from './CopyButton';
import {explorerAddress} from './explorerAddress';
import {mark, moveFocus, valueAt} from './marking';
import {plainText} from '../../playground/plainText';
import Result from './Result';
import styles from './styles.module.css';
import type {EditorProps, ShownOutcome, ShownText} from '../../playground/editorProps';
import {useNear} from './useNear';

const Editor = lazyPart<EditorProps>(() => import('../../playground/Editor'), {placeholder: CodeView});

/** What `plugins/live-examples` writes. `log` and `result` are HTML that it made; everything is a string. */
export interface LiveExampleProps {
  readonly version: DocsVersion;
  readonly title?: string;
  readonly html: string;
  readonly nodraw?: string;
  readonly log?: string;
  readonly result?: string;
  readonly errorName?: string;
  readonly errorMessage?: string;
  readonly errorCode?: string;
  /** The drawing of the result. */
  readonly children?: ReactNode;
}

/** The outcome that the build computed; null when the example did not go through the build. */
function builtOutcome({log, result, errorName, errorMessage, errorCode}: LiveExampleProps): ShownOutcome | null {
  if (errorName === undefined) return log === undefined && result === undefined ? null : {log, result};
  const code = errorCode === undefined ? undefined : Number(errorCode);
  return {log, error: {name: errorName, message: errorMessage ?? '', code}};
}

const asText = (text: ShownText) => (typeof text === 'string' ? text : textOf(text));

/**
 * A live example: code with its result, both there before any script runs. When it comes near the viewport or gets the
 * focus, the code becomes an editor, and what its reader types is run in a sandbox. What was typed lives here, so it
 * survives whatever happens to the lazily loaded parts.
 */
export default function LiveExample(props: LiveExampleProps): ReactNode {
  const {version, title, html, nodraw, children} = props;
  const container = useRef<HTMLDivElement>(null);
  const {near, byFocus} = useNear(container);
  const [code, setCode] = useState<string | null>(null);
  const [edited, setEdited] = useState<ShownOutcome | null>(null);
  const built = builtOutcome(props);
  const outcome = edited ?? built;
  // Without JavaScript there is no explorer.
  const explorer = useIsBrowser() && outcome ? explorerAddress(asText(outcome.result ?? ''), code ?? html) : undefined;
  const label = title ? `Code of the example: ${title}` : 'Code of the example';

  function change(next: string | null) {
    setCode(next);
    if (next === null) setEdited(null);
  }

  function show(value: string | null) {
    if (container.current) mark(container.current, value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
  }

  const editor: EditorProps = {
    version,
    html,
    code,
    label,
    draw: nodraw === undefined,
    runUnedited: built === null,
    takeFocus: byFocus,
    onChange: change,
    onOutcome: setEdited,
  };
  return (
    // The handlers only mark, in result and drawing, the value that the pointer or the focus is on.
    <div
      ref={container}
      role="group"
      aria-label={title ? `Live example: ${title}` : 'Live example'}
      className={clsx('live-example', styles.example)}
      onMouseOver={({target}) => show(valueAt(target))}
      onMouseLeave={() => show(null)}
      onFocus={({target}) => show(valueAt(target))}
      onBlur={() => show(null)}
    >
      <div className={styles.bar}>
        <span className={styles.title}>{title ?? 'Example'}</span>
        <span className={clsx('js-only', styles.buttons)}>
          {code !== null && (
            <button type="button" className={styles.button} onClick={() => change(null)}>
              Reset
            </button>
          )}
          {explorer && (
            <Link className={styles.button} to={explorer}>
              Explore
            </Link>
          )}
          <CopyButton className={styles.button} text={() => code ?? plainText(html)} />
        </span>
      </div>
      <div className={styles.code}>{near ? <Editor {...editor} /> : <CodeView {...editor} />}</div>
      {outcome && <Result outcome={outcome} builtDrawing={children} edited={edited !== null} onKeyDown={onKeyDown} />}
    </div>
  );
}
