import {useState} from 'react';
import {copyAndSay, copyText, type CopyStatus} from '@h3-docs/ui/copyText';
import styles from './styles.module.css';

interface CopyButtonProps {
  /**
   * The text to copy, or a function that creates it when the button is pressed. The function may find nothing to copy.
   */
  readonly text: string | (() => string | undefined | Promise<string | undefined>);
  /** What a screen reader says; also the button's text when `wide`. */
  readonly label: string;
  readonly wide?: boolean;
}

/** Puts a text on the clipboard with one click, and says so. */
export default function CopyButton({text, label, wide}: CopyButtonProps) {
  const [status, setStatus] = useState<CopyStatus>(null);
  const copy = () => copyAndSay(() => (typeof text === 'string' ? text : text()), setStatus);
  const said = copyText(status, label);
  return (
    <button
      type="button"
      className={wide ? styles.button : styles.copy}
      data-state={status ?? 'idle'}
      aria-label={wide ? undefined : said}
      title={wide ? undefined : said}
      onClick={() => void copy()}
    >
      {wide ? (
        <span>{said}</span>
      ) : (
        <svg
          viewBox="0 0 16 16"
          width="14"
          height="14"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
        >
          {status === 'copied' ? (
            <path d="M3 8.5l3.2 3.2L13 4.8" />
          ) : (
            <path d="M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z" strokeLinejoin="round" />
          )}
        </svg>
      )}
      {!wide && (
        <span role="status" className={styles.hidden}>
          {status !== null && said}
        </span>
      )}
    </button>
  );
}
