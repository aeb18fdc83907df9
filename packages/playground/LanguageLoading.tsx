import python from '@generated/sandbox-bundle/default/python.json';
import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import type {ReactNode} from 'react';
import styles from './Editor.module.css';

const MEGABYTE = 1e6;

/** What all files of Python weigh over the wire, in bytes. */
const total = python.worker.wire + python.wasm.wire + python.library.wire;

/** Megabytes with one digit. */
const megabytes = (bytes: number) =>
  formatLocale(bytes / MEGABYTE, {minimumFractionDigits: 1, maximumFractionDigits: 1});

interface LanguageLoadingProps {
  /** How many bytes have been fetched; null before a fetch. */
  readonly progress: number | null;
  /** Called when the reader allows the fetch; absent where nothing has to be allowed. */
  readonly onAllow?: (() => void) | undefined;
}

/** How far the fetch of Python is, or on a connection that is to be spared, the button that begins it. */
export default function LanguageLoading({progress, onAllow}: LanguageLoadingProps): ReactNode {
  if (onAllow) {
    return (
      <button type="button" className={styles.load} onClick={onAllow}>
        <span>{translate({message: 'Load Python ({size} MB) and run'}, {size: megabytes(total)})}</span>
      </button>
    );
  }
  if (progress === null || progress > total - 1) return null;
  return (
    <p className={styles.loading} role="status">
      <progress value={progress} max={total} aria-label={translate({message: 'Python that has been fetched'})} />{' '}
      <span>
        {translate({message: 'Loading Python: {done} of {all} MB'}, {done: megabytes(progress), all: megabytes(total)})}
      </span>
    </p>
  );
}
