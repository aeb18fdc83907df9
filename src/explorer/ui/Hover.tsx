import {describeHover} from '../model/describe';
import styles from './styles.module.css';

interface HoverProps {
  /** The index under the pointer. */
  readonly index: string | undefined;
  /** What was copied; empty when nothing was. */
  readonly copied: string;
  /** The row of an index, in words. */
  readonly valuesOf: (index: string) => string;
}

/** What is under the pointer. */
export default function Hover({index, copied, valuesOf}: HoverProps) {
  return (
    <>
      <output className={styles.hover} aria-hidden="true">
        {copied === '' ? index !== undefined && `${describeHover(index)}${valuesOf(index)}` : copied}
      </output>
      <p className={styles.hidden} role="status">
        {copied}
      </p>
    </>
  );
}
