import Translate, {translate} from '@docusaurus/Translate';
import {useBench} from '../bench';
import styles from './styles.module.css';

/** How far the work is, and why the last step was refused. */
export default function Progress() {
  const {work} = useBench();
  const {progress, cancel, refusal} = work;
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
      <div role="status">{refusal && <p className={styles.problem}>{refusal.reason}</p>}</div>
      {refusal?.retry && (
        <button type="button" className={styles.button} onClick={refusal.retry.run}>
          {refusal.retry.label}
        </button>
      )}
    </>
  );
}
