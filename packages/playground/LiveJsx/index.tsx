import Translate, {translate} from '@docusaurus/Translate';
import {fetchFile} from '@h3-docs/base/fetch';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import {LoadFailure} from '@h3-docs/ui/LoadState';
import {bounded} from '@h3-docs/ui/PartBoundary';
import clsx from 'clsx';
import {useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import type {CodeAreaProps} from '../editorProps';
import {jsxFrameScript, jsxFrameScriptHash} from '../frameScript';
import Bar from '../LiveExample/Bar';
import CodeView from '../LiveExample/CodeView';
import example from '../LiveExample/styles.module.css';
import {useResultFirst} from '../LiveExample/useResultFirst';
import {plainText} from '../plainText';
import {onFlood} from './onFlood';

const CodeArea = lazyPart<CodeAreaProps>(() => import('../CodeArea'), {placeholder: CodeView});

/** React, h3-js, and react-live, bundled by `node/bundle.ts`; only the address is in this code. */
const bundle = new URL('@generated/sandbox-bundle/default/sandbox-jsx.bundle', import.meta.url);

/** `unsafe-eval` is for react-live, which makes functions of text. */
const policy = `default-src 'none'; script-src '${jsxFrameScriptHash}' 'unsafe-eval' blob:; style-src 'unsafe-inline'; img-src data:`;

/** The page of a frame, with the font and the colors of the page around it. */
function pageLike(around: Element): string {
  const {color, colorScheme, fontFamily} = getComputedStyle(around);
  const style = `:root{color:${color};color-scheme:${colorScheme}}body{font-family:${fontFamily.replaceAll('<', '')}}`;
  return `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><style>${style}</style><body><script>${jsxFrameScript}</script>`;
}

interface LiveJsxProps {
  readonly title?: string;
  /** The heading that it stands under: its name for screen readers where it has no title. */
  readonly about?: string;
  /** The code, highlighted. */
  readonly html: string;
  /** Set when the code calls `render` itself. */
  readonly noInline?: string;
}

/**
 * Live JSX. Each run opens a new frame, which has no origin and reaches neither the page nor the network. The page sends it
 * the code, and reads nothing that it sends.
 */
function LiveJsx({title, about, html, noInline}: LiveJsxProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState<string | null>(null);
  const [editing, setEditing] = useState(false);
  const [shown, setShown] = useState<{script: string; page: string; code: string} | Error | 'flood' | null>(null);
  const resultFirst = useResultFirst();
  const name = title ?? about ?? translate({message: 'the example'});
  const text = () => code ?? plainText(html);

  const start = () =>
    fetchFile(bundle, name)
      .then((response) => response.text())
      .then((script) => container.current && setShown({script, page: pageLike(container.current), code: text()}))
      .catch((error: unknown) => setShown(error instanceof Error ? error : new Error(String(error))));

  const label = translate({message: 'Code of the example: {name}'}, {name});
  const area: CodeAreaProps = {language: 'javascript', html, code, label, takeFocus: editing, onChange: setCode};
  /** Closes the frame before the page handles its next message. */
  const flood = () => flushSync(() => setShown('flood'));
  const result = shown && (
    <div className="live-drawing">
      {shown instanceof Error ? (
        <LoadFailure error={shown} onRetry={() => void start()} />
      ) : shown === 'flood' ? (
        <p role="alert">
          <Translate>The code sent too many messages to the page, so its frame was closed.</Translate>
        </p>
      ) : (
        <iframe
          ref={(frame) => (frame ? onFlood(frame, flood) : undefined)}
          key={shown.page + shown.code}
          sandbox="allow-scripts"
          title={translate({message: 'Result of the example: {name}'}, {name})}
          srcDoc={shown.page}
          // The frame's origin is opaque, so no other target can be named; only the frame itself gets the message.
          onLoad={({currentTarget}) => currentTarget.contentWindow?.postMessage({...shown, noInline: !!noInline}, '*')}
          style={{border: 0, height: '24rem', width: '100%'}}
        />
      )}
    </div>
  );
  return (
    <div
      ref={container}
      role="group"
      aria-label={translate({message: 'Live example: {name}'}, {name})}
      className={clsx('live-example', example.example)}
    >
      <Bar
        title={title}
        name={name}
        edited={code !== null}
        onEdit={() => setEditing(true)}
        onReset={() => {
          setCode(null);
          setShown(null);
        }}
        text={text}
      >
        <button
          type="button"
          className={example.button}
          aria-label={translate({message: 'Run: {name}'}, {name})}
          onClick={() => void start()}
        >
          <Translate>Run</Translate>
        </button>
      </Bar>
      {resultFirst && result}
      <div className={clsx('live-code', example.code)}>{editing ? <CodeArea {...area} /> : <CodeView {...area} />}</div>
      {!resultFirst && result}
    </div>
  );
}

export default bounded(LiveJsx);
