import * as h3 from 'h3-js';
import {decodeIndex, modeNames, parseIndex, toBinary, type IndexFields} from '../h3/bits';
import {drawing, element, label, path, type Drawing} from '../h3/svg';
import {readProps} from './kit/props';
import type {Figure} from './types';

interface Field {
  readonly name: string;
  readonly bits: string;
  readonly value: string;
  readonly className: string;
}

const cell = h3.latLngToCell(37.775, -122.418, 9);

const kinds = {
  cell: {example: cell, modeBits: 'reserved'},
  edge: {example: h3.originToDirectedEdges(cell)[0] ?? '', modeBits: 'direction'},
  vertex: {example: h3.cellToVertex(cell, 3), modeBits: 'vertex'},
} as const;
type Kind = keyof typeof kinds;

const isKind = (mode: string): mode is Kind => mode in kinds;
const modeOf: Readonly<Record<Kind, number>> = {cell: 1, edge: 2, vertex: 4};

const [unit, left, rowHeight] = [27, 24, 78] as const;

function topFields(bits: string, fields: IndexFields, kind: Kind): Field[] {
  const {mode, modeBits, resolution, baseCell} = fields;
  return [
    {name: 'high', bits: bits.slice(0, 1), value: '0', className: 'd-context'},
    {name: 'mode', bits: bits.slice(1, 5), value: String(mode), className: 'd-cell d-cell-6'},
    {
      name: kinds[kind].modeBits,
      bits: bits.slice(5, 8),
      value: String(modeBits),
      className: kind === 'cell' ? 'd-context' : 'd-cell d-cell-5',
    },
    {name: 'resolution', bits: bits.slice(8, 12), value: String(resolution), className: 'd-cell d-cell-3'},
    {name: 'base cell', bits: bits.slice(12, 19), value: String(baseCell), className: 'd-cell d-cell-2'},
  ];
}

/** A row of fields, each a box a bit, its name above and its value below. */
function row(fields: readonly Field[], y: number, indent: number): string {
  let x = left + indent * unit;
  return fields
    .map(({name, bits, value, className}) => {
      const width = bits.length * unit;
      const middle = x + width / 2;
      const inner = Array.from({length: bits.length - 1}, (_, bit) => `M${x + (bit + 1) * unit} ${y}v26`).join('');
      const columns = Array.from(bits, (_, bit) => x + (bit + 0.5) * unit).join(' ');
      const box =
        path(className, `M${x} ${y}h${width}v26h${-width}z${inner}`) +
        element('text', {class: 'd-middle', x: columns, y: y + 13.5, 'text-anchor': 'middle'}, bits) +
        label('d-tick', [middle, y - 7], name, 'middle') +
        label('d-label', [middle, y + 43], value, 'middle');
      x += width + 2;
      return box;
    })
    .join('');
}

/**
 * The 64 bits of an index, field by field: the nineteen in front, then five digits a row. `mode` is cell, edge or
 * vertex; `index` one of that mode (without it, an example).
 */
const bitlayout: Figure = (props): Drawing => {
  const {mode, index} = readProps(props, {mode: 'cell', index: ''});
  if (!isKind(mode)) throw new Error(`the prop mode is '${mode}'; there are ${Object.keys(kinds).join(', ')}`);
  const text = index === '' ? kinds[mode].example : index;
  const value = parseIndex(text);
  if (value === null) throw new Error(`the prop index is '${text}', which is not an index`);
  const fields = decodeIndex(value);
  if (fields.mode !== modeOf[mode]) throw new Error(`the index ${text} has mode ${fields.mode}: it is no ${mode}`);
  const bits = toBinary(value);
  const digits = fields.digits.map((digit, position): Field => {
    const used = position < fields.resolution;
    return {
      name: String(position + 1),
      bits: bits.slice(19 + 3 * position, 22 + 3 * position),
      value: String(digit),
      className: used ? 'd-cell d-cell-0' : 'd-context',
    };
  });
  const rows = [0, 1, 2].map((line) => row(digits.slice(5 * line, 5 * line + 5), 26 + rowHeight * (line + 1), 3));
  const content =
    row(topFields(bits, fields, mode), 26, 0) +
    rows.join('') +
    [0, 1, 2].map((line) => label('d-tick', [left, 44 + rowHeight * (line + 1)], line === 0 ? 'digits' : '')).join('');
  const used = fields.digits.slice(0, fields.resolution).join(', ');
  const alt = `The 64 bits of the ${modeNames[fields.mode] ?? 'unknown'} index ${text}. The fields are: high bit 0; mode ${fields.mode} in 4 bits; ${kinds[mode].modeBits} ${fields.modeBits} in 3 bits; resolution ${fields.resolution} in 4 bits; base cell ${fields.baseCell} in 7 bits. Fifteen digits of 3 bits follow. ${used === '' ? 'None of them is in use' : `The digits in use are ${used}`}. Each unused digit is 7.`;
  return drawing(content, alt, 2 * left + 19 * unit + 8, 4 * rowHeight + 4);
};
export default bitlayout;
