import type {ReactNode} from 'react';
import styles from '../Problems/styles.module.css';

interface QuestionsProps {
  /** A second id for the section. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Frequently asked questions, each of which opens when the address names it. */
export default function Questions({id, children}: QuestionsProps): ReactNode {
  return (
    <section id={id} className={styles.problems} itemScope itemType="https://schema.org/FAQPage">
      {children}
    </section>
  );
}
