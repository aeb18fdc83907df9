import {getPentagons} from 'h3-js';
import {useMemo} from 'react';
import type {FeatureCollection} from 'geojson';
import type {LayerData, Viewport} from '../map/types';
import type {InputShape, ReadResult} from './input/types';
import {
  colored,
  gridFeatures,
  icosahedronFeatures,
  indexFeatures,
  joined,
  nothing,
  shapeFeatures,
  type Paint,
} from './map-data';
import {indexContent, joinedContent} from './large-sets';
import {gridCells} from './model/grid';
import {MAX_CELLS, type Layer, type Overlay} from './model/state';

interface LayerInput {
  readonly result: ReadResult;
  /** The shapes of the input, and those that were drawn. */
  readonly shapes: readonly InputShape[];
  /** What a drawing tool shows. */
  readonly sketch: FeatureCollection | undefined;
  readonly selection: readonly string[];
  readonly preview: readonly string[];
  readonly overlays: readonly Overlay[];
  readonly viewport: Viewport | undefined;
  readonly resolution: number;
  /** Whether the grid is drawn. */
  readonly grid: boolean;
  readonly kept: readonly Layer[];
  /** The color of an index of the input by its value. */
  readonly paintOf: ((index: string) => Paint | undefined) | undefined;
  /** The color of a point of the input by its value. */
  readonly paintOfPoint: ((lat: number, lng: number) => Paint | undefined) | undefined;
}

const MOST_REDRAWN = 5000;
/** The opacity of the cells of a layer. */
const LAYER_FILL = 0.3;
const none: readonly string[] = [];

/** The explorer's data as layers of the map. A layer that does not change stays the same object. */
export function useLayers({
  result,
  shapes: wanted,
  sketch,
  selection,
  preview,
  overlays,
  viewport,
  resolution,
  grid: drawn,
  kept,
  paintOf,
  paintOfPoint,
}: LayerInput): LayerData {
  const grid = useMemo(
    () => (viewport && drawn ? gridFeatures(gridCells(viewport, resolution) ?? []) : nothing),
    [viewport, resolution, drawn],
  );
  const all = useMemo(
    () => [...result.cells, ...result.edges, ...result.vertexes].slice(0, MAX_CELLS),
    [result.cells, result.edges, result.vertexes],
  );
  // What is selected is drawn once, in its own color; in a large input that is not worth drawing all of it again.
  const hidden = all.length <= MOST_REDRAWN ? selection : none;
  const read = useMemo(() => {
    const selected = new Set(hidden);
    return indexContent(selected.size > 0 ? all.filter((index) => !selected.has(index)) : all, paintOf);
  }, [all, hidden, paintOf]);
  const layers = useMemo(
    () =>
      kept
        .filter(({visible}) => visible)
        .map(({indexes, color}) => indexContent(indexes, () => ({color, fill: LAYER_FILL}))),
    [kept],
  );
  const input = useMemo(() => joinedContent([read, ...layers]), [read, layers]);
  const ownShapes = useMemo(() => shapeFeatures(wanted.slice(0, MAX_CELLS), paintOfPoint), [wanted, paintOfPoint]);
  const layerShapes = useMemo(
    () =>
      kept
        .filter(({visible, shapes = []}) => visible && shapes.length > 0)
        .map(({shapes = [], color}) => colored(shapeFeatures(shapes.map((geometry) => ({geometry, line: 0}))), color)),
    [kept],
  );
  const shapes = useMemo(() => joined([ownShapes, ...layerShapes]), [ownShapes, layerShapes]);
  const pentagons = overlays.includes('pentagons');
  const icosahedron = overlays.includes('icosahedron');
  const marks = useMemo(() => {
    const features = [
      ...(pentagons ? indexFeatures(getPentagons(resolution)).features : []),
      ...(icosahedron ? icosahedronFeatures() : []),
    ];
    return features.length > 0 ? {type: 'FeatureCollection' as const, features} : nothing;
  }, [pentagons, icosahedron, resolution]);
  const selected = useMemo(() => indexContent(selection), [selection]);
  const previewed = useMemo(() => indexContent(preview), [preview]);
  return useMemo(
    () => ({grid, input, shapes, overlays: marks, selection: selected, preview: previewed, drawing: sketch ?? nothing}),
    [grid, input, shapes, marks, selected, previewed, sketch],
  );
}
