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
  /** Whether a click on the map copies the index. */
  readonly copying: boolean;
  readonly onCopying: (copying: boolean) => void;
  /** Which panel over the map is open: the drawing tools, or the keys. */
  readonly open: 'draw' | 'keys' | undefined;
  readonly onOpen: (open: 'draw' | 'keys' | undefined) => void;
}

const panels = {draw: translate({message: 'Draw and measure'}), keys: translate({message: 'Keys'})} as const;

/** What the map shows beside the data: the grid, and a globe or a flat map. */
export default function MapControls(props: MapControlsProps) {
  const {resolution, frozen, flat, onFreeze, onFlat, copying, onCopying, open, onOpen} = props;
  return (
    <div className={styles.controls} role="group" aria-label={translate({message: 'Map'})}>
      <div className={styles.stepper} role="group" aria-label={translate({message: 'Grid resolution'})}>
        <button
          type="button"
          aria-label={translate({message: 'Coarser grid'})}
          disabled={resolution === 0}
          onClick={() => onFreeze(resolution - 1)}
        >
          −
        </button>
        <output aria-label={translate({message: 'Grid resolution'})}>
          {translate({message: 'res {resolution}'}, {resolution})}
        </output>
        <button
          type="button"
          aria-label={translate({message: 'Finer grid'})}
          disabled={resolution === FINEST}
          onClick={() => onFreeze(resolution + 1)}
        >
          +
        </button>
        <button type="button" aria-pressed={frozen} onClick={() => onFreeze(frozen ? undefined : resolution)}>
          {frozen ? translate({message: 'Frozen'}) : translate({message: 'Freeze'})}
        </button>
      </div>
      <button type="button" className={styles.button} aria-pressed={flat} onClick={() => onFlat(!flat)}>
        <Translate>Flat</Translate>
      </button>
      <button
        type="button"
        className={styles.button}
        aria-pressed={copying}
        title={translate({message: 'Copy the index of each cell that you click'})}
        onClick={() => onCopying(!copying)}
      >
        <Translate>Click to copy</Translate>
      </button>
      {(['draw', 'keys'] as const).map((panel) => (
        <button
          key={panel}
          type="button"
          className={styles.button}
          aria-expanded={open === panel}
          onClick={() => onOpen(open === panel ? undefined : panel)}
        >
          {panels[panel]}
        </button>
      ))}
    </div>
  );
}
