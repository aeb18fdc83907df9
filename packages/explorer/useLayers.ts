import {useMemo} from 'react';
import type {FeatureCollection} from 'geojson';
import type {LayerData, Viewport} from '@h3-docs/map';
import type {InputShape, ReadResult} from './input/types';
import {gridFeatures, indexFeatures, joined, nothing, shapeFeatures} from './map-data';
import {indexContent, joinedContent, shapeContent} from './large-sets';
import {gridCells, type GridChoice} from './model/grid';
import {MAX_CELLS} from './model/limits';
import type {Layer} from './model/state';
import type {Paints} from './usePaint';

interface LayerInput {
  readonly result: ReadResult;
  /** The shapes of the input, and those that were drawn. */
  readonly shapes: readonly InputShape[];
  /** Whether cells stand for the points of the input. */
  readonly hidesPoints: boolean;
  /** What a drawing tool shows. */
  readonly sketch: FeatureCollection | undefined;
  readonly selection: readonly string[];
  readonly viewport: Viewport | undefined;
  readonly grid: GridChoice;
  /** The index that was clicked beside the selection. */
  readonly looked: string | undefined;
  readonly kept: readonly Layer[];
  /** The colors of the input and of the selection by their values. */
  readonly paint: Paints;
}

const MOST_REDRAWN = 5000;
/** The opacity of the cells of a layer. */
const LAYER_FILL = 0.3;
const none: readonly string[] = [];

/** The explorer's data as layers of the map. A layer that does not change stays the same object. */
export function useLayers({
  result,
  shapes,
  hidesPoints,
  sketch,
  selection,
  viewport,
  grid: {resolution, hidden: whyHidden},
  looked,
  kept,
  paint,
}: LayerInput): LayerData {
  const grid = useMemo(
    () => (viewport && !whyHidden ? gridFeatures(gridCells(viewport, resolution) ?? []) : nothing),
    [viewport, resolution, whyHidden],
  );
  const all = useMemo(
    () => [...result.cells, ...result.edges, ...result.vertexes].slice(0, MAX_CELLS),
    [result.cells, result.edges, result.vertexes],
  );
  // What is selected is drawn once, in its own color; in a large input that is not worth drawing all of it again.
  const isAllSelected = selection.length >= all.length;
  const hidden = all.length <= MOST_REDRAWN || isAllSelected ? selection : none;
  const {paintOf, paintOfShape} = paint.input;
  const read = useMemo(() => {
    const selected = new Set(hidden);
    return indexContent(selected.size > 0 ? all.filter((index) => !selected.has(index)) : all, paintOf);
  }, [all, hidden, paintOf]);
  const layers = useMemo(
    () =>
      kept.flatMap(({indexes, color, visible}) =>
        visible ? [indexContent(indexes, () => ({color, fill: LAYER_FILL}))] : [],
      ),
    [kept],
  );
  const input = useMemo(() => joinedContent([read, ...layers]), [read, layers]);
  const ofInput = result.shapes.length;
  const drawn = useMemo(
    () =>
      shapeContent(
        shapes.slice(0, Math.min(ofInput, MAX_CELLS)),
        (shape, at) => ({...paintOfShape?.(shape), shape: String(at)}),
        hidesPoints,
      ),
    [shapes, ofInput, hidesPoints, paintOfShape],
  );
  // While all is selected, nothing has to be told apart from it: it keeps the colors of its values.
  const selectedPaint = paint.selection.paintOf ?? (isAllSelected ? paintOf : undefined);
  const selected = useMemo(() => indexContent(selection, selectedPaint), [selection, selectedPaint]);
  // What was drawn is seen over the selection, which an outline goes around.
  const drawing = useMemo(
    () =>
      joined([
        shapeFeatures(shapes.slice(ofInput)),
        indexFeatures(looked === undefined ? [] : [looked]),
        sketch ?? nothing,
      ]),
    [shapes, ofInput, looked, sketch],
  );
  return useMemo(
    () => ({grid, input, shapes: drawn, selection: selected, drawing}),
    [grid, input, drawn, selected, drawing],
  );
}
