import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A list of problems or questions, or what leads to it. */
export default function Problems({children}: {readonly children?: ReactNode}): ReactNode {
  return <div className={clsx('not-searched', styles.problems)}>{children}</div>;
}
