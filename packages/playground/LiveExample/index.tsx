import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {textOf} from '../tokens';
import type {DocsVersion, LiveLanguage} from '../types';
import {versions} from '@h3-docs/base/versions';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import {bounded} from '@h3-docs/ui/PartBoundary';
import Bar from './Bar';
import CodeView from './CodeView';
import {explorerAddress} from './explorerAddress';
import {mark, moveFocus, valueAt} from './marking';
import {plainText} from '../plainText';
import Result from './Result';
import styles from './styles.module.css';
import type {EditorProps, ShownOutcome, ShownText} from '../editorProps';
import {useNearViewport} from '@h3-docs/ui/useNearViewport';
import {useResultFirst} from './useResultFirst';

const Editor = lazyPart<EditorProps>(() => import('../Editor'), {placeholder: CodeView});

/** What `packages/playground/node` writes. */
export interface LiveExampleProps {
  readonly version: DocsVersion;
  /** The language of the code. One other than JavaScript has no result from the build, and begins as an editor. */
  readonly language?: LiveLanguage;
  readonly title?: string;
  /** The heading that it stands under: its name for screen readers where it has no title. */
  readonly about?: string;
  readonly html: string;
  readonly nodraw?: string;
  /** The outcome that the build computed, its text as HTML; absent where the example did not go through the build. */
  readonly built?: ShownOutcome | null;
  /** The drawing of the result. */
  readonly children?: ReactNode;
}

const asText = (text: ShownText) => (typeof text === 'string' ? text : textOf(text));

/**
 * A live example: code with its result, both there before any script runs. When it comes near the viewport or gets the
 * focus, the code becomes an editor, and what its reader types is run in a sandbox. The sandbox is fetched when the reader
 * points at the example, touches it, or brings the focus to it. What was typed lives here, so it survives whatever happens
 * to the lazily loaded parts.
 */
function LiveExample({
  version,
  language = 'javascript',
  title,
  about,
  html,
  nodraw,
  built = null,
  children,
}: LiveExampleProps): ReactNode {
  const isLoaded = language !== 'javascript';
  const container = useRef<HTMLDivElement>(null);
  const {near, byFocus} = useNearViewport(container);
  const resultFirst = useResultFirst();
  const [wanted, setWanted] = useState(isLoaded);
  /** Whether the reader has asked to edit: the editor then takes the focus, however its code came. */
  const [editing, setEditing] = useState(isLoaded);
  const [code, setCode] = useState<string | null>(null);
  const [edited, setEdited] = useState<ShownOutcome | null>(null);
  const [running, setRunning] = useState(false);
  const outcome = edited ?? built;
  // Without JavaScript there is no explorer.
  const shown = asText(outcome?.result ?? outcome?.log ?? '');
  const explorer = useIsBrowser() && outcome ? explorerAddress(shown, code ?? html) : undefined;
  const name = title ?? about ?? translate({message: 'the example'});

  function change(next: string | null) {
    setCode(next);
    if (next === null) setEdited(null);
  }

  /** Brings the focus into the code, which makes it an editor. */
  function edit() {
    setWanted(true);
    setEditing(true);
    // The editor, if it is there already, has a copy of its code in a `pre` that cannot take the focus.
    container.current?.querySelector<HTMLElement>('textarea, pre[tabindex]')?.focus();
  }

  function show(value: string | null) {
    if (container.current) mark(container.current, value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
  }

  const editor: EditorProps = {
    version,
    language,
    html,
    code,
    label: translate({message: 'Code of the example: {name}'}, {name}),
    wanted,
    draw: nodraw === undefined,
    runUnedited: built === null,
    takeFocus: byFocus || editing,
    errorLine: edited?.error?.line,
    onChange: change,
    // After an error, the map of the last result stays until the next one.
    onOutcome: (next) => setEdited((last) => (next.error && last?.drawing ? {...next, drawing: last.drawing} : next)),
    onRunning: setRunning,
  };
  const result = (outcome !== null || running) && (
    <Result
      outcome={outcome ?? {}}
      builtDrawing={children}
      code={code}
      edited={edited !== null}
      running={running}
      onKeyDown={onKeyDown}
    />
  );
  return (
    // The handlers mark, in result and drawing, the value that the pointer or the focus is on, and notice a reader who
    // may be about to edit: the sandbox is then fetched. A touch enters, too.
    <div
      ref={container}
      role="group"
      aria-label={translate({message: 'Live example: {name}'}, {name})}
      className={clsx('live-example', styles.example)}
      onPointerEnter={() => setWanted(true)}
      onMouseOver={({target}) => show(valueAt(target))}
      onMouseLeave={() => show(null)}
      onFocus={({target}) => {
        setWanted(true);
        show(valueAt(target));
      }}
      onBlur={() => show(null)}
    >
      <Bar
        title={title}
        name={name}
        edited={code !== null}
        onEdit={edit}
        onReset={() => change(null)}
        text={() => code ?? plainText(html)}
      >
        {explorer && (
          <Link className={styles.button} to={explorer} aria-label={translate({message: 'Explore: {name}'}, {name})}>
            <Translate>Explore</Translate>
          </Link>
        )}
      </Bar>
      {resultFirst && result}
      <div className={clsx('live-code', styles.code)}>
        {near || isLoaded ? <Editor {...editor} /> : <CodeView {...editor} />}
      </div>
      {!resultFirst && result}
      {isLoaded && outcome && (
        <p className={styles.remark}>
          {translate(
            {
              message:
                'Code runs as you type. The names of h3-py run on h3-js {release}. The figure below is that of the example.',
            },
            versions[version],
          )}
        </p>
      )}
    </div>
  );
}

export default bounded(LiveExample);
