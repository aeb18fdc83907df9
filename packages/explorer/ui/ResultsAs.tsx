import Translate from '@docusaurus/Translate';
import {MAX_LAYERS} from '../model/state';
import styles from './styles.module.css';

interface ResultsAsProps {
  /** Whether each result becomes a new layer; otherwise it replaces the selection. */
  readonly layers: boolean;
  /** Whether there is room for another layer. */
  readonly room: boolean;
  readonly onChange: (layers: boolean) => void;
}

/** Chooses where the results of operations go. */
export default function ResultsAs({layers, room, onChange}: ResultsAsProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={layers && room}
        disabled={!room}
        onChange={({target}) => onChange(target.checked)}
      />
      <Translate>Put each result in a new layer</Translate>
      {!room && (
        <span className={styles.note}>
          <Translate values={{count: MAX_LAYERS}}>{'(there can be {count} layers)'}</Translate>
        </span>
      )}
    </label>
  );
}
