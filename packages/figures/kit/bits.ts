import {translate} from '@docusaurus/Translate';
import {decodeIndex, toBinary} from '@h3-docs/grid/h3/bits';
import type {Point} from '@h3-docs/grid/h3/clip';
import {element, label, path} from '@h3-docs/grid/h3/svg';

interface BitField {
  readonly name: string;
  /** The place of its highest bit among the 64, from 0. */
  readonly first: number;
  readonly width: number;
  readonly value: number;
  readonly className: string;
  /** The upper left corner of its box. */
  readonly x: number;
  readonly y: number;
}

/** What the three bits after the mode are called. */
const modeBitsNames: Readonly<Record<number, string>> = {
  1: translate({message: 'reserved'}),
  2: translate({message: 'direction'}),
  4: translate({message: 'vertex'}),
};

const [unit, left, top, rowHeight, boxHeight] = [27, 24, 26, 78, 26] as const;
/** The size of the drawing. */
export const bitsSize = {width: 2 * left + 19 * unit + 8, height: 4 * rowHeight + 4} as const;

/** The fields of an index with their places: nineteen bits in front, then five digits a row. */
function fieldsOf(value: bigint): readonly BitField[] {
  const {reserved, mode, modeBits, resolution, baseCell, digits} = decodeIndex(value);
  const fields: BitField[] = [];
  let [x, y, first]: [number, number, number] = [left, top, 0];
  const put = (name: string, width: number, content: number, className: string) => {
    fields.push({name, first, width, value: content, className, x, y});
    x += width * unit + 2;
    first += width;
  };
  const hasMeaning = mode !== 1 && modeBitsNames[mode] !== undefined;
  put(translate({message: 'high'}), 1, reserved, 'd-context');
  put(translate({message: 'mode'}), 4, mode, 'd-cell d-cell-6');
  put(
    modeBitsNames[mode] ?? translate({message: 'mode bits'}),
    3,
    modeBits,
    hasMeaning ? 'd-cell d-cell-5' : 'd-context',
  );
  put(translate({message: 'resolution'}), 4, resolution, 'd-cell d-cell-3');
  put(translate({message: 'base cell'}), 7, baseCell, 'd-cell d-cell-2');
  for (const [at, digit] of digits.entries()) {
    if (at % 5 === 0) [x, y] = [left + 3 * unit, y + rowHeight];
    put(String(at + 1), 3, digit, at < resolution ? 'd-cell d-cell-0' : 'd-context');
  }
  return fields;
}

/** A field: a box a bit, its name above and its value below. */
function drawField({name, first, width: count, value, className, x, y}: BitField, bits: string): string {
  const width = count * unit;
  const inner = Array.from({length: count - 1}, (_, bit) => `M${x + (bit + 1) * unit} ${y}v26`).join('');
  const columns = Array.from({length: count}, (_, bit) => x + (bit + 0.5) * unit).join(' ');
  const middle = x + width / 2;
  return (
    path(className, `M${x} ${y}h${width}v26h${-width}z${inner}`) +
    element(
      'text',
      {class: 'd-middle', x: columns, y: y + 13.5, 'text-anchor': 'middle'},
      bits.slice(first, first + count),
    ) +
    label('d-tick', [middle, y - 7], name, 'middle') +
    label('d-label', [middle, y + 43], String(value), 'middle')
  );
}

/** The 64 bits of an index, field by field. */
export function drawBits(value: bigint): string {
  const bits = toBinary(value);
  const rows = [1, 2, 3].map((line) =>
    label('d-tick', [left, 44 + rowHeight * line], line === 1 ? translate({message: 'digits'}) : ''),
  );
  return (
    fieldsOf(value)
      .map((field) => drawField(field, bits))
      .join('') + rows.join('')
  );
}

/** A bit among the 64, from 0 at the highest: the field that it belongs to, and the middle of its box. */
export function bitPlace(value: bigint, bit: number): {readonly field: string; readonly at: Point} {
  const field = fieldsOf(value).find(({first, width}) => bit >= first && bit < first + width);
  if (!field) throw new RangeError(`There is no bit ${bit}: they are numbered from 0 to 63`);
  const {name, first, x, y} = field;
  return {
    field:
      first < 19
        ? translate({message: 'the field “{name}”'}, {name})
        : translate({message: 'digit {number}'}, {number: name}),
    at: [x + (bit - first + 0.5) * unit, y + boxHeight / 2],
  };
}

/** The bit whose box a point of the drawing is nearest to. */
export function nearestBit(value: bigint, [x, y]: Point): number {
  const away = (bit: number) => {
    const {at} = bitPlace(value, bit);
    return Math.hypot(at[0] - x, at[1] - y);
  };
  return Array.from({length: 64}, (_, bit) => bit).reduce((best, bit) => (away(bit) < away(best) ? bit : best));
}

/** The box of a bit, as path data. */
export function bitBox(value: bigint, bit: number): string {
  const [x, y] = bitPlace(value, bit).at;
  return `M${x - unit / 2} ${y - boxHeight / 2}h${unit}v${boxHeight}h${-unit}z`;
}
