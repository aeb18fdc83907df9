import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import {fetchFile} from '@h3-docs/base/fetch';
import {LoadFailure} from '../LoadState';
import styles from './styles.module.css';
import './styles.css';

interface Props {
  /** On the server the markup; in the browser the address of the file that holds it (`packages/figures/build`). */
  readonly source: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly className?: string;
}

type State = 'shown' | 'loading' | {readonly error: unknown} | {readonly markup: string};

/**
 * A drawing whose markup is in the page's HTML but not in its JavaScript. When the server rendered it, it is left as it
 * is; when the reader comes by client-side navigation, it is fetched into the box that its size reserves.
 */
export default function StaticSvg({source, width, height, alt, className}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isMarkup = source.startsWith('<');
  const [state, setState] = useState<State>('shown');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (box.current?.firstElementChild || isMarkup) return undefined;
    const controller = new AbortController();
    setState('loading');
    fetchFile(source, translate({message: 'A drawing of this page'}), controller.signal)
      .then(async (response) => setState({markup: await response.text()}))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setState({error});
      });
    return () => controller.abort();
  }, [source, isMarkup, attempt]);

  const markup = isMarkup ? source : typeof state === 'object' && 'markup' in state ? state.markup : '';
  const failed = typeof state === 'object' && 'error' in state;
  return (
    <div
      className={clsx(styles.frame, className)}
      style={{maxWidth: width, aspectRatio: failed ? undefined : `${width} / ${height}`}}
    >
      {/* The browser does not have the markup that the server rendered, and must leave it alone. */}
      <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{__html: markup}} />
      {(state === 'loading' || failed) && (
        <div className={clsx(styles.substitute, failed && styles.failed)}>
          <p>{alt}</p>
          {failed && <LoadFailure error={state.error} onRetry={() => setAttempt(attempt + 1)} />}
        </div>
      )}
    </div>
  );
}
