import Translate, {translate} from '@docusaurus/Translate';
import {useBench} from '../bench';
import styles from './styles.module.css';

/** How far the work is, what waits, and why the last step was refused. */
export default function Progress() {
  const {work, input} = useBench();
  const {progress, cancel, refusal} = work;
  const waiting = input.waiting.label;
  return (
    <>
      {progress !== undefined && (
        <div className={styles.progress}>
          <progress max={1} value={progress} aria-label={translate({message: 'Working'})} />
          <button type="button" className={styles.button} onClick={cancel}>
            <Translate>Cancel</Translate>
          </button>
        </div>
      )}
      <div role="status">
        {waiting !== undefined && (
          <p className={styles.hint}>
            {translate({message: '“{button}” starts when the new input has been read.'}, {button: waiting})}
          </p>
        )}
        {refusal && <p className={styles.problem}>{refusal.reason}</p>}
      </div>
      {refusal?.retry && (
        <button type="button" className={styles.button} onClick={refusal.retry.run}>
          {refusal.retry.label}
        </button>
      )}
    </>
  );
}
