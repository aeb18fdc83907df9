import {LoadFailure} from '@h3-docs/ui/LoadState';
import {useMemo, type ReactNode} from 'react';
import CodeArea from './CodeArea';
import type {EditorProps} from './editorProps';
import {plainText} from './plainText';
import {useRun} from './useRun';

/** The code of a live example, to be edited. It is run whenever it has changed. */
export default function Editor({
  version,
  wanted,
  draw,
  runUnedited,
  onOutcome,
  onRunning,
  ...area
}: EditorProps): ReactNode {
  const {html, code} = area;
  const original = useMemo(() => plainText(html), [html]);
  const {trouble, retry} = useRun({
    version,
    wanted,
    code: code ?? (runUnedited ? original : null),
    draw,
    onOutcome,
    onRunning,
  });
  return (
    <>
      <CodeArea {...area} />
      {trouble && <LoadFailure error={trouble} onRetry={retry} />}
    </>
  );
}
