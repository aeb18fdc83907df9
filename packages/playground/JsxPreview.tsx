import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {LoadFailure} from '@h3-docs/ui/LoadState';
import type {JsxCode} from './jsx';
import {openJsxFrame, type JsxFrame} from './jsxFrame';

/** How long the reader's fingers rest before the code is drawn, in milliseconds. */
const DEBOUNCE_MS = 400;

export interface JsxPreviewProps extends JsxCode {
  /** What the frame is called for screen readers. */
  readonly label: string;
  /** Told when the frame shows something, so that what the build drew can go. */
  readonly onShown: () => void;
}

/** What live JSX draws, in a sandboxed frame: nothing that the code does reaches the page. */
export default function JsxPreview({code, noInline, label, onShown}: JsxPreviewProps): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<JsxFrame | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Error | null>(null);
  const shown = useRef(onShown);
  useEffect(() => {
    shown.current = onShown;
  });

  useEffect(() => {
    const element = holder.current;
    if (!element || trouble) return undefined;
    let current = true;
    let opened: JsxFrame | undefined;
    openJsxFrame(element, label, (report) => {
      if (!current) return;
      if ('error' in report) setProblem(report.error);
      else shown.current();
    }).then(
      (ready) => {
        opened = ready;
        if (current) setFrame(ready);
        else ready.close();
      },
      (error: unknown) => current && setTrouble(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      current = false;
      setFrame(null);
      opened?.close();
    };
  }, [label, trouble]);

  const isFirst = useRef(true);
  useEffect(() => {
    if (!frame) return undefined;
    const timer = setTimeout(() => frame.draw({code, noInline}), isFirst.current ? 0 : DEBOUNCE_MS);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [frame, code, noInline]);

  return (
    <>
      <div ref={holder} />
      {problem !== null && <p role="alert">{translate({message: 'The code fails: {problem}'}, {problem})}</p>}
      {trouble && <LoadFailure error={trouble} onRetry={() => setTrouble(null)} />}
    </>
  );
}
