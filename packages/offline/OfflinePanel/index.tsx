import {translate} from '@docusaurus/Translate';
import {useEffect, useSyncExternalStore, type ReactNode} from 'react';
import {totalBytes} from '@h3-docs/base/contracts/offline';
import {formatDay, formatList} from '@h3-docs/base/number';
import {newestVersion, versionIds} from '@h3-docs/base/versions';
import {cancel, getState, keep, readState, remove, subscribe, update} from '../control';
import {isOutdated, versionsToAdd, type OfflineState} from '../state';
import {failureText, megabytes, obstacles} from '../words';
import buttons from '../OfflineCopy/styles.module.css';
import styles from './styles.module.css';

export interface OfflinePanelProps {
  /** The path that the site lives under, with both slashes. */
  readonly baseUrl: string;
  /** A button has been pressed that is about to be replaced. */
  readonly onAct: () => void;
}

/** The present state in sentences. */
function statusText(state: OfflineState): string {
  switch (state.is) {
    case 'reading':
      return translate({message: 'Loading…'});
    case 'impossible':
      return obstacles[state.obstacle];
    case 'removing':
      return translate({message: 'Removing the offline copy…'});
    case 'storing': {
      // Told in steps of a quarter, because screen readers read each change.
      const quarters = state.total > 0 ? Math.floor((4 * state.done) / state.total) : 0;
      const what = state.what === 'update' ? translate({message: 'the newer edition'}) : state.what;
      return translate(
        {message: 'Storing {what} ({size}): {percent}%'},
        {what, size: megabytes(state.total), percent: 25 * quarters},
      );
    }
    case 'idle': {
      const {copies, offer, traces} = state;
      const [first] = copies;
      if (first) {
        const size = megabytes(totalBytes(copies.map(({bytes}) => bytes)));
        const kept = formatList(copies.map(({version}) => version));
        const newer = isOutdated(state) ? ` ${translate({message: 'The site has a newer edition.'})}` : '';
        return (
          translate(
            {message: 'Your browser keeps {kept} for offline use ({size}, stored on {day}).'},
            {kept, size, day: formatDay(first.stored)},
          ) + newer
        );
      }
      const past = traces
        ? translate({message: 'An earlier attempt was not finished.'})
        : translate({message: 'Nothing has been stored so far.'});
      if (!offer) return traces ? past : '';
      const size = megabytes(offer.bytes[newestVersion]);
      return `${translate(
        {
          message:
            'All pages of {version}, search, live code, and the explorer with its map take {size}, counted after compression with gzip.',
        },
        {version: newestVersion, size},
      )} ${past}`;
    }
  }
}

/** Shows what is kept for offline use, and what can be done about it. */
export default function OfflinePanel({baseUrl, onAct}: OfflinePanelProps): ReactNode {
  const state = useSyncExternalStore(subscribe, getState);

  useEffect(() => {
    void readState(baseUrl);
  }, [baseUrl]);

  function button(label: string, act: () => unknown): ReactNode {
    const onClick = () => {
      onAct();
      act();
    };
    return (
      <button key={label} type="button" className={buttons.button} onClick={onClick}>
        {label}
      </button>
    );
  }

  function actions(): ReactNode {
    if (state.is === 'storing') return button(translate({message: 'Cancel'}), cancel);
    if (state.is !== 'idle') return null;
    const {offer, copies, traces} = state;
    const kept = copies.length > 0;
    return (
      <>
        {versionsToAdd(state, kept ? versionIds : [newestVersion]).map((version) => {
          const values = {version, size: megabytes(offer?.bytes[version] ?? 0)};
          const label = kept
            ? translate({message: 'Add {version} ({size})'}, values)
            : translate({message: 'Keep {version} ({size})'}, values);
          return button(label, () => void keep(baseUrl, version));
        })}
        {isOutdated(state) && button(translate({message: 'Update'}), () => void update(baseUrl))}
        {(kept || traces) && button(translate({message: 'Remove'}), () => void remove(baseUrl))}
        {!kept && !offer && button(translate({message: 'Try again'}), () => void readState(baseUrl))}
      </>
    );
  }

  return (
    <>
      <p role="status" className={styles.status}>
        {statusText(state)}
      </p>
      {state.is === 'storing' && (
        <progress
          className={styles.progress}
          aria-label={translate({message: 'Stored'})}
          max={state.total || 1}
          value={state.done}
        />
      )}
      {state.is === 'idle' && state.failure && (
        <p role="alert" className={styles.failure}>
          {failureText(state.failure)}
        </p>
      )}
      <div className={styles.actions}>{actions()}</div>
    </>
  );
}
