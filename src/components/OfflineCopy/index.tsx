import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {OfflineCopy as Copy} from '@h3-docs/offline';
import styles from './styles.module.css';
import {bounded} from '@h3-docs/ui/PartBoundary';

/** Lets readers of a page keep the docs for offline use. */
function OfflineCopy(): ReactNode {
  const baseUrl = useBaseUrl('/');
  return (
    <div className={clsx('js-only', styles.place)}>
      <Copy baseUrl={baseUrl} />
    </div>
  );
}

export default bounded(OfflineCopy);
