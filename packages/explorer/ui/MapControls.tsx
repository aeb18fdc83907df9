import Translate, {translate} from '@docusaurus/Translate';
import {FINEST} from '../model/limits';
import type {Overlay} from '../model/state';
import styles from './styles.module.css';
import {usePreview} from './usePreview';

interface MapControlsProps {
  /** The resolution of the grid. */
  readonly resolution: number;
  readonly frozen: boolean;
  readonly flat: boolean;
  readonly overlays: readonly Overlay[];
  readonly onFreeze: (resolution: number | undefined) => void;
  readonly onFlat: (flat: boolean) => void;
  readonly onOverlays: (overlays: readonly Overlay[]) => void;
  /** Shows an overlay while its button is hovered. */
  readonly onPreview: (overlay: Overlay | undefined) => void;
  /** Whether a click on the map copies the index. */
  readonly copying: boolean;
  readonly onCopying: (copying: boolean) => void;
  /** Which panel over the map is open: the drawing tools, or the keys. */
  readonly open: 'draw' | 'keys' | undefined;
  readonly onOpen: (open: 'draw' | 'keys' | undefined) => void;
}

const panels = {draw: translate({message: 'Draw and measure'}), keys: translate({message: 'Keys'})} as const;

const labels: Readonly<Record<Overlay, string>> = {
  icosahedron: translate({message: 'Icosahedron'}),
  pentagons: translate({message: 'Pentagons'}),
};

/** What the map shows beside the data: grid, overlays, globe or flat. */
export default function MapControls(props: MapControlsProps) {
  const {
    resolution,
    frozen,
    flat,
    overlays,
    onFreeze,
    onFlat,
    onOverlays,
    onPreview,
    copying,
    onCopying,
    open,
    onOpen,
  } = props;
  const preview = usePreview(onPreview);
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
      {(['pentagons', 'icosahedron'] as const).map((overlay) => (
        <button
          key={overlay}
          type="button"
          className={styles.button}
          aria-pressed={overlays.includes(overlay)}
          onClick={() =>
            onOverlays(overlays.includes(overlay) ? overlays.filter((one) => one !== overlay) : [...overlays, overlay])
          }
          {...preview(overlay)}
        >
          {labels[overlay]}
        </button>
      ))}
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
