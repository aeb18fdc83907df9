import {gridNamed} from '../grids';
import type {Position} from '../h3/sphere';
import {element, group} from '../h3/svg';
import {labelAt, mapDrawing} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** Outlines of more corners follow coasts: they are drawn as roughly as land is, and the land below them more so. */
const coast = {corners: 50, precision: {digits: 0, tolerance: 0.9}, coastTolerance: 2.5};

/** The mean of a small outline's corners; it may not hold the antimeridian. */
function middleOf(ring: readonly Position[]): Position {
  const mean = (axis: 0 | 1) => ring.reduce((sum, position) => sum + position[axis], 0) / ring.length;
  return [mean(0), mean(1)];
}

/**
 * A cell of a grid of `src/grids` with all that touch it, on a map of the place. `from` and `to` choose
 * the characters of each name that label the cells: none unless told.
 */
const grid: Figure = (props, {land}) => {
  const {system, level, lat, lng, from, to} = readProps(props, {
    system: 'h3',
    level: 6,
    lat: 59.9139,
    lng: 10.7522,
    from: 0,
    to: 0,
  });
  const {label, cellAt, around, outline} = gridNamed(system);
  const cell = cellAt(lat, lng, level);
  const others = around(cell);
  const alt = `A map of the ${label} cell ${cell} and the ${others.length} cells that touch it.`;
  const named = to > from ? [cell, ...others] : [];
  const outlines = [cell, ...others].map((each) => outline(each));
  const coastTolerance = outlines.some((ring) => ring.length > coast.corners) ? coast.coastTolerance : undefined;
  return mapDrawing({land, positions: outlines.flat(), alt, names: 4, coastTolerance}, (view) => {
    const shape = (each: string) => {
      const ring = outline(each);
      const data = view.ring(ring, ring.length > coast.corners ? coast.precision : undefined);
      return element('path', {d: data}, element('title', {}, each));
    };
    return (
      group('d-cell d-cell-2', others.map(shape).join('')) +
      group('d-cell d-cell-0 d-strong', shape(cell)) +
      named.map((each) => labelAt(view, middleOf(outline(each)), each.slice(from, to))).join('')
    );
  });
};
export default grid;
