import {translate} from '@docusaurus/Translate';
import {decodeIndex, modeNames, toBinary} from '@h3-docs/grid/h3/bits';

/** The purpose of a field, which decides its color. */
export type FieldKind = 'high' | 'mode' | 'own' | 'reserved' | 'resolution' | 'baseCell' | 'digit' | 'unused';

/** One field of an index. */
export interface Field {
  readonly kind: FieldKind;
  readonly name: string;
  /** The positions of its bits, the lowest first, as in the tables: `59–62`. */
  readonly position: string;
  readonly bits: string;
  readonly value: string;
}

const ownNames: Readonly<Record<number, string>> = {
  2: translate({message: 'direction'}),
  4: translate({message: 'vertex number'}),
};
const digitsStart = 19;

/** The twenty fields of 64 bits, highest first; any 64 bits have them, valid index or not. */
export function fieldsOf(index: bigint): Field[] {
  const binary = toBinary(index);
  const {reserved, mode, modeBits, resolution, baseCell, digits} = decodeIndex(index);
  const field = (kind: FieldKind, name: string, start: number, width: number, value: string): Field => {
    const [highest, lowest] = [63 - start, 64 - start - width];
    const position = width === 1 ? String(highest) : `${lowest}–${highest}`;
    return {kind, name, position, bits: binary.slice(start, start + width), value};
  };
  const modeName = modeNames[mode];
  return [
    field('high', translate({message: 'high bit'}), 0, 1, String(reserved)),
    field('mode', translate({message: 'mode'}), 1, 4, modeName === undefined ? String(mode) : `${mode} · ${modeName}`),
    field(
      mode in ownNames ? 'own' : 'reserved',
      ownNames[mode] ?? translate({message: 'reserved'}),
      5,
      3,
      String(modeBits),
    ),
    field('resolution', translate({message: 'resolution'}), 8, 4, String(resolution)),
    field('baseCell', translate({message: 'base cell'}), 12, 7, String(baseCell)),
    ...digits.map((digit, at) =>
      field(
        at < resolution ? 'digit' : 'unused',
        translate({message: 'digit {number}'}, {number: at + 1}),
        digitsStart + 3 * at,
        3,
        String(digit),
      ),
    ),
  ];
}
