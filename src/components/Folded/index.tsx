import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface FoldedProps {
  /** What is in it; without one, the reference of a function. */
  readonly label?: string;
  /** The anchor of the section that it belongs to, whose heading is above: links to it open the fold. */
  readonly of?: string;
  readonly children: ReactNode;
}

/** What few readers need, closed until they open it or follow a link to the section or to a place in it. */
export default function Folded({label, of, children}: FoldedProps): ReactNode {
  return (
    <details className={styles.folded} data-of={of}>
      <summary>
        <span>{label ?? translate({message: 'Signatures, parameters, and errors'})}</span>
      </summary>
      {children}
    </details>
  );
}
