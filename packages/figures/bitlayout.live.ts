import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {decodeIndex, encodeIndex, toHex} from '@h3-docs/grid/h3/bits';
import {cellCenter, edgeLine, vertexPoint} from '@h3-docs/grid/h3/geometry';
import {vertexOwner} from '@h3-docs/grid/h3/scene';
import {angle, kmPerDegree, type Position} from '@h3-docs/grid/h3/sphere';
import {element, path} from '@h3-docs/grid/h3/svg';
import type {View} from '@h3-docs/grid/h3/view';
import {brokenRule} from '@h3-docs/grid/h3/validity';
import {bitsOf} from './bitlayout';
import {bitBox, bitPlace, bitsSize, drawBits, nearestBit} from './kit/bits';
import {cellPositions, cells, dot, outlines} from './kit/map';
import {cellKind} from './live/cells';
import {call, programs, type Code} from '@h3-docs/programs';
import {mapFrame, placeName, type MapFrame} from './live/map';
import type {Frame, LivingFigure} from './live/types';

interface BitsState {
  /** An unsigned 64-bit value, valid index or not. */
  readonly index: bigint;
  /** The chosen bit, from 0 at the highest. */
  readonly bit: number;
}

/** The bits alone, or from the first change on with a map below them. */
interface BitsFrame extends Frame {
  readonly start: bigint;
  readonly map?: MapFrame;
}

const mapHeight = 260;
/** Where the map begins, a little below the bits. */
const mapTop = bitsSize.height + 12;

/** Why a value is no index, in words; undefined for a valid one. */
function problem(index: bigint): string | undefined {
  const broken = brokenRule(index);
  if (broken !== undefined || decodeIndex(index).mode !== 4) return broken;
  return h3.isValidVertex(toHex(index))
    ? undefined
    : translate({message: 'not a valid vertex: another cell owns this corner'});
}

/** The cells that an index is about, its own first; none where it isn't valid. */
function cellsOf(index: bigint): string[] {
  if (problem(index) !== undefined) return [];
  const text = toHex(index);
  const {mode} = decodeIndex(index);
  if (mode === 2) return h3.directedEdgeToCells(text);
  return mode === 4 ? [vertexOwner(text)] : [text];
}

/** Where an index is, as one position. */
function placeOf(index: bigint): Position | undefined {
  const [cell] = cellsOf(index);
  if (cell === undefined) return undefined;
  return decodeIndex(index).mode === 4 ? vertexPoint(h3, toHex(index)) : cellCenter(h3, cell);
}

function describe(index: bigint): string {
  const text = toHex(index);
  const broken = problem(index);
  if (broken !== undefined) return translate({message: '{index} is {problem}.'}, {index: text, problem: broken});
  const {mode, modeBits, resolution, baseCell} = decodeIndex(index);
  const place = placeOf(index);
  const at = place ? placeName(place) : '';
  const [own = '', other = ''] = cellsOf(index);
  if (mode === 2)
    return translate(
      {message: '{index} is a valid directed edge. It leads from {own} in direction {modeBits} to {other}.'},
      {index: text, own, modeBits, other},
    );
  if (mode === 4)
    return translate(
      {message: '{index} is a valid vertex. It is vertex {modeBits} of its owner cell {own}, at {at}.'},
      {index: text, modeBits, own, at},
    );
  const kind = cellKind(own);
  return translate(
    {message: '{index} is a valid {kind} of resolution {resolution} in base cell {baseCell}. Its center is at {at}.'},
    {index: text, kind, resolution, baseCell, at},
  );
}

/** An index whose digits fit its resolution: 0 instead of 7 where one is in use, and 7 where it isn't. */
function withFittingDigits(index: bigint): bigint {
  const fields = decodeIndex(index);
  const digits = fields.digits.map((digit, at) => (at >= fields.resolution ? 7 : digit === 7 ? 0 : digit));
  return encodeIndex({...fields, digits});
}

function code({index}: BitsState): Code {
  const text = toHex(index);
  const [isValid, then] = (
    {
      2: ['isValidDirectedEdge', 'directedEdgeToCells'],
      4: ['isValidVertex', 'vertexToLatLng'],
    } as const
  )[decodeIndex(index).mode] ?? ['isValidCell', 'cellToLatLng'];
  return programs(call(isValid, text), ...(problem(index) === undefined ? [call(then, text)] : []));
}

const shift = `translate(0 ${mapTop})`;
const below = (content: string) => element('g', {transform: shift}, content);

/** The cells that the map shows: where the index leads, and where it led at first if that is near. */
function shownOn(index: bigint, start: bigint): string[] {
  const now = cellsOf(index);
  const first = cellsOf(start);
  const [from, to] = [placeOf(start), placeOf(index)];
  if (!from || !to) return now.length > 0 ? now : first;
  const size = Math.max(...[...now, ...first].map((cell) => h3.getHexagonEdgeLengthAvg(h3.getResolution(cell), 'km')));
  return angle(from, to) * kmPerDegree < 12 * size ? [...now, ...first] : now;
}

function drawMap(index: bigint, start: bigint, view: View): string {
  const text = toHex(index);
  const {mode} = decodeIndex(index);
  const [own, ...others] = cellsOf(index);
  const before = outlines(view, cellsOf(start), 'd-context');
  if (own === undefined) return before;
  const siblings =
    mode === 1 && h3.getResolution(own) > 0
      ? h3.cellToChildren(h3.cellToParent(own, h3.getResolution(own) - 1), h3.getResolution(own))
      : [];
  const mark =
    mode === 2
      ? path('d-face', view.line(edgeLine(h3, text)))
      : mode === 4
        ? dot(view, vertexPoint(h3, text), 'd-input-point', 6)
        : '';
  return (
    cells(view, siblings, 'd-cell d-cell-2 d-thin') +
    before +
    cells(view, others, 'd-cell d-cell-2') +
    cells(view, [own], 'd-cell d-strong') +
    mark
  );
}

const flip = (state: BitsState, bit: number): BitsState => ({index: state.index ^ (1n << BigInt(63 - bit)), bit});

/** The bit that is above or below a bit on the drawing, or beside it. */
function stepFrom({index, bit}: BitsState, x: number, y: number): number {
  if (x !== 0) return Math.min(63, Math.max(0, bit + x));
  const {at} = bitPlace(index, bit);
  return nearestBit(index, [at[0], at[1] + 78 * y]);
}

/** The bits of an index, each of which can be switched, and the place where the index then leads. */
const livingBits: LivingFigure<BitsState, BitsFrame> = {
  start: (props) => ({index: bitsOf(props).value, bit: 19}),
  frame: ({index}, current) => {
    const alone = {width: bitsSize.width, height: bitsSize.height, under: () => '', over: () => ''};
    if (!current) return {...alone, start: index};
    if (!current.map && index === current.start) return current;
    const positions = cellPositions(shownOn(index, current.start));
    const map = mapFrame({positions, width: bitsSize.width, height: mapHeight, padding: 0.12, names: 4}, current.map);
    if (map === current.map) return current;
    return {
      width: bitsSize.width,
      height: mapTop + mapHeight,
      start: current.start,
      map,
      landRadius: map.landRadius,
      under: (land) => below(map.under(land)),
      over: (land) => below(map.over(land)),
    };
  },
  draw: ({index, bit}, {start, map}) =>
    drawBits(index) + path('d-input', bitBox(index, bit)) + (map ? below(drawMap(index, start, map.view)) : ''),
  handles: (state) => {
    const {field, at} = bitPlace(state.index, state.bit);
    const value = (state.index >> BigInt(63 - state.bit)) & 1n;
    return [
      {
        id: 'bit',
        name: translate({message: 'Chosen bit, Enter switches it'}),
        isRing: true,
        at,
        value: translate(
          {message: 'Bit {bit} is {value}, in {field}'},
          {bit: 63 - state.bit, value: String(value), field},
        ),
        move: (to) => ({...state, bit: nearestBit(state.index, to)}),
        step: (x, y) => ({...state, bit: stepFrom(state, x, y)}),
        press: () => flip(state, state.bit),
      },
    ];
  },
  pick: (state, point) => (point[1] > bitsSize.height ? state : flip(state, nearestBit(state.index, point))),
  controls: (state) => [
    {
      kind: 'button',
      id: 'fit',
      name: translate({message: 'Fit the digits to the resolution'}),
      disabled: withFittingDigits(state.index) === state.index,
      press: () => ({...state, index: withFittingDigits(state.index)}),
    },
  ],
  words: ({index, bit}) => {
    const {field} = bitPlace(index, bit);
    const value = (index >> BigInt(63 - bit)) & 1n;
    const chosen = translate(
      {message: 'The chosen bit {bit} is {value} and belongs to {field}.'},
      {bit: 63 - bit, value: String(value), field},
    );
    return `${describe(index)} ${chosen}`;
  },
  code,
  cells: ({index}) => (problem(index) === undefined ? [toHex(index)] : []),
};
export default livingBits;
