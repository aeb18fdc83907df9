import Translate, {translate} from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import {useState, type KeyboardEvent} from 'react';
import {MapSurface} from '@h3-docs/map';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import {useBench} from '../bench';
import {describeHover} from '../model/describe';
import {useLayers} from '../useLayers';
import {usePointing} from '../usePointing';
import Legend from './Legend';
import MapResult from './MapResult';
import MapControls from './MapControls';
import Places from './Places';
import styles from './styles.module.css';

const StaticMap = lazyPart(() => import('../StaticMap'));
const Draw = lazyPart(() => import('./Draw'));

/** The map with its controls. */
export default function MapPane({onKey}: {readonly onKey: (event: KeyboardEvent) => void}) {
  const bench = useBench();
  const {state, paint, rows, picking} = bench;
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
        <Places onGo={picking.goTo} onIndexes={picking.goToIndexes} />
        <MapControls draws={draws} onDraws={setDraws} />
        {draws && <Draw />}
        {/* What is under the pointer. */}
        <output className={styles.hover} aria-hidden="true">
          {hovered !== undefined && `${describeHover(hovered)}${rows.wordsOf(hovered, shape)}`}
        </output>
      </div>
      <div className={styles.mapFoot}>
        {bench.showAll && (
          <button type="button" className={styles.button} onClick={bench.showAll}>
            <Translate>Show all</Translate>
          </button>
        )}
        <MapResult />
        {state.coloring !== undefined && paint.legend.length > 0 && (
          <Legend column={state.coloring} legend={paint.legend} />
        )}
      </div>
    </div>
  );
}
