import Translate, {translate} from '@docusaurus/Translate';
import {useBench} from '../bench';
import {FINEST} from '../model/limits';
import Button from './Button';
import styles from './styles.module.css';

interface MapControlsProps {
  /** Whether the drawing tools are open. */
  readonly draws: boolean;
  readonly onDraws: (draws: boolean) => void;
}

const reasons = {
  many: translate({message: 'The view has too many cells of this resolution. Zoom in to see the grid'}),
  mixed: translate({message: 'The cells have several resolutions, so no grid is drawn around them. Press to draw it'}),
};

/** What the map shows beside the data: the grid and its resolution, the drawing tools, and the shape of the Earth. */
export default function MapControls({draws, onDraws}: MapControlsProps) {
  const {grid, state, change} = useBench();
  const {frozen, flat} = state;
  const {resolution, hidden} = grid;
  return (
    <div className={styles.controls} role="group" aria-label={translate({message: 'Map'})}>
      <Button
        aria-label={translate({message: 'Coarser grid'})}
        disabled={resolution === 0}
        onClick={() => change({frozen: resolution - 1})}
      >
        −
      </Button>
      <Button
        aria-pressed={frozen !== undefined}
        aria-label={
          hidden
            ? translate({message: 'Grid res {resolution}, not drawn'}, {resolution})
            : translate({message: 'Grid res {resolution}'}, {resolution})
        }
        title={hidden ? reasons[hidden] : translate({message: 'Keep this resolution of the grid at every zoom'})}
        onClick={() => change({frozen: frozen === undefined ? resolution : undefined})}
      >
        <span>
          {hidden
            ? translate({message: 'res {resolution}, no grid'}, {resolution})
            : translate({message: 'res {resolution}'}, {resolution})}
        </span>
      </Button>
      <Button
        aria-label={translate({message: 'Finer grid'})}
        disabled={resolution === FINEST}
        onClick={() => change({frozen: resolution + 1})}
      >
        +
      </Button>
      <Button aria-expanded={draws} aria-label={translate({message: 'Draw an area'})} onClick={() => onDraws(!draws)}>
        <Translate>Draw</Translate>
      </Button>
      <Button aria-pressed={flat} aria-label={translate({message: 'Flat map'})} onClick={() => change({flat: !flat})}>
        <Translate>Flat</Translate>
      </Button>
    </div>
  );
}
