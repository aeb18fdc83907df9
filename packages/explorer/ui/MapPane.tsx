import Translate, {translate} from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import {useState, type KeyboardEvent} from 'react';
import {MapSurface} from '@h3-docs/map';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import {useBench} from '../bench';
import {describeHover} from '../model/describe';
import {useLayers} from '../useLayers';
import {usePointing} from '../usePointing';
import Button from './Button';
import MapResult from './MapResult';
import MapControls from './MapControls';
import Places from './Places';
import styles from './styles.module.css';

const StaticMap = lazyPart(() => import('../StaticMap'));
const Draw = lazyPart(() => import('./Draw'));

/** The map with its controls. */
export default function MapPane({onKey}: {readonly onKey: (event: KeyboardEvent) => void}) {
  const bench = useBench();
  const {state, rows} = bench;
  const {colorMode} = useColorMode();
  const [draws, setDraws] = useState(false);
  const layers = useLayers(bench);
  // The pointer's state is kept here: no panel beside the map is rendered again for each cell that it comes to.
  const {events, hovered, shape} = usePointing(bench);
  return (
    // The keys work on what has the focus inside: the map's own canvas, and the tools that draw on it.
    <div className={styles.map} data-explorer-map onKeyDownCapture={onKey}>
      <div className={styles.stage}>
        <div className={styles.surface}>
          <MapSurface
            firstView={state.view}
            layers={layers}
            flat={state.flat}
            dark={colorMode === 'dark'}
            events={events}
            label={translate({
              message:
                'Map of H3 cells. Arrow keys move it, plus and minus zoom, Enter selects the cell in the middle.',
            })}
            onHandle={bench.setHandle}
            fallback={<StaticMap />}
          />
        </div>
        <Places />
        <MapControls draws={draws} onDraws={setDraws} />
        {draws && <Draw />}
        {/* What is under the pointer. */}
        <output className={styles.hover} aria-hidden="true">
          {hovered !== undefined && `${describeHover(hovered)}${rows.wordsOf(hovered, shape)}`}
        </output>
      </div>
      <div className={styles.mapFoot}>
        {bench.showAll && (
          <Button onClick={bench.showAll}>
            <Translate>Show all</Translate>
          </Button>
        )}
        <MapResult />
        <Legend />
      </div>
    </div>
  );
}

/** What the colors on the map mean. */
function Legend() {
  const {
    state: {coloring},
    paint: {legend},
  } = useBench();
  if (coloring === undefined || legend.length === 0) return null;
  return (
    <div className={styles.mapLegend}>
      <span>{`${coloring}:`}</span>
      <ul className={styles.legend} aria-label={translate({message: 'Legend of {column}'}, {column: coloring})}>
        {legend.map(({color, label}, at) => (
          <li key={`${coloring} ${at}`}>
            <span className={styles.swatch} style={{background: color}} />
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
