import {useMemo} from 'react';
import type {LayerData} from '@h3-docs/map';
import type {Bench} from './bench';
import {indexContent, joinedContent, shapeContent} from './large-sets';
import {gridFeatures, indexFeatures, joined, nothing, shapeFeatures} from './map-data';
import {gridCells} from './model/grid';
import {MAX_CELLS} from './model/limits';

const MOST_REDRAWN = 5000;
/** The opacity of the cells of a layer. */
const LAYER_FILL = 0.3;
const none: readonly string[] = [];

/** The explorer's data as layers of the map. A layer that does not change stays the same object. */
export function useLayers({state, subject, paint, viewport, grid: gridChoice, picking, sketch}: Bench): LayerData {
  const {selection, layers: kept} = state;
  const {shapes} = subject;
  const {resolution, hidden: whyHidden} = gridChoice;
  const {looked} = picking;
  // Cells stand for the points of the input.
  const hidesPoints = state.counted === true;
  const grid = useMemo(
    () => (viewport && !whyHidden ? gridFeatures(gridCells(viewport, resolution) ?? []) : nothing),
    [viewport, resolution, whyHidden],
  );
  const all = useMemo(() => subject.input.slice(0, MAX_CELLS), [subject.input]);
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
  const ofInput = subject.result.shapes.length;
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
