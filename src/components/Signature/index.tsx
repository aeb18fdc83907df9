import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A function's signatures in one language, set apart from the example below them. */
export default function Signature({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.signature}>{children}</div>;
}
