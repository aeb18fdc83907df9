import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {tablesOf} from 'h3-server-markup/ResolutionStatistics';
import {versionNamed} from '@h3-docs/base/versions';
import {useFetched} from '@h3-docs/ui/useFetched';
import {useNearViewport} from '@h3-docs/ui/useNearViewport';
import {LoadFailure, LoadingIndicator} from '@h3-docs/ui/LoadState';
import styles from './styles.module.css';
import {bounded} from '@h3-docs/ui/PartBoundary';

const loadInteractive = () => import('./Interactive');

/**
 * The statistics of all resolutions. The server's tables are in the page's HTML but not in its JavaScript; the table
 * that converts takes their place when the reader comes near.
 */
function ResolutionStatistics(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const version = versionNamed(useDocsVersion().version);
  const {near, waits} = useNearViewport(box);
  // After client-side navigation there are no server-rendered tables to show meanwhile.
  const [isMissing, setMissing] = useState(false);
  useEffect(() => setMissing(!box.current?.querySelector('table')), []);
  const {content, error, isLoading, retry} = useFetched('', loadInteractive, undefined, near || isMissing);

  return (
    <div ref={box} className={clsx('statistics', styles.statistics)}>
      {content ? (
        <content.default />
      ) : (
        <div suppressHydrationWarning dangerouslySetInnerHTML={{__html: tablesOf?.(version) ?? ''}} />
      )}
      {waits && !content && (
        <button type="button" className={styles.button}>
          <Translate>Choose a measure and units</Translate>
        </button>
      )}
      {isMissing && isLoading && <LoadingIndicator />}
      {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
    </div>
  );
}

export default bounded(ResolutionStatistics);
