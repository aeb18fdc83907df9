import Translate, {translate} from '@docusaurus/Translate';
import {FINEST} from '../model/limits';
import styles from './styles.module.css';

interface MapControlsProps {
  /** The resolution of the grid. */
  readonly resolution: number;
  readonly frozen: boolean;
  readonly flat: boolean;
  readonly onFreeze: (resolution: number | undefined) => void;
  readonly onFlat: (flat: boolean) => void;
  /** Whether the drawing tools are open. */
  readonly draws: boolean;
  readonly onDraws: (draws: boolean) => void;
}

/** What the map shows beside the data: the grid and its resolution, the drawing tools, and the shape of the Earth. */
export default function MapControls({resolution, frozen, flat, onFreeze, onFlat, draws, onDraws}: MapControlsProps) {
  return (
    <div className={styles.controls} role="group" aria-label={translate({message: 'Map'})}>
      <button
        type="button"
        className={styles.button}
        aria-label={translate({message: 'Coarser grid'})}
        disabled={resolution === 0}
        onClick={() => onFreeze(resolution - 1)}
      >
        −
      </button>
      <button
        type="button"
        className={styles.button}
        aria-pressed={frozen}
        aria-label={translate({message: 'Grid res {resolution}'}, {resolution})}
        title={translate({message: 'Keep this resolution of the grid at every zoom'})}
        onClick={() => onFreeze(frozen ? undefined : resolution)}
      >
        <span>{translate({message: 'res {resolution}'}, {resolution})}</span>
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={translate({message: 'Finer grid'})}
        disabled={resolution === FINEST}
        onClick={() => onFreeze(resolution + 1)}
      >
        +
      </button>
      <button
        type="button"
        className={styles.button}
        aria-expanded={draws}
        aria-label={translate({message: 'Draw an area'})}
        onClick={() => onDraws(!draws)}
      >
        <Translate>Draw</Translate>
      </button>
      <button
        type="button"
        className={styles.button}
        aria-pressed={flat}
        aria-label={translate({message: 'Flat map'})}
        onClick={() => onFlat(!flat)}
      >
        <Translate>Flat</Translate>
      </button>
    </div>
  );
}
