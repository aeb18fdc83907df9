import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useRef, useState, type ReactNode} from 'react';
import {COPIED_FOR_MS, copyText, type CopyStatus} from '../../ui/copyText';
import styles from './styles.module.css';

export interface CodeBlockProps {
  /** The fence's language; `output` is what a program printed. */
  readonly language?: string;
  readonly title?: string;
  /** The code as HTML that `plugins/highlight` made at build time. */
  readonly html: string;
  /** How many lines there will be, while the code is still on its way. */
  readonly lines?: number;
}

/** Fenced code, highlighted when the site was built, with a button that copies it. */
export default function CodeBlock({language = 'text', title, html, lines}: CodeBlockProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [status, setStatus] = useState<CopyStatus>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code.current?.textContent ?? '');
      setStatus('copied');
    } catch {
      // No permission, or no secure context: say so; the text can still be selected by hand.
      setStatus('failed');
    }
    setTimeout(() => setStatus(null), COPIED_FOR_MS);
  }

  const room = lines ? {minHeight: `calc(${lines * 1.55}em + 2 * var(--h3-space-3))`} : undefined;
  const label = title ?? (language === 'output' ? translate({message: 'Output'}) : undefined);
  return (
    <div className={clsx('code-block', styles.block, language === 'output' && styles.output)}>
      {label && <div className={styles.title}>{label}</div>}
      {/* A wide block scrolls, so it must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.pre} tabIndex={0} style={room}>
        {/* The server may know code that the browser leaves as it is: `StaticCode`. */}
        <code
          ref={code}
          className={`language-${language}`}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: html}}
        />
      </pre>
      {language !== 'output' && (
        <button type="button" className={clsx('js-only', styles.copy)} onClick={() => void copy()}>
          <span aria-live="polite">{copyText(status)}</span>
        </button>
      )}
    </div>
  );
}
