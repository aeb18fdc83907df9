import {useState, type ReactNode} from 'react';
import {useSought} from '@h3-docs/ui/findInPage';
import styles from './styles.module.css';

interface FoldProps {
  readonly title: ReactNode;
  /** Whether the reader needs it: then it is open, and stays so afterwards. */
  readonly wanted?: boolean;
  readonly children: ReactNode;
}

/** A part that a reader opens. It is rendered only then, or when the browser may look for words in it. */
export default function Fold({title, wanted = false, children}: FoldProps) {
  const [isOpen, setIsOpen] = useState(wanted);
  const sought = useSought();
  if (wanted && !isOpen) setIsOpen(true);
  return (
    <details className={styles.code} open={isOpen} onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {(isOpen || sought) && children}
    </details>
  );
}
