import Translate, {translate} from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import type {FeatureCollection} from 'geojson';
import {useState, type KeyboardEvent, type RefObject} from 'react';
import {MapSurface, type LayerData, type MapHandle, type Viewport} from '@h3-docs/map';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import type {LegendItem} from '../data/scale';
import type {MapTool} from '../draw/tool';
import {describeHover} from '../model/describe';
import type {GridChoice} from '../model/grid';
import type {Action} from '../model/session';
import type {ExplorerState} from '../model/state';
import {usePointing} from '../usePointing';
import type {Subject} from '../useSubject';
import CopyButton from './CopyButton';
import Legend from './Legend';
import MapResult from './MapResult';
import MapControls from './MapControls';
import Places from './Places';
import styles from './styles.module.css';

const StaticMap = lazyPart(() => import('../StaticMap'));
const Draw = lazyPart(() => import('./Draw'));

interface MapPaneProps {
  readonly state: ExplorerState;
  readonly subject: Subject;
  readonly layers: LayerData;
  /** What the colors of the input mean; empty if no column colors it. */
  readonly legend: readonly LegendItem[];
  /** The tool that gets the pointer instead of the selection. */
  readonly tool: RefObject<MapTool | undefined>;
  readonly viewport: Viewport | undefined;
  readonly grid: GridChoice;
  /** The index that was clicked while the selection has several. */
  readonly looked: string | undefined;
  /** The row of an index, or else of a shape, in words. */
  readonly valuesOf: (index: string, shape: string | undefined) => string;
  readonly act: (action: Action) => void;
  readonly onHandle: (handle: MapHandle | undefined) => void;
  readonly onViewport: (viewport: Viewport) => void;
  /** @param shape - the map's name for the shape that was picked with the index */
  readonly onPick: (index: string, add: boolean, shape?: string) => void;
  /** Selects indexes alone. */
  readonly onSelect: (indexes: readonly string[]) => void;
  readonly onGo: (lat: number, lng: number) => void;
  readonly onIndexes: (indexes: readonly string[]) => void;
  readonly onSketch: (sketch: FeatureCollection | undefined) => void;
  readonly onTool: (tool: MapTool | undefined) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  /** Selects the neighbors of what is worked on. */
  readonly onNeighbors: () => void;
  /** Shows all of the input; undefined: all of it is in the view, or the reader has seen it. */
  readonly onAll: (() => void) | undefined;
}

/** The map with its controls. */
export default function MapPane(props: MapPaneProps) {
  const {state, subject, layers, legend, tool, viewport, grid, looked, valuesOf, act} = props;
  const {onHandle, onViewport, onPick, onGo, onIndexes, onSketch, onTool, onKey, onSelect, onNeighbors, onAll} = props;
  const {colorMode} = useColorMode();
  const [draws, setDraws] = useState(false);
  // The pointer's state is kept here: no panel beside the map is rendered again for each cell that it comes to.
  const {events, hovered, shape} = usePointing({
    tool,
    act,
    drawnCells: subject.drawnCells,
    resolution: grid.resolution,
    selection: looked === undefined ? state.selection : [looked],
    onViewport,
    onPick,
  });
  const change = (changed: Partial<ExplorerState>) => act({type: 'change', change: changed});
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
            onHandle={onHandle}
            fallback={<StaticMap state={state} subject={subject} onSelect={onPick} />}
          />
        </div>
        <Places onGo={onGo} onIndexes={onIndexes} />
        <MapControls
          grid={grid}
          frozen={state.frozen !== undefined}
          flat={state.flat}
          onFreeze={(frozen) => change({frozen})}
          onFlat={(flat) => change({flat})}
          draws={draws}
          onDraws={setDraws}
        />
        {draws && (
          <Draw
            drawn={state.drawn}
            viewport={viewport}
            onDrawn={(drawn) => change({drawn})}
            onFeatures={onSketch}
            onTool={onTool}
          />
        )}
        {/* What is under the pointer. */}
        <output className={styles.hover} aria-hidden="true">
          {hovered !== undefined && `${describeHover(hovered)}${valuesOf(hovered, shape)}`}
        </output>
      </div>
      <div className={styles.mapFoot}>
        {onAll && (
          <button type="button" className={styles.button} onClick={onAll}>
            <Translate>Show all</Translate>
          </button>
        )}
        {looked !== undefined && (
          <p className={styles.mapResult} role="status">
            <span>{`${describeHover(looked)}${valuesOf(looked, undefined)}`}</span>
            <CopyButton text={looked} label={translate({message: 'Copy {name}'}, {name: looked})} />
            <button type="button" className={styles.link} onClick={() => onSelect([looked])}>
              <Translate>Select only this one</Translate>
            </button>
          </p>
        )}
        <MapResult
          indexes={subject.indexes.length === 1 ? subject.indexes : state.selection}
          onNeighbors={onNeighbors}
        />
        {state.coloring !== undefined && legend.length > 0 && <Legend column={state.coloring} legend={legend} />}
      </div>
    </div>
  );
}
