import Translate from '@docusaurus/Translate';
import {LoadFailure} from '@h3-docs/ui/LoadState';
import {useMemo, useState, type ReactNode} from 'react';
import CodeArea from './CodeArea';
import styles from './Editor.module.css';
import type {EditorProps} from './editorProps';
import LanguageLoading from './LanguageLoading';
import {canRun, mustAsk} from './mustAsk';
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
  const runs = canRun(language);
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
      {language !== 'javascript' && runs && !trouble && (
        <LanguageLoading progress={progress} onAllow={allowed ? undefined : () => setAllowed(true)} />
      )}
      {trouble && <LoadFailure error={trouble} onRetry={retry} />}
    </>
  );
}
