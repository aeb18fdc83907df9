import Translate from '@docusaurus/Translate';
import {savesData} from '@h3-docs/base/dataSaver';
import {LoadFailure} from '@h3-docs/ui/LoadState';
import {useMemo, useState, type ReactNode} from 'react';
import CodeArea from './CodeArea';
import styles from './Editor.module.css';
import type {EditorProps} from './editorProps';
import LanguageLoading from './LanguageLoading';
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
  const isLoaded = language !== 'javascript';
  // A language that is loaded is large: where the connection is to be spared, the reader is asked first.
  const [allowed, setAllowed] = useState(() => !isLoaded || !savesData());
  const runs = !isLoaded || 'WebAssembly' in globalThis;
  const {trouble, retry, progress} = useRun({
    version,
    language,
    wanted: wanted && runs,
    code: allowed && runs ? (code ?? (runUnedited ? original : null)) : null,
    draw,
    onOutcome,
    onRunning,
  });
  return (
    <>
      <CodeArea {...area} />
      {!runs && (
        <p role="alert" className={styles.loading}>
          <Translate>
            This browser doesn’t have WebAssembly, so programs can’t run here. The recorded output is still correct.
          </Translate>
        </p>
      )}
      {isLoaded && runs && !trouble && (
        <LanguageLoading progress={progress} onAllow={allowed ? undefined : () => setAllowed(true)} />
      )}
      {trouble && <LoadFailure error={trouble} onRetry={retry} />}
    </>
  );
}
