import {LoadFailure} from '@h3-docs/ui/LoadState';
import {useMemo, useState, type ReactNode} from 'react';
import CodeArea from './CodeArea';
import type {EditorProps} from './editorProps';
import LanguageLoading from './LanguageLoading';
import {mustAsk} from './mustAsk';
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
  const {html, code, language} = area;
  const original = useMemo(() => plainText(html), [html]);
  const [allowed, setAllowed] = useState(() => !mustAsk(language));
  const {trouble, retry, progress} = useRun({
    version,
    language,
    wanted,
    code: allowed ? (code ?? (runUnedited ? original : null)) : null,
    draw,
    onOutcome,
    onRunning,
  });
  return (
    <>
      <CodeArea {...area} />
      {language !== 'javascript' && !trouble && (
        <LanguageLoading progress={progress} onAllow={allowed ? undefined : () => setAllowed(true)} />
      )}
      {trouble && <LoadFailure error={trouble} onRetry={retry} />}
    </>
  );
}
