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
  const frame = useRef<Promise<JsxFrame> | null>(null);
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
    const open = () =>
      openJsxFrame(element, label, {
        onReport(report) {
          if ('error' in report) setProblem(report.error);
          else shown.current();
        },
        // The next change of the code opens another one.
        onLost(why) {
          frame.current = null;
          setProblem(why);
        },
      });
    const draw = () =>
      (frame.current ??= open()).then(
        (ready) => current && ready.draw({code, noInline}),
        (error: unknown) => {
          frame.current = null;
          if (current) setTrouble(error instanceof Error ? error : new Error(String(error)));
        },
      );
    const timer = setTimeout(() => void draw(), frame.current ? DEBOUNCE_MS : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [code, noInline, label, trouble]);

  useEffect(
    () => () =>
      void frame.current?.then(
        (ready) => ready.close(),
        () => undefined,
      ),
    [],
  );

  return (
    <>
      <div ref={holder} />
      {problem !== null && <p role="alert">{translate({message: 'The code fails: {problem}'}, {problem})}</p>}
      {trouble && <LoadFailure error={trouble} onRetry={() => setTrouble(null)} />}
    </>
  );
}
