import {useColorMode} from '@docusaurus/theme-common';
import type {FeatureCollection} from 'geojson';
import {latLngToCell} from 'h3-js';
import {useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent} from 'react';
import {wrapDegrees} from '../h3/sphere';
import MapSurface from '../map';
import type {MapHandle, Viewport} from '../map/types';
import {lazyPart} from '../ui/LazyPart';
import type {DataRow} from './data/dataset';
import type {MapTool} from './draw/tool';
import {extentOf} from './map-data';
import {suggestedCover} from './model/cover';
import {fromFile} from './model/file';
import {chooseGrid} from './model/grid';
import {keyTarget} from './model/keys';
import {byKind, kindOf} from './model/kinds';
import {pickable} from './model/pick';
import {describeSize} from './model/measure';
import {combined, literal, recipeOf} from './model/recipe';
import {combine} from './model/sets';
import {DEFAULT_OPACITY, MAX_CELLS, type ExplorerState, type Overlay} from './model/state';
import StaticMap from './StaticMap';
import Cover from './ui/Cover';
import History from './ui/History';
import Hover from './ui/Hover';
import InputBox from './ui/InputBox';
import Layers from './ui/Layers';
import MapControls from './ui/MapControls';
import Places from './ui/Places';
import Progress from './ui/Progress';
import Selection from './ui/Selection';
import styles from './ui/styles.module.css';
import type {Address} from './useAddress';
import {useDataSet} from './useDataSet';
import {useFiles} from './useFiles';
import {useFit} from './useFit';
import {useLayers} from './useLayers';
import {usePaint} from './usePaint';
import {usePointing} from './usePointing';
import {useReading} from './useReading';
import {useWork} from './useWork';

const Draw = lazyPart(() => import('./ui/Draw'));
const Values = lazyPart(() => import('./ui/Values'));

/** The explorer at work on the state of an address. */
export default function Workbench(address: Address) {
  const {state, arrivals, unread, act} = address;
  const {colorMode} = useColorMode();
  const {text, selection, frozen, overlays, flat, layers: kept, drawn} = state;
  const [handle, setHandle] = useState<MapHandle>();
  const [viewport, setViewport] = useState<Viewport>();
  const [overlayPreview, setOverlayPreview] = useState<Overlay>();
  /** Whether each click adds to the selection, as with the shift key, which phones have not. */
  const [adding, setAdding] = useState(false);
  /** Whether each click copies the index. */
  const [copying, setCopying] = useState(false);
  /** Whether the drawing tools are open, what they draw, and the one that has the pointer. */
  const [drawingOpen, setDrawingOpen] = useState(false);
  const [sketch, setSketch] = useState<FeatureCollection>();
  const tool = useRef<MapTool>(undefined);

  const reading = useReading(text);
  const {result} = reading;
  const dataset = useDataSet(reading);
  const {paintOf, paintOfPoint, legend, valuesOf} = usePaint(dataset, state.coloring);
  const shapes = useMemo(
    () => [...result.shapes, ...drawn.map((geometry) => ({geometry, line: 0}))],
    [result.shapes, drawn],
  );
  const inputIndexes = useMemo(() => [...result.cells, ...result.edges, ...result.vertexes], [result]);
  /** What is worked on: the selection, or all of the input while nothing is selected. */
  const subject = selection.length > 0 ? selection : inputIndexes;
  const inputRecipe = state.origin?.text === text ? state.origin.recipe : literal(inputIndexes);
  const recipe = selection.length > 0 ? (state.recipe ?? literal(selection)) : inputRecipe;
  const work = useWork(subject, shapes, recipe, (indexes, steps) => act({type: 'select', indexes, recipe: steps}));
  const {clear, preview} = work;
  const shownCells = useMemo(() => result.cells.slice(0, MAX_CELLS), [result.cells]);
  // A single selected cell is mostly one of the grid, which goes on following the zoom around it.
  const data = useMemo(() => {
    const layerCells = kept.flatMap(({indexes}) => byKind(indexes).cell);
    return pickable([...shownCells, ...(selection.length > 1 ? byKind(selection).cell : []), ...layerCells])
      .resolutions;
  }, [shownCells, selection, kept]);
  const grid = chooseGrid(viewport, frozen, data);
  const {resolution} = grid;
  const shownOverlays = useMemo(
    () => (overlayPreview && !overlays.includes(overlayPreview) ? [...overlays, overlayPreview] : overlays),
    [overlays, overlayPreview],
  );
  const layers = useLayers({
    result,
    shapes,
    sketch,
    selection,
    preview,
    overlays: shownOverlays,
    viewport,
    resolution,
    grid: grid.drawn,
    kept,
    paintOf,
    paintOfPoint,
  });
  const kinds = useMemo(() => new Set(subject.slice(0, MAX_CELLS).map(kindOf)), [subject]);
  const drawnCells = useMemo(
    () =>
      pickable([
        ...shownCells,
        ...byKind(selection).cell,
        ...kept.filter(({visible}) => visible).flatMap(({indexes}) => byKind(indexes).cell),
      ]),
    [shownCells, selection, kept],
  );
  useFit(handle, state, arrivals, reading);

  const select = useCallback(
    (indexes: readonly string[]) => {
      clear();
      act({type: 'select', indexes});
    },
    [act, clear],
  );
  const toggle = useCallback(
    (index: string) => {
      clear();
      act({type: 'toggle', index});
    },
    [act, clear],
  );

  const {events, hovered, copied} = usePointing({
    tool,
    act,
    drawnCells,
    resolution,
    selection,
    copying,
    onViewport: setViewport,
    onPick: (index, add) => (add || adding ? toggle(index) : select([index])),
  });
  useEffect(() => handle?.setDrawing(sketch !== undefined), [handle, sketch]);

  const press = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return;
    const onMap = event.target instanceof HTMLCanvasElement;
    if (tool.current && (onMap || event.key === 'Escape')) {
      const used = tool.current.key(event.key, viewport && [viewport.lng, viewport.lat]);
      if (used) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
    }
    if (event.key === 'Escape') {
      select([]);
      return;
    }
    const [current] = selection;
    const cell = selection.length === 1 && current !== undefined && kindOf(current) === 'cell' ? current : undefined;
    const next = keyTarget(event, cell, viewport, resolution);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter' && event.shiftKey) toggle(next);
    else select([next]);
    const extent = extentOf([next], []);
    if (extent && viewport) {
      const [lat, lng] = [(extent[1] + extent[3]) / 2, (extent[0] + extent[2]) / 2];
      if (Math.hypot(lat - viewport.lat, lng - viewport.lng) > viewport.radius / 2 && state.view) {
        handle?.look({...state.view, lat, lng}, true);
      }
    }
  };
  /** Undo and redo by key, except in fields, which undo their own typing. */
  const pressAnywhere = (event: KeyboardEvent) => {
    const {target, key, ctrlKey, metaKey, shiftKey} = event;
    if (!(ctrlKey || metaKey) || (target instanceof HTMLElement && target.closest('input, textarea'))) return;
    const pressed = key.toLowerCase();
    if (pressed !== 'z' && pressed !== 'y') return;
    event.preventDefault();
    act({type: pressed === 'y' || shiftKey ? 'redo' : 'undo'});
  };

  const files = useFiles(
    (content) =>
      void fromFile(content).then((view) => {
        if (view) act({type: 'arrive', state: view});
        else act({type: 'change', change: {text: content, selection: []}});
      }),
  );

  const onDrawn = (next: ExplorerState['drawn']) => act({type: 'change', change: {drawn: next}});
  const onTool = useCallback((next: MapTool | undefined) => {
    tool.current = next;
  }, []);

  const others = [
    ...(inputIndexes.length > 0 ? [{name: 'Input', indexes: inputIndexes, recipe: inputRecipe}] : []),
    ...(selection.length > 0 ? [{name: 'Selection', indexes: selection, recipe}] : []),
  ];
  return (
    // The keys work on what has the focus inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.explorer}
      data-explorer
      data-dragging={files.dragging}
      {...files.target}
      onKeyDown={pressAnywhere}
    >
      <div className={styles.side}>
        <InputBox
          text={text}
          reading={reading}
          unread={unread}
          refusal={files.refusal}
          onText={(next) => {
            files.forget();
            clear();
            act({type: 'change', change: {text: next, selection: []}});
          }}
          onTour={(name) =>
            void import('./tour').then(({tourChange}) => act({type: 'change', change: tourChange(name)}))
          }
          onFiles={(chosen) => void files.take(chosen)}
        />
        <div className={styles.work}>
          {shapes.length > 0 && (
            <Cover
              suggested={suggestedCover(shapes.map(({geometry}) => geometry))}
              size={describeSize(shapes.map(({geometry}) => geometry))}
              onCover={work.cover}
            />
          )}
          <Progress work={work} />
          {dataset && (
            <Values
              data={dataset}
              coloring={state.coloring}
              legend={legend}
              onColoring={(coloring) => act({type: 'change', change: {coloring}})}
              onText={(next, column, steps) => {
                const coloring = {
                  palette: 'sequential',
                  classing: 'quantile',
                  opacity: DEFAULT_OPACITY,
                  ...state.coloring,
                  column,
                } as const;
                act({
                  type: 'change',
                  change: {text: next, selection: [], coloring, origin: {text: next, recipe: steps}},
                });
              }}
              onRow={goToRow}
              selection={selection}
              onSelect={select}
            />
          )}
          <Selection
            selection={selection}
            recipe={recipe}
            subject={subject}
            data={dataset}
            colors={{paintOf, legend, column: state.coloring?.column}}
            kinds={kinds}
            work={work}
            adding={adding}
            onAdding={setAdding}
            act={act}
          />
          {(others.length > 0 || kept.length > 0) && (
            <Layers
              layers={kept}
              others={others}
              act={act}
              onCombine={(operation, first, second, name) =>
                work.finish(combine(operation, first.indexes, second.indexes), (indexes) =>
                  act({
                    type: 'keep',
                    name,
                    indexes,
                    recipe: combined(
                      operation,
                      [recipeOf(first), recipeOf(second)],
                      [...first.indexes, ...second.indexes],
                    ),
                  }),
                )
              }
            />
          )}
          <History {...address} />
        </div>
      </div>
      {/* The keys work on what has the focus inside: the map's own canvas and its controls. */}
      <div className={styles.map} data-full-screen onKeyDownCapture={press}>
        <MapSurface
          layers={layers}
          flat={flat}
          dark={colorMode === 'dark'}
          events={events}
          label="Map of H3 cells. Arrow keys move it, plus and minus zoom, Enter selects the cell in the middle."
          onHandle={setHandle}
          fallback={
            <StaticMap
              drawn={[...selection, ...inputIndexes, ...shapes.map(({geometry}) => geometry)]}
              indexes={[...selection, ...inputIndexes]}
              onSelect={(index, add) => (add || adding ? toggle(index) : select([index]))}
            />
          }
        />
        <Places onGo={goTo} onIndexes={goToIndexes} />
        <MapControls
          resolution={resolution}
          frozen={frozen !== undefined}
          flat={flat}
          overlays={overlays}
          onFreeze={(next) => act({type: 'change', change: {frozen: next}})}
          onFlat={(next) => act({type: 'change', change: {flat: next}})}
          onOverlays={(next) => act({type: 'change', change: {overlays: next}})}
          onPreview={setOverlayPreview}
          copying={copying}
          onCopying={setCopying}
          drawing={drawingOpen}
          onDrawing={setDrawingOpen}
        />
        {drawingOpen && (
          <Draw
            drawn={drawn}
            shapes={result.shapes}
            viewport={viewport}
            resolution={resolution}
            onDrawn={onDrawn}
            onFeatures={setSketch}
            onTool={onTool}
          />
        )}
        <Hover index={hovered} copied={copied} valuesOf={valuesOf} />
      </div>
    </div>
  );

  function goToIndexes(indexes: readonly string[]) {
    const extent = extentOf(indexes, []);
    if (extent) handle?.fit(extent);
    select(indexes);
  }

  function goToRow({index, position}: DataRow) {
    if (index !== undefined) goToIndexes([index]);
    else if (position) goTo(...position);
  }

  function goTo(lat: number, lng: number) {
    handle?.look({lat, lng: wrapDegrees(lng), zoom: Math.max(11, state.view?.zoom ?? 0)}, true);
    select([latLngToCell(lat, lng, frozen ?? 9)]);
  }
}
