import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {label} from '@h3-docs/grid/h3/svg';
import {cellPositions, cells, mapDrawing} from './kit/map';
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
  const alt = translate(
    {
      message:
        'A map of a cell of resolution {res}, its 7 children, the children of one child, and so on to resolution {last}. At each step, the area of a cell shrinks to about a seventh.',
    },
    {res, last},
  );
  const className = (step: number) => `d-cell d-cell-${Math.min(2 * step, 7)}`;
  return mapDrawing(
    {land, positions: cellPositions(levels.slice(0, 2).flat()), alt},
    (view) =>
      levels.map((level, step) => cells(view, level, className(step))).join('') +
      levels
        .map((_, step) =>
          label(
            `d-label ${className(step)} d-key`,
            [14, 26 + 22 * step],
            translate({message: 'res {res}'}, {res: res + step}),
          ),
        )
        .join(''),
  );
};
export default resolutions;
