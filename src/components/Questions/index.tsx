import {useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import styles from './styles.module.css';

interface QuestionsProps {
  /** A second id for the section. */
  readonly id: string;
  readonly children: ReactNode;
}

interface QuestionProps {
  /** The ids in the answer, separated by spaces. */
  readonly ids: string;
  /** The `<summary>`, then the answer. */
  readonly children: ReactNode;
}

/** One question of `<Questions>`, closed until the reader opens it. */
export function Question({ids, children}: QuestionProps): ReactNode {
  const links = useBrokenLinks();
  for (const id of ids.split(' ')) links.collectAnchor(id);
  return (
    <details className={styles.question} itemScope itemProp="mainEntity" itemType="https://schema.org/Question">
      {children}
    </details>
  );
}

/** The answer to a question, marked for search engines. */
export function Answer({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div itemScope itemProp="acceptedAnswer" itemType="https://schema.org/Answer">
      <div itemProp="text">{children}</div>
    </div>
  );
}

/**
 * Frequently asked questions, each of which opens when the address names it. Browsers do so by themselves when a page
 * loads, but not when the site's router changes the address.
 */
export default function Questions({id, children}: QuestionsProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const root = useRef<HTMLElement>(null);
  const location = useLocation();
  useIsomorphicLayoutEffect(() => {
    const named = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const details = named && root.current?.contains(named) && named.closest('details');
    if (details) details.open = true;
  }, [location]);
  return (
    <section ref={root} id={id} className={styles.questions} itemScope itemType="https://schema.org/FAQPage">
      {children}
    </section>
  );
}
