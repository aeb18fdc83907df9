import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {cellToChildrenSize, cellToLatLng, getResolution, isValidCell, latLngToCell} from 'h3-js';
import {pairOf, type Position} from '@h3-docs/grid/h3/sphere';
import type {Duplicates} from '../data/duplicates';
import type {DataSet} from '../data/types';
import {estimateCover, simpleParts} from './cover';
import {byKind, resolutionOf} from './kinds';
import {FINEST} from './limits';

/** The resolution that a field begins with, and why it is offered. */
export interface DefaultResolution {
  readonly resolution: number;
  /** The data have it or the one before it, it gives few cells, or there is a single place. */
  readonly why: 'own' | 'few' | 'shared' | 'place' | 'coarser';
}

/**
 * The rule for every field of a resolution: the finest at which there are at most so many cells, which a map can show
 * one by one.
 */
export const FEW_CELLS = 400;
/** The resolution for a single place, of which there is one cell at every resolution. */
const OF_PLACE = 9;
/** Fewer places than this are single ones, each of which is looked for. */
const FEW_PLACES = 10;
/** How many places a cell has on average where counting them says something. */
const IN_A_CELL = 2;
/** The most points that are looked at, evenly from all. */
const MOST_SAMPLED = 4000;

/** Why a resolution is offered, in a sentence beside its field. */
export function whyOffered({resolution, why}: DefaultResolution): string {
  switch (why) {
    case 'own':
      return translate({message: 'Your cells have resolution {resolution}.'}, {resolution});
    case 'few':
      return translate(
        {message: 'Resolution {resolution} is the finest with about {most} cells or fewer.'},
        {resolution, most: FEW_CELLS},
      );
    case 'shared':
      return translate(
        {message: 'Resolution {resolution} is the finest at which a cell has two places on average.'},
        {resolution},
      );
    case 'coarser':
      return translate({message: 'Resolution {resolution} is one coarser than your cells.'}, {resolution});
    case 'place':
      return translate(
        {
          message: 'Resolution {resolution} is offered for few places. Its cells are about as large as a city block.',
        },
        {resolution},
      );
  }
}

/** For covering geometries. */
export function resolutionForShapes(geometries: readonly Geometry[]): DefaultResolution {
  const parts = geometries.map(simpleParts);
  if (parts.every(({lines, polygons}) => lines.length + polygons.length === 0))
    return forPoints(parts.flatMap(({points}) => points.map(pairOf)));
  let resolution = FINEST;
  while (resolution > 0 && estimateCover(geometries, resolution) > FEW_CELLS) resolution--;
  return {resolution, why: 'few'};
}

/** For aggregating rows: never finer than their cells, and coarser than these if each has one row (no `duplicates`). */
export function resolutionForRows(data: DataSet, duplicates: Duplicates | undefined): DefaultResolution {
  if (duplicates) return {resolution: duplicates.resolution, why: 'own'};
  const points: Position[] = [];
  let coarsest = FINEST + 1;
  for (const {index, position} of data.rows) {
    if (index !== undefined && isValidCell(index)) {
      coarsest = Math.min(coarsest, getResolution(index));
      const [lat, lng] = cellToLatLng(index);
      points.push([lng, lat]);
    } else if (position) points.push([position[1], position[0]]);
  }
  const {resolution, why} = forPoints(points);
  return coarsest <= resolution ? {resolution: Math.max(0, coarsest - 1), why: 'coarser'} : {resolution, why};
}

/** For Uncompact: finer than the cells, or the finest of them where they have several resolutions. */
export function resolutionForCells(indexes: readonly string[]): number {
  const cells = byKind(indexes).cell;
  const resolutions = new Set(cells.map(resolutionOf));
  let resolution = [...resolutions].reduce((finest, one) => Math.max(finest, one), 0);
  const own = resolution;
  const sizeAt = (finer: number) => cells.reduce((sum, cell) => sum + cellToChildrenSize(cell, finer), 0);
  while (cells.length > 0 && resolution < FINEST && cells.length <= FEW_CELLS && sizeAt(resolution + 1) <= FEW_CELLS)
    resolution++;
  // At their only resolution, cells would stay as they are.
  return resolution > own || resolutions.size > 1 ? resolution : Math.min(FINEST, own + 1);
}

/** The finest resolution at which the cells of points are few, and each has several points. */
function forPoints(points: readonly Position[]): DefaultResolution {
  const step = Math.max(1, Math.ceil(points.length / MOST_SAMPLED));
  const sample = points.filter((_, at) => at % step === 0);
  if (new Set(sample.map(String)).size < FEW_PLACES) return {resolution: OF_PLACE, why: 'place'};
  for (let next = 1; next <= FINEST; next++) {
    const cells = new Set<string>();
    for (const [lng, lat] of sample) {
      cells.add(latLngToCell(lat, lng, next));
      if (cells.size > FEW_CELLS) break;
    }
    if (cells.size > FEW_CELLS) return {resolution: next - 1, why: 'few'};
    if (sample.length < IN_A_CELL * cells.size) return {resolution: next - 1, why: 'shared'};
  }
  return {resolution: FINEST, why: 'few'};
}
