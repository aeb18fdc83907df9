import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

interface FoldedProps {
  /** What is in it; without one, the reference of a function. */
  readonly label?: string;
  /** The anchor of the section that it belongs to, whose heading is above. */
  readonly of?: string;
  readonly children: ReactNode;
}

/** What few readers need, closed until they open it or follow a link to the section or to a place in it. */
export default function Folded({label, of, children}: FoldedProps): ReactNode {
  const box = useRef<HTMLDetailsElement>(null);
  const {hash} = useLocation();
  useIsomorphicLayoutEffect(() => {
    if (!box.current || hash === '') return;
    const id = decodeURIComponent(hash.slice(1));
    if (id === of || box.current.contains(document.getElementById(id))) box.current.open = true;
  }, [hash, of]);
  return (
    <details ref={box} className={styles.folded}>
      <summary>
        <span>{label ?? translate({message: 'Signatures, parameters, and errors'})}</span>
      </summary>
      {children}
    </details>
  );
}
