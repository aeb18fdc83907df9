import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {DocsVersion} from '@h3-docs/base/versions';
import {LoadFailure, LoadingIndicator} from '@h3-docs/ui/LoadState';
import clsx from 'clsx';
import {markup} from 'h3-server-markup/FunctionList';
import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useStaticLinks} from '../StaticBlock/useStaticLinks';
import styles from './styles.module.css';
import {bounded} from '@h3-docs/ui/PartBoundary';

interface Props {
  readonly version: DocsVersion;
  readonly label: string;
}

type State = 'static' | 'loading' | {readonly Part: ComponentType<Pick<Props, 'version'>>} | {readonly error: unknown};

/**
 * All functions of a version, collapsed at the end of the API pages. The links are in the page's HTML but not in its
 * JavaScript. When the list is opened, one with a filter and with the names of the reader's language takes their place.
 */
function FunctionList({version, label}: Props): ReactNode {
  useBrokenLinks().collectAnchor('all-functions');
  const {hash} = useLocation();
  const {markupOf} = useStaticLinks();
  const box = useRef<HTMLDetailsElement>(null);
  const [state, setState] = useState<State>('static');

  const load = useCallback(() => {
    setState((now) => (typeof now === 'object' && 'Part' in now ? now : 'loading'));
    import('./Interactive').then(
      ({default: Part}) => setState({Part}),
      (error: unknown) => setState({error}),
    );
  }, []);

  useEffect(() => {
    const {current} = box;
    if (!current) return;
    if (hash === '#all-functions') current.open = true;
    // It may have been opened before its code was there.
    if (current.open) load();
  }, [load, hash]);

  const Part = typeof state === 'object' && 'Part' in state ? state.Part : undefined;
  return (
    <details
      ref={box}
      id="all-functions"
      className={clsx('function-list', styles.list)}
      onToggle={({currentTarget}) => currentTarget.open && load()}
    >
      <summary>{label}</summary>
      {Part ? (
        <Part version={version} />
      ) : (
        <div suppressHydrationWarning dangerouslySetInnerHTML={{__html: markupOf(markup?.[version] ?? '')}} />
      )}
      {state === 'loading' && <LoadingIndicator />}
      {typeof state === 'object' && 'error' in state && <LoadFailure error={state.error} onRetry={load} />}
    </details>
  );
}

export default bounded(FunctionList);
