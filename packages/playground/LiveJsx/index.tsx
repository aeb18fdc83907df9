import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useRef, useState, type ReactNode} from 'react';
import type {CodeAreaProps} from '../editorProps';
import type {JsxPreviewProps} from '../JsxPreview';
import {plainText} from '../plainText';
import {ahead} from '@h3-docs/base/dataSaver';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import {bounded} from '@h3-docs/ui/PartBoundary';
import Bar from '../LiveExample/Bar';
import CodeView from '../LiveExample/CodeView';
import example from '../LiveExample/styles.module.css';
import {useResultFirst} from '../LiveExample/useResultFirst';
import styles from './styles.module.css';

const CodeArea = lazyPart<CodeAreaProps>(() => import('../CodeArea'), {placeholder: CodeView});
const Preview = lazyPart<JsxPreviewProps>(() => import('../JsxPreview'));

/** What `plugins/live-jsx` writes. */
interface LiveJsxProps {
  readonly title?: string;
  /** The heading that it stands under: its name for screen readers where it has no title. */
  readonly about?: string;
  /** The code, highlighted. */
  readonly html: string;
  /** What the code draws at first, as HTML that the build made. */
  readonly markup: string;
  readonly noInline?: string;
}

/**
 * Live JSX: code with what it draws, both there before any script runs. When the reader presses a part of it, or brings
 * the focus to it, React, h3-js, and the compiler are fetched, and the code is drawn in a sandboxed frame.
 */
function LiveJsx({title, about, html, markup, noInline}: LiveJsxProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [editing, setEditing] = useState(false);
  const [shown, setShown] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const resultFirst = useResultFirst();
  const name = title ?? about ?? translate({message: 'the example'});
  const area: CodeAreaProps = {
    html,
    code,
    label: translate({message: 'Code of the example: {name}'}, {name}),
    takeFocus: editing,
    onChange: setCode,
  };

  const want = () => setWanted(true);

  /** Brings the focus into the code, which makes it an editor. */
  function edit() {
    want();
    setEditing(true);
    container.current?.querySelector<HTMLElement>('textarea, pre[tabindex]')?.focus();
  }

  const source = (
    <div className={clsx('live-code', example.code)}>{wanted ? <CodeArea {...area} /> : <CodeView {...area} />}</div>
  );
  const result = (
    <div className={clsx('live-drawing', styles.result)}>
      {!shown && <div dangerouslySetInnerHTML={{__html: markup}} />}
      {wanted && (
        <Preview
          code={code ?? plainText(html)}
          noInline={noInline !== undefined}
          label={translate({message: 'Result of the example: {name}'}, {name})}
          onShown={() => setShown(true)}
        />
      )}
    </div>
  );
  return (
    // The handlers notice a reader who uses the example: what it needs is then fetched. The keyboard has a button for it.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={container}
      role="group"
      aria-label={translate({message: 'Live example: {name}'}, {name})}
      className={clsx('live-example', example.example)}
      onPointerDown={() => ahead(want)}
      onFocus={() => ahead(want)}
      onClick={want}
    >
      <Bar
        title={title}
        name={name}
        edited={code !== null}
        onEdit={edit}
        onReset={() => setCode(null)}
        text={() => code ?? plainText(html)}
      />
      {resultFirst && result}
      {source}
      {!resultFirst && result}
    </div>
  );
}

export default bounded(LiveJsx);
