import * as h3 from 'h3-js';
import {cellCenter} from '../h3/geometry';
import {cellPositions, cells, labelAt, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** A cell, its children, the children of one of them, and so on down a few resolutions. */
const resolutions: Figure = (props, {land}) => {
  const {lat, lng, res, depth} = readProps(props, {lat: 41.9, lng: 12.5, res: 2, depth: 4});
  const chain = Array.from({length: depth}, (_, step) => h3.latLngToCell(lat, lng, res + step));
  const levels = chain.map((cell, step) =>
    step === 0 ? [cell] : h3.cellToChildren(h3.cellToParent(cell, res + step - 1), res + step),
  );
  const last = res + depth - 1;
  const alt = `A map: a cell of resolution ${res}, its 7 children, the children of one of these, and so on to resolution ${last}; each step has cells of about a seventh of the area.`;
  return mapDrawing({land, positions: cellPositions(levels.slice(0, 2).flat()), alt}, (view) => {
    const shapes = levels.map((level, step) =>
      step === 0 ? outlines(view, level, 'd-cell d-cell-0') : cells(view, level, `d-cell d-cell-${2 * step - 1}`),
    );
    // Each resolution is named on the child that is furthest from the cells of the next.
    const names = levels.slice(1, 4).map((level, step) => {
      const inner = chain[step + 1] ?? '';
      const away = level.filter((cell) => cell !== inner);
      const named = away[0];
      return named ? labelAt(view, cellCenter(h3, named), `res ${res + step + 1}`) : '';
    });
    return shapes.join('') + names.join('');
  });
};
export default resolutions;
