import Translate, {translate} from '@docusaurus/Translate';
import {useRef} from 'react';
import {FINEST} from '../model/limits';
import styles from './styles.module.css';

interface MapControlsProps {
  /** The resolution of the grid. */
  readonly resolution: number;
  readonly frozen: boolean;
  readonly flat: boolean;
  readonly onFreeze: (resolution: number | undefined) => void;
  readonly onFlat: (flat: boolean) => void;
  /** Whether the table takes the place of the map. */
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
  /** Which panel over the map is open: the drawing tools, or the keys. */
  readonly open: 'draw' | 'keys' | undefined;
  readonly onOpen: (open: 'draw' | 'keys' | undefined) => void;
}

const panels = {draw: translate({message: 'Draw an area'}), keys: translate({message: 'Keys'})} as const;

/** What the map shows beside the data: the grid and its resolution, and in a menu all that few readers look for. */
export default function MapControls(props: MapControlsProps) {
  const {resolution, frozen, flat, onFreeze, onFlat, isTable, onTable, open, onOpen} = props;
  const menu = useRef<HTMLDetailsElement>(null);
  /** Closes the menu, which would cover the panel that it opens. The focus goes to the button that opens it again. */
  const closeMenu = () => {
    if (!menu.current) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <div className={styles.controls} role="group" aria-label={translate({message: 'Map'})}>
      {!isTable && (
        <div className={styles.row} role="group" aria-label={translate({message: 'Grid resolution'})}>
          <button
            type="button"
            className={styles.button}
            aria-label={translate({message: 'Coarser grid'})}
            disabled={resolution === 0}
            onClick={() => onFreeze(resolution - 1)}
          >
            −
          </button>
          <output className={styles.mapResult} aria-label={translate({message: 'Grid resolution'})}>
            {translate({message: 'res {resolution}'}, {resolution})}
          </output>
          <button
            type="button"
            className={styles.button}
            aria-label={translate({message: 'Finer grid'})}
            disabled={resolution === FINEST}
            onClick={() => onFreeze(resolution + 1)}
          >
            +
          </button>
        </div>
      )}
      <button type="button" className={styles.button} aria-pressed={isTable} onClick={() => onTable(!isTable)}>
        <Translate>Table</Translate>
      </button>
      {!isTable && (
        <details ref={menu} className={styles.menu}>
          <summary className={styles.button}>
            <Translate>Map tools</Translate>
          </summary>
          <div>
            <button type="button" className={styles.button} aria-pressed={flat} onClick={() => onFlat(!flat)}>
              <Translate>Flat map</Translate>
            </button>
            <button
              type="button"
              className={styles.button}
              aria-pressed={frozen}
              onClick={() => onFreeze(frozen ? undefined : resolution)}
            >
              <Translate>Freeze the grid</Translate>
            </button>
            {(['draw', 'keys'] as const).map((panel) => (
              <button
                key={panel}
                type="button"
                className={styles.button}
                aria-expanded={open === panel}
                onClick={() => {
                  closeMenu();
                  onOpen(open === panel ? undefined : panel);
                }}
              >
                {panels[panel]}
              </button>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
