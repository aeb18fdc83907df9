import {describeHover} from '../model/describe';
import styles from './styles.module.css';

interface HoverProps {
  /** The index under the pointer. */
  readonly index: string | undefined;
  /** The map's name for the shape under the pointer. */
  readonly shape: string | undefined;
  /** The row of an index, or else of a shape, in words. */
  readonly valuesOf: (index: string, shape: string | undefined) => string;
}

/** What is under the pointer. */
export default function Hover({index, shape, valuesOf}: HoverProps) {
  return (
    <output className={styles.hover} aria-hidden="true">
      {index !== undefined && `${describeHover(index)}${valuesOf(index, shape)}`}
    </output>
  );
}
