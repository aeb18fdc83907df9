import {translate} from '@docusaurus/Translate';
import type {Grid} from '@h3-docs/grid/systems/types';
import {toPosition, toVector, type Position} from '@h3-docs/grid/h3/sphere';
import {element, group} from '@h3-docs/grid/h3/svg';
import type {View} from '@h3-docs/grid/h3/view';
import type {Props} from '../types';
import {labelAt} from './map';
import {readProps} from './props';

/** The attributes of the figure of a grid. `reach`, in km, gives the maps of two systems one scale. */
export const gridProps = (props: Props) =>
  readProps(props, {system: 'h3', level: 6, lat: 59.9139, lng: 10.7522, from: 0, to: 0, reach: 0});

/** Outlines of more corners follow coasts: they are drawn as roughly as land is, and the land below them more so. */
const coast = {corners: 50, precision: {digits: 0, tolerance: 0.9}, coastTolerance: 2.5};

/** The mean of a small outline's corners; it may not hold the antimeridian. */
function middleOf(ring: readonly Position[]): Position {
  const mean = (axis: 0 | 1) => ring.reduce((sum, position) => sum + position[axis], 0) / ring.length;
  return [mean(0), mean(1)];
}

/** The position under the mean of an outline's corners on the sphere. */
export function centerOf(ring: readonly Position[]): Position {
  const sum = ring.map(toVector).reduce(([x, y, z], [dx, dy, dz]) => [x + dx, y + dy, z + dz], [0, 0, 0]);
  return toPosition(sum);
}

/** A cell of a grid with all that touch it: what a map of them must hold, and how rough its coasts are. */
export function touchingMap({outline, around}: Grid, cell: string) {
  const outlines = [cell, ...around(cell)].map((each) => outline(each));
  const coastTolerance = outlines.some((ring) => ring.length > coast.corners) ? coast.coastTolerance : undefined;
  return {positions: outlines.flat(), names: 4, coastTolerance};
}

/** A cell of a grid as a shape that shows its name. */
function shapeOf({outline}: Grid, cell: string, view: View): string {
  const ring = outline(cell);
  const data = view.ring(ring, ring.length > coast.corners ? coast.precision : undefined);
  return element('path', {d: data}, element('title', {}, cell));
}

/** A cell of a grid with all that touch it; `from` and `to` choose the characters of each name that label the cells. */
export function drawTouching(grid: Grid, cell: string, view: View, from = 0, to = 0): string {
  const others = grid.around(cell);
  const named = to > from ? [cell, ...others] : [];
  return (
    group('d-cell d-cell-2', others.map((each) => shapeOf(grid, each, view)).join('')) +
    group('d-cell d-cell-0 d-strong', shapeOf(grid, cell, view)) +
    named.map((each) => labelAt(view, middleOf(grid.outline(each)), each.slice(from, to))).join('')
  );
}

/** What texts call the cells of the grid `system`, in the plural: "H3 cells", "hexbins", or "countries". */
export function cellsNamed(system: string, {label}: Grid): string {
  if (system === 'countries') return translate({message: 'countries'});
  return system === 'hexbin'
    ? translate({message: 'hexbins'})
    : translate({message: '{system} cells'}, {system: label});
}

/** What texts call one cell of the grid `system`. The name of a hexbin is only its place in a picture, so it is left out. */
export function cellNamed(system: string, {label}: Grid, cell: string): string {
  if (system === 'countries') return cell;
  return system === 'hexbin'
    ? translate({message: 'a hexbin'})
    : translate({message: 'the {system} cell {cell}'}, {system: label, cell});
}
