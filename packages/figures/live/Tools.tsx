import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {explorerLink} from '@h3-docs/base/routing/explorerLink';
import styles from './styles.module.css';

interface ToolsProps {
  /** The indexes that are shown. */
  readonly cells: readonly string[];
  /** The address of the explorer's page. */
  readonly explorer: string;
  /** Leads back to the first state; undefined where the figure shows it. */
  readonly onReset: (() => void) | undefined;
}

/** What every figure offers: its first state, and the explorer. */
export function Tools({cells, explorer, onReset}: ToolsProps): ReactNode {
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.tool} disabled={!onReset} onClick={onReset}>
        <Translate>Reset</Translate>
      </button>
      {cells.length > 0 && (
        <a className={styles.tool} href={explorerLink(explorer, cells)}>
          <Translate>Open in the explorer</Translate>
        </a>
      )}
    </div>
  );
}
