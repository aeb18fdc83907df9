import Translate, {translate} from '@docusaurus/Translate';
import type {Address} from '../useAddress';
import CopyButton from './CopyButton';
import {download} from './download';
import styles from './styles.module.css';

/** Undoes and redoes steps, and takes the whole view along: as a link, or as a file where no link can hold it. */
export default function History({state, home, forget, link, act, canUndo, canRedo}: Address) {
  return (
    <div className={styles.row} role="group" aria-label={translate({message: 'This view'})}>
      {home === 'address' ? (
        <CopyButton text={link} label={translate({message: 'Copy the link'})} wide />
      ) : (
        <button
          type="button"
          className={styles.button}
          onClick={() =>
            void import('../model/file').then(({toFile}) => download('h3-view.json', 'application/json', toFile(state)))
          }
        >
          <Translate>Save the view</Translate>
        </button>
      )}
      {/* A button that is disabled would lose the focus, and the keys with it. */}
      <button
        type="button"
        className={styles.button}
        aria-disabled={!canUndo}
        title={translate({message: 'Ctrl+Z'})}
        onClick={() => canUndo && act({type: 'undo'})}
      >
        <Translate>Undo</Translate>
      </button>
      <button
        type="button"
        className={styles.button}
        aria-disabled={!canRedo}
        title={translate({message: 'Ctrl+Shift+Z'})}
        onClick={() => canRedo && act({type: 'redo'})}
      >
        <Translate>Redo</Translate>
      </button>
      {home !== 'address' && (
        <p className={styles.hint}>
          <Translate>
            This view is too large for a link. Save it as a file. Drop the file here to open the view again.
          </Translate>{' '}
          <span>
            {home === 'database'
              ? translate({
                  message: 'Until then, this browser keeps the view for a reload. The view is not sent anywhere.',
                })
              : translate({message: 'This browser does not keep the view, so a reload loses it.'})}
          </span>
          {home === 'database' && (
            <>
              {' '}
              <button type="button" className={styles.link} onClick={forget}>
                <Translate>Remove it from this browser</Translate>
              </button>
            </>
          )}
        </p>
      )}
    </div>
  );
}
