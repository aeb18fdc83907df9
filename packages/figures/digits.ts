import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import {arrow, label} from '@h3-docs/grid/h3/svg';
import type {View} from '@h3-docs/grid/h3/view';
import {between, cellPositions, cells, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** The children of a cell by digit. */
function childrenOf(parent: string): ReadonlyMap<number, string> {
  const res = h3.getResolution(parent) + 1;
  return new Map(h3.cellToChildren(parent, res).map((child) => [h3.getIndexDigit(child, res), child]));
}

/** The children of a cell with their digits, and the three axes. */
function drawDigits(parent: string, byDigit: ReadonlyMap<number, string>, view: View): string {
  const place = (cell: string | undefined) => (cell ? view.point(cellCenter(h3, cell)) : null);
  const center = place(byDigit.get(0));
  const axes = (
    [
      ['i', 4],
      ['j', 2],
      ['k', 1],
    ] as const
  ).map(([name, digit]) => {
    const end = place(byDigit.get(digit));
    if (!center || !end) return '';
    const at = between(center, end, 0.5);
    return (
      arrow(between(center, end, 0.22), between(center, end, 0.78)) +
      label('d-label d-axis-name', [at[0] + 6, at[1] - 6], name)
    );
  });
  const names = [...byDigit].map(([digit, child]) => {
    const at = place(child);
    return at ? label('d-label d-middle', at, String(digit), 'middle') : '';
  });
  return cells(view, [...byDigit.values()]) + outlines(view, [parent], 'd-input') + axes.join('') + names.join('');
}

/** The children of a cell, each with the digit that is added to the parent's index, and the three axes. */
const digits: Figure = (props, {land}) => {
  const {lat, lng, res} = readProps(props, {lat: 37.775, lng: -122.418, res: 8});
  const parent = h3.latLngToCell(lat, lng, res);
  const byDigit = childrenOf(parent);
  const shape = h3.isPentagon(parent) ? translate({message: 'pentagon'}) : translate({message: 'cell'});
  const alt = translate(
    {
      message:
        'A map of a {shape} of resolution {res} and its {count} children, labeled with their digits: {digits}. Arrows along the axes start at the center child, which has digit 0. Axis i points to digit 4, and axis j points to digit 2. {axisK}',
    },
    {
      shape,
      res,
      count: byDigit.size,
      digits: [...byDigit.keys()].join(', '),
      axisK: byDigit.has(1)
        ? translate({message: 'Axis k points to digit 1.'})
        : translate({message: 'There is no child along axis k.'}),
    },
  );
  const positions = cellPositions([parent, ...byDigit.values()]);
  return mapDrawing({land, alt, positions, padding: 0.1}, (view) => drawDigits(parent, byDigit, view));
};
export default digits;
