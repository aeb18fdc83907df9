import Translate, {translate} from '@docusaurus/Translate';
import CopyButton from '@h3-docs/ui/CopyButton';
import {useBench} from '../bench';
import Button from './Button';
import styles from './styles.module.css';

/** Undoes and redoes steps, and takes the whole view along as a link. */
export default function History() {
  const {fits, link, act, canUndo, canRedo} = useBench();
  return (
    <div className={styles.row} role="group" aria-label={translate({message: 'This view'})}>
      {fits && <CopyButton className={styles.button} text={link} label={translate({message: 'Copy the link'})} />}
      {/* A button that is disabled would lose the focus, and the keys with it. */}
      <Button
        aria-disabled={!canUndo}
        title={translate({message: 'Ctrl+Z'})}
        onClick={() => canUndo && act({type: 'undo'})}
      >
        <Translate>Undo</Translate>
      </Button>
      <Button
        aria-disabled={!canRedo}
        title={translate({message: 'Ctrl+Shift+Z'})}
        onClick={() => canRedo && act({type: 'redo'})}
      >
        <Translate>Redo</Translate>
      </Button>
      {!fits && (
        <p className={styles.hint}>
          <Translate>
            This view is too large for a link, and a reload loses it. Take the result along as CSV or GeoJSON.
          </Translate>
        </p>
      )}
    </div>
  );
}
