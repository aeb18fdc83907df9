import {gridNamed} from '../grids';
import {element, group} from '../h3/svg';
import {mapDrawing} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** A cell of a grid (H3, S2 or geohash) with all that touch it, on a map of the place. */
const grid: Figure = (props, {land}) => {
  const {system, level, lat, lng} = readProps(props, {system: 'h3', level: 6, lat: 59.9139, lng: 10.7522});
  const {label, cellAt, around, outline} = gridNamed(system);
  const cell = cellAt(lat, lng, level);
  const others = around(cell);
  const alt = `A map: the ${label} cell ${cell} and the ${others.length} cells that touch it.`;
  const positions = [cell, ...others].flatMap((each) => outline(each));
  return mapDrawing({land, positions, alt, names: 4}, (view) => {
    const shape = (each: string) => element('path', {d: view.ring(outline(each))}, element('title', {}, each));
    return group('d-cell d-cell-2', others.map(shape).join('')) + group('d-cell d-cell-0 d-strong', shape(cell));
  });
};
export default grid;
