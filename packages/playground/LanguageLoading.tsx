import python from '@generated/sandbox-bundle/default/python.json';
import Translate, {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import type {ReactNode} from 'react';
import styles from './Editor.module.css';

const MEGABYTE = 1e6;

/** Megabytes with one digit. */
const megabytes = (bytes: number) =>
  formatLocale(bytes / MEGABYTE, {minimumFractionDigits: 1, maximumFractionDigits: 1});

interface LanguageLoadingProps {
  /** The share that has been fetched, from 0 to 1; null before a fetch. */
  readonly progress: number | null;
  /** Called when the reader allows the fetch; absent where nothing has to be allowed. */
  readonly onAllow?: (() => void) | undefined;
}

/** How far the fetch of Python is, or on a connection that is to be spared, the button that begins it. */
export default function LanguageLoading({progress, onAllow}: LanguageLoadingProps): ReactNode {
  if (onAllow) {
    return (
      <button type="button" className={styles.load} onClick={onAllow}>
        <span>{translate({message: 'Load Python ({size} MB) and run'}, {size: megabytes(python.wire)})}</span>
      </button>
    );
  }
  if (progress === null || progress === 1) return null;
  return (
    <p className={styles.loading} role="status">
      <progress value={progress} aria-label={translate({message: 'Python that has been fetched'})} />{' '}
      <Translate
        values={{done: <span>{megabytes(progress * python.wire)}</span>, all: <span>{megabytes(python.wire)}</span>}}
      >
        {'Loading Python: {done} of {all} MB'}
      </Translate>
    </p>
  );
}
