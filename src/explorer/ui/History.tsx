import type {Address} from '../useAddress';
import CopyButton from './CopyButton';
import {download} from './download';
import styles from './styles.module.css';

/** Undoes and redoes steps, and takes the whole view along: as a link, or as a file where no link can hold it. */
export default function History({state, home, forget, link, act, canUndo, canRedo}: Address) {
  return (
    <div className={styles.row}>
      {/* A button that is disabled would lose the focus, and the keys with it. */}
      <button
        type="button"
        className={styles.button}
        aria-disabled={!canUndo}
        title="Ctrl+Z"
        onClick={() => canUndo && act({type: 'undo'})}
      >
        Undo
      </button>
      <button
        type="button"
        className={styles.button}
        aria-disabled={!canRedo}
        title="Ctrl+Shift+Z"
        onClick={() => canRedo && act({type: 'redo'})}
      >
        Redo
      </button>
      {home === 'address' ? (
        <CopyButton text={link} label="Copy the link to this view" wide />
      ) : (
        <>
          <p className={styles.hint}>
            This view is too large for a link. Save it as a file. Drop the file here to open the view again.{' '}
            {home === 'database'
              ? 'Until then, this browser keeps the view for a reload. The view is not sent anywhere.'
              : 'This browser does not keep the view, so a reload loses it.'}
          </p>
          <button
            type="button"
            className={styles.button}
            onClick={() =>
              void import('../model/file').then(({toFile}) =>
                download('h3-view.json', 'application/json', toFile(state)),
              )
            }
          >
            Save the view
          </button>
          {home === 'database' && (
            <button type="button" className={styles.button} onClick={forget}>
              Remove it from this browser
            </button>
          )}
        </>
      )}
    </div>
  );
}
