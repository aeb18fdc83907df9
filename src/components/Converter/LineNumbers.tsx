import type {ReactNode, Ref} from 'react';
import styles from './styles.module.css';

interface LineNumbersProps {
  readonly text: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The numbers of the lines of a text. They are drawn, and are no text that is copied or read aloud. */
export default function LineNumbers({text, ref}: LineNumbersProps): ReactNode {
  const lines = text.split('\n').length;
  const numbers = Array.from({length: lines}, (_, index) => index + 1).join('\n');
  const width = `calc(${String(lines).length}ch + 2 * var(--h3-space-2))`;
  return <div ref={ref} className={styles.numbers} style={{width}} aria-hidden="true" data-numbers={numbers} />;
}
