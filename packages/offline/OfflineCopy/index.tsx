import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import type {OfflinePanelProps} from '../OfflinePanel';
import styles from './styles.module.css';

const OfflinePanel = lazyPart<OfflinePanelProps>(() => import('../OfflinePanel'));

interface OfflineCopyProps {
  /** The path that the site lives under, with both slashes. */
  readonly baseUrl: string;
}

/**
 * Keeps the docs for offline use. Only this button is there at first: the panel loads when it is pressed, or when the
 * reader has a copy. The preview (`npm start`) has no list of files, so it has no button.
 */
export default function OfflineCopy({baseUrl}: OfflineCopyProps): ReactNode {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if ('serviceWorker' in navigator && navigator.serviceWorker.controller) setOpen(true);
  }, []);

  // Buttons replace one another: the focus waits here, so that it is never lost.
  const holdFocus = () => place.current?.focus({preventScroll: true});

  if (process.env.NODE_ENV === 'development') return null;
  return (
    <div
      ref={place}
      role="group"
      aria-label={translate({message: 'Offline copy'})}
      tabIndex={-1}
      className={styles.offline}
    >
      {open ? (
        <OfflinePanel baseUrl={baseUrl} onAct={holdFocus} />
      ) : (
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            holdFocus();
            setOpen(true);
          }}
        >
          <Translate>Keep these docs for offline use</Translate>
        </button>
      )}
    </div>
  );
}
