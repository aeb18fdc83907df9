import {useEffect, useMemo, useRef, type ReactNode} from 'react';
import {useFieldLimit, type Limit} from '@h3-docs/ui/useFieldLimit';
import type {CodeAreaProps} from './editorProps';
import styles from './Editor.module.css';
import {highlight, highlightLines} from './highlight';
import {plainText} from './plainText';

/** Much longer than any example, and short enough to be colored with each key. */
const limit: Limit = {most: 50_000, unit: 'characters'};

/**
 * Code to be edited: a text area over a highlighted copy of its text, which also gives it its height. The Tab key is left
 * alone, so that the keyboard gets out as it got in.
 */
export default function CodeArea({
  language,
  html,
  code,
  label,
  takeFocus,
  errorLine,
  onChange,
}: CodeAreaProps): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const {ref, refusal} = useFieldLimit(limit, area);
  const original = useMemo(() => plainText(html), [html]);

  useEffect(() => {
    // The reader was in the static code when this took its place, and has not gone elsewhere meanwhile.
    if (takeFocus && document.activeElement === document.body) area.current?.focus({preventScroll: true});
  }, [takeFocus]);

  const markup =
    code === null
      ? html
      : errorLine === undefined
        ? highlight(code, language)
        : highlightLines(code, language, errorLine, styles.faulty ?? '');
  return (
    <>
      <div className={styles.editor}>
        <pre aria-hidden="true" translate="no" className={styles.copy}>
          <code dangerouslySetInnerHTML={{__html: `${markup}\n`}} />
        </pre>
        <textarea
          ref={ref}
          className={styles.area}
          aria-label={label}
          aria-invalid={errorLine !== undefined || undefined}
          value={code ?? original}
          onChange={({target}) => onChange(target.value === original ? null : target.value)}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          wrap="soft"
        />
      </div>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </>
  );
}
