import {getPentagons} from 'h3-js';
import {useMemo} from 'react';
import type {LayerData, Viewport} from '../map/types';
import type {ReadResult} from './input/types';
import {icosahedronFeatures, indexFeatures, nothing, shapeFeatures} from './map-data';
import {gridCells} from './model/grid';
import type {Overlay} from './model/state';

interface LayerInput {
  readonly result: ReadResult;
  readonly selection: readonly string[];
  readonly preview: readonly string[];
  readonly overlays: readonly Overlay[];
  readonly viewport: Viewport | undefined;
  readonly resolution: number;
}

const MOST_REDRAWN = 5000;
const none: readonly string[] = [];

/** The explorer's data as layers of the map. A layer that does not change stays the same object. */
export function useLayers({result, selection, preview, overlays, viewport, resolution}: LayerInput): LayerData {
  const grid = useMemo(
    () => (viewport ? indexFeatures(gridCells(viewport, resolution) ?? []) : nothing),
    [viewport, resolution],
  );
  const all = useMemo(
    () => [...result.cells, ...result.edges, ...result.vertexes],
    [result.cells, result.edges, result.vertexes],
  );
  // What is selected is drawn once, in its own color; in a large input that is not worth drawing all of it again.
  const hidden = all.length <= MOST_REDRAWN ? selection : none;
  const input = useMemo(() => {
    const selected = new Set(hidden);
    return indexFeatures(selected.size > 0 ? all.filter((index) => !selected.has(index)) : all);
  }, [all, hidden]);
  const shapes = useMemo(() => shapeFeatures(result.shapes), [result.shapes]);
  const pentagons = overlays.includes('pentagons');
  const icosahedron = overlays.includes('icosahedron');
  const marks = useMemo(() => {
    const features = [
      ...(pentagons ? indexFeatures(getPentagons(resolution)).features : []),
      ...(icosahedron ? icosahedronFeatures() : []),
    ];
    return features.length > 0 ? {type: 'FeatureCollection' as const, features} : nothing;
  }, [pentagons, icosahedron, resolution]);
  const selected = useMemo(() => indexFeatures(selection), [selection]);
  const previewed = useMemo(() => indexFeatures(preview), [preview]);
  return useMemo(
    () => ({grid, input, shapes, overlays: marks, selection: selected, preview: previewed}),
    [grid, input, shapes, marks, selected, previewed],
  );
}
