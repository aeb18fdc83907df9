import * as h3 from 'h3-js';
import {cellCenter} from '../h3/geometry';
import {decodeIndex, parseIndex} from '../h3/bits';
import {label} from '../h3/svg';
import {arrow, cellPositions, cells, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** The last digit of a cell's index. */
function lastDigit(cell: string): number {
  const {digits, resolution} = decodeIndex(parseIndex(cell) ?? 0n);
  const digit = digits[resolution - 1];
  if (digit === undefined) throw new Error(`the cell ${cell} has no digits`);
  return digit;
}

/** The children of a cell, each with the digit that is added to the parent's index, and the three axes. */
const digits: Figure = (props, {land}) => {
  const {lat, lng, res} = readProps(props, {lat: 37.775, lng: -122.418, res: 8});
  const parent = h3.latLngToCell(lat, lng, res);
  const children = h3.cellToChildren(parent, res + 1);
  const byDigit = new Map(children.map((child) => [lastDigit(child), child]));
  const shape = h3.isPentagon(parent) ? 'pentagon' : 'cell';
  const alt = `A map of a ${shape} of resolution ${res} and its ${children.length} children, labeled with their digits: ${[...byDigit.keys()].join(', ')}. Arrows along the axes start at the center child, which is 0. Axis i points to 4 and axis j to 2. ${byDigit.has(1) ? 'Axis k points to 1' : 'There is no child along axis k'}.`;
  return mapDrawing({land, positions: cellPositions([parent, ...children]), alt, padding: 0.1}, (view) => {
    const place = (cell: string | undefined) => (cell ? view.point(cellCenter(h3, cell)) : null);
    const center = place(byDigit.get(0));
    if (!center) throw new Error('the center child is not in view');
    const axes = (
      [
        ['i', 4],
        ['j', 2],
        ['k', 1],
      ] as const
    ).map(([name, digit]) => {
      const end = place(byDigit.get(digit));
      if (!end) return '';
      const along = (share: number): [number, number] => [
        center[0] + (end[0] - center[0]) * share,
        center[1] + (end[1] - center[1]) * share,
      ];
      const at = along(0.5);
      return arrow(along(0.22), along(0.78)) + label('d-label d-axis-name', [at[0] + 6, at[1] - 6], name);
    });
    const names = [...byDigit].map(([digit, child]) => {
      const at = place(child);
      return at ? label('d-label d-middle', at, String(digit), 'middle') : '';
    });
    return cells(view, children) + outlines(view, [parent], 'd-input') + axes.join('') + names.join('');
  });
};
export default digits;
