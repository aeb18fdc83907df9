import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from '../Problems/styles.module.css';

interface QuestionsProps {
  /** A second id for the section. */
  readonly id: string;
  /** The ids in the answers, separated by spaces. */
  readonly ids: string;
  readonly children: ReactNode;
}

/** Frequently asked questions, each of which opens when the address names it. */
export default function Questions({id, ids, children}: QuestionsProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  [id, ...ids.split(' ')].forEach(collectAnchor);
  return (
    <section id={id} className={styles.problems} itemScope itemType="https://schema.org/FAQPage">
      {children}
    </section>
  );
}
