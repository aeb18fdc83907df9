import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';
import type {EditorProps} from '../editorProps';

/** The code as the build highlighted it: what there is to read without scripts, and until the editor is loaded. */
export default function CodeView({
  html,
  label,
  takeFocus,
}: Pick<EditorProps, 'html' | 'label' | 'takeFocus'>): ReactNode {
  const pre = useRef<HTMLPreElement>(null);

  useEffect(() => {
    // This code replaces code that had the focus when the editor was requested.
    if (takeFocus && document.activeElement === document.body) pre.current?.focus({preventScroll: true});
  }, [takeFocus]);

  return (
    // Reaching it by keyboard is what makes it an editor.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre ref={pre} translate="no" className={styles.pre} tabIndex={0} role="group" aria-label={label}>
      <code dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
}
