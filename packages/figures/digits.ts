import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {decodeIndex, parseIndex} from '@h3-docs/grid/h3/bits';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import {label} from '@h3-docs/grid/h3/svg';
import type {View} from '@h3-docs/grid/h3/view';
import {arrow, cellPositions, cells, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure, Props} from './types';

/** The parent at a position, and which of its children is chosen. */
export interface DigitsState {
  readonly lat: number;
  readonly lng: number;
  /** The resolution of the parent. */
  readonly res: number;
  /** 0 to 6; −1 while none is chosen. */
  readonly digit: number;
}

/** The state that the still figure shows. */
const start = (props: Props): DigitsState => ({
  ...readProps(props, {lat: 37.775, lng: -122.418, res: 8}),
  digit: -1,
});

/** The cell whose children have the digits. */
const parentOf = ({lat, lng, res}: DigitsState): string => h3.latLngToCell(lat, lng, res);

/** The last digit of a cell's index. */
function lastDigit(cell: string): number {
  const {digits, resolution} = decodeIndex(parseIndex(cell) ?? 0n);
  const digit = digits[resolution - 1];
  if (digit === undefined) throw new Error(`the cell ${cell} has no digits`);
  return digit;
}

/** The children of the parent by digit. */
function childrenOf(state: DigitsState): ReadonlyMap<number, string> {
  return new Map(h3.cellToChildren(parentOf(state), state.res + 1).map((child) => [lastDigit(child), child]));
}

/** What a map of the children must hold, and how much of it is left free. */
const digitsMap = (state: DigitsState) => ({
  positions: cellPositions([parentOf(state), ...childrenOf(state).values()]),
  padding: 0.1,
});

/** The children of a cell with their digits, the three axes, and the chosen child. */
function drawDigits(state: DigitsState, view: View): string {
  const byDigit = childrenOf(state);
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
  const chosen = byDigit.get(state.digit);
  return (
    cells(view, [...byDigit.values()]) +
    cells(view, chosen === undefined ? [] : [chosen], 'd-cell d-strong') +
    outlines(view, [parentOf(state)], 'd-input') +
    axes.join('') +
    names.join('')
  );
}

/** The children of a cell, each with the digit that is added to the parent's index, and the three axes. */
const digits: Figure = (props, {land}) => {
  const state = start(props);
  const byDigit = childrenOf(state);
  const shape = h3.isPentagon(parentOf(state)) ? translate({message: 'pentagon'}) : translate({message: 'cell'});
  const alt = translate(
    {
      message:
        'A map of a {shape} of resolution {res} and its {count} children, labeled with their digits: {digits}. Arrows along the axes start at the center child, which has digit 0. Axis i points to digit 4, and axis j points to digit 2. {axisK}',
    },
    {
      shape,
      res: state.res,
      count: byDigit.size,
      digits: [...byDigit.keys()].join(', '),
      axisK: byDigit.has(1)
        ? translate({message: 'Axis k points to digit 1.'})
        : translate({message: 'There is no child along axis k.'}),
    },
  );
  return mapDrawing({land, alt, ...digitsMap(state)}, (view) => drawDigits(state, view));
};
export default digits;
