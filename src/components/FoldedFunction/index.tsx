import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

interface FoldedFunctionProps {
  /** The anchor of the function's section, whose heading stands above. */
  readonly of: string;
  readonly children: ReactNode;
}

/** The section of a function that few readers need, closed until they open it or follow a link to the function. */
export default function FoldedFunction({of, children}: FoldedFunctionProps): ReactNode {
  const box = useRef<HTMLDetailsElement>(null);
  const {hash} = useLocation();
  useIsomorphicLayoutEffect(() => {
    if (box.current && hash === `#${of}`) box.current.open = true;
  }, [hash, of]);
  return (
    <details ref={box} className={styles.folded}>
      <summary>
        <Translate>Signatures, parameters, and errors</Translate>
      </summary>
      {children}
    </details>
  );
}
