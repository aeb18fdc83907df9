import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {decodeIndex, modeNames, parseIndex} from '@h3-docs/grid/h3/bits';
import {drawing, type Drawing} from '@h3-docs/grid/h3/svg';
import {bitsSize, drawBits} from './kit/bits';
import {readProps} from './kit/props';
import type {Figure, Props} from './types';

const cell = h3.latLngToCell(37.775, -122.418, 9);

const kinds = {
  cell: {example: cell, modeBits: translate({message: 'reserved'})},
  edge: {example: h3.originToDirectedEdges(cell)[0] ?? '', modeBits: translate({message: 'direction'})},
  vertex: {example: h3.cellToVertex(cell, 3), modeBits: translate({message: 'vertex'})},
} as const;
type Kind = keyof typeof kinds;

const isKind = (mode: string): mode is Kind => mode in kinds;
const modeOf: Readonly<Record<Kind, number>> = {cell: 1, edge: 2, vertex: 4};

/** The kind and the index that the props ask for. Throws for an index of another mode. */
export function bitsOf(props: Props): {readonly kind: Kind; readonly text: string; readonly value: bigint} {
  const {mode, index} = readProps(props, {mode: 'cell', index: ''});
  if (!isKind(mode)) throw new Error(`the prop mode is '${mode}'; there are ${Object.keys(kinds).join(', ')}`);
  const text = index === '' ? kinds[mode].example : index;
  const value = parseIndex(text);
  if (value === null) throw new Error(`the prop index is '${text}', which is not an index`);
  const found = decodeIndex(value).mode;
  if (found !== modeOf[mode]) throw new Error(`the index ${text} has mode ${found}: it is no ${mode}`);
  return {kind: mode, text, value};
}

/**
 * The 64 bits of an index, field by field: the nineteen in front, then five digits a row. `mode` is cell, edge or
 * vertex; `index` one of that mode (without it, an example).
 */
const bitlayout: Figure = (props): Drawing => {
  const {kind, text, value} = bitsOf(props);
  const fields = decodeIndex(value);
  const used = fields.digits.slice(0, fields.resolution).join(', ');
  const alt = [
    translate(
      {
        message:
          'The 64 bits of the {kind} index {index}. The fields are: high bit 0; mode {mode} in 4 bits; {ownField} {ownValue} in 3 bits; resolution {resolution} in 4 bits; base cell {baseCell} in 7 bits. Fifteen digits of 3 bits follow.',
      },
      {
        kind: modeNames[fields.mode] ?? '',
        index: text,
        mode: fields.mode,
        ownField: kinds[kind].modeBits,
        ownValue: fields.modeBits,
        resolution: fields.resolution,
        baseCell: fields.baseCell,
      },
    ),
    used === ''
      ? translate({message: 'No digit is in use.'})
      : translate({message: 'The digits in use are {digits}.'}, {digits: used}),
    translate({message: 'Each unused digit is 7.'}),
  ].join(' ');
  return drawing(drawBits(value), alt, bitsSize.width, bitsSize.height);
};
bitlayout.play = translate({message: 'Click a bit to switch it, and see where the index leads'});
export default bitlayout;
