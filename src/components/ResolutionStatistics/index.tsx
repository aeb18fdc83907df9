import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {tablesOf} from 'h3-server-markup/ResolutionStatistics';
import {versionNamed} from '@h3-docs/base/versions';
import {useNearViewport} from '@h3-docs/ui/useNearViewport';
import {LoadFailure, LoadingIndicator} from '@h3-docs/ui/LoadState';
import styles from './styles.module.css';
import {bounded} from '@h3-docs/ui/PartBoundary';

type State = 'static' | 'loading' | {readonly Part: ComponentType} | {readonly error: unknown};

/**
 * The statistics of all resolutions. The server's tables are in the page's HTML but not in its JavaScript; the table
 * that converts takes their place when the reader comes near.
 */
function ResolutionStatistics(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const version = versionNamed(useDocsVersion().version);
  const {near, waits} = useNearViewport(box);
  const [state, setState] = useState<State>('static');

  const load = useCallback(() => {
    // After client-side navigation there are no server-rendered tables to show meanwhile.
    if (!box.current?.querySelector('table')) setState('loading');
    import('./Interactive').then(
      ({default: Part}) => setState({Part}),
      (error: unknown) => setState({error}),
    );
  }, []);

  useEffect(() => {
    if (near || !box.current?.querySelector('table')) load();
  }, [near, load]);

  const Part = typeof state === 'object' && 'Part' in state ? state.Part : undefined;
  return (
    <div ref={box} className={clsx('statistics', styles.statistics)}>
      {Part ? <Part /> : <div suppressHydrationWarning dangerouslySetInnerHTML={{__html: tablesOf?.(version) ?? ''}} />}
      {waits && !Part && (
        <button type="button" className={styles.button}>
          <Translate>Choose a measure and units</Translate>
        </button>
      )}
      {state === 'loading' && <LoadingIndicator />}
      {typeof state === 'object' && 'error' in state && <LoadFailure error={state.error} onRetry={load} />}
    </div>
  );
}

export default bounded(ResolutionStatistics);
