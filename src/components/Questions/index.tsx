import {useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import styles from './styles.module.css';

interface QuestionsProps {
  /** A second id for the section. */
  readonly id: string;
  /** The ids in the answers, separated by spaces. */
  readonly ids: string;
  readonly children: ReactNode;
}

/**
 * Frequently asked questions, each of which opens when the address names it. Browsers do so by themselves when a page
 * loads, but not when the site's router changes the address.
 */
export default function Questions({id, ids, children}: QuestionsProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  [id, ...ids.split(' ')].forEach(collectAnchor);
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
