import Translate, {translate} from '@docusaurus/Translate';
import {useBench} from '../bench';
import Button from './Button';
import styles from './styles.module.css';

/** How far the work is, and why the last step was refused. */
export default function Progress() {
  const {work} = useBench();
  const {progress, cancel, refusal} = work;
  return (
    <>
      {progress !== undefined && (
        <div className={styles.row}>
          <progress max={1} value={progress} aria-label={translate({message: 'Working'})} />
          <Button onClick={cancel}>
            <Translate>Cancel</Translate>
          </Button>
        </div>
      )}
      <div role="status">{refusal && <p className={styles.problem}>{refusal.reason}</p>}</div>
      {refusal?.retry && <Button onClick={refusal.retry.run}>{refusal.retry.label}</Button>}
    </>
  );
}
