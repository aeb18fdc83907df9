import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {explorerLink} from '@h3-docs/base/routing/explorerLink';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Leads to the explorer on the landing page, with the index in it. */
export default function ExplorerLink({hex}: {readonly hex: string}): ReactNode {
  return (
    <p className={`js-only ${styles.link}`}>
      <Link to={explorerLink('/', [hex])}>
        <Translate>Open this index in the explorer</Translate>
      </Link>
    </p>
  );
}
