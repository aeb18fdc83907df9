/** Links to living figures, as strangers may write them. */
import fc, {type Arbitrary} from 'fast-check';
import {cellToChildren, getPentagons, getResolution, gridDisk, latLngToCell, originToDirectedEdges} from 'h3-js';
import type {Field} from '@h3-docs/figures/live/types';
import type {LoadedFigure} from './openFigure';

const degrees = fc.double({min: -180, max: 180, noNaN: true});
/** Cells anywhere, and pentagons. */
const cell = fc.oneof(
  fc.tuple(degrees, degrees, fc.nat(15)).map(([lat, lng, res]) => latLngToCell(lat / 2, lng, res)),
  fc.tuple(fc.nat(15), fc.nat(11)).map(([res, at]) => getPentagons(res)[at] ?? ''),
);
/** Corners of a polygon: slivers, bow-ties, small and huge ones. */
const corners = fc
  .tuple(degrees, fc.constantFrom(0.001, 1), fc.array(fc.tuple(degrees, degrees), {maxLength: 8}))
  .map(([east, size, all]) =>
    all.map(([x, y]) => `${((east + x * size) % 180).toFixed(5)}_${((y * size) / 2).toFixed(5)}`),
  );

/** A text for a field: mostly one that looks like a value of it. */
const token = (words: readonly string[]) =>
  fc.oneof(
    fc.constantFrom('0', '-0', '90', '-90', '180', '-180', '89.99999', '179.99999', '0.00001', '85.06'),
    fc.tuple(degrees, fc.nat(7)).map(([value, digits]) => value.toFixed(digits)),
    fc.integer({min: -5, max: 205}).map(String),
    fc.nat(19).map(String),
    fc.constantFrom('true', 'false', '', 'null', '__proto__', '1e3', '\u{1f600}', '%', 'NaN', ...words),
    cell,
    cell.map((origin) => originToDirectedEdges(origin)[1] ?? ''),
    fc.bigInt({min: 0n, max: 2n ** 64n - 1n}).map((index) => index.toString(16)),
    fc.tuple(cell, fc.nat(3)).map(([center, k]) => gridDisk(center, k).join('.')),
    cell.map((parent) => cellToChildren(parent, Math.min(15, getResolution(parent) + 1)).join('.')),
    fc.array(cell, {maxLength: 8}).map((list) => list.join('.')),
    corners.map((list) => list.join('!')),
  );

/** A part of a link that the field can read, where one of some texts is such a part. */
function valueOf(key: string, field: Field<unknown>, words: readonly string[]): Arbitrary<readonly string[]> {
  return fc
    .array(token(words), {minLength: 20, maxLength: 20})
    .map((tokens) => tokens.filter((text) => field.read(text) !== undefined).slice(0, 1))
    .map((texts) => texts.map((text) => `${key}=${text}`));
}

/** What links say of a figure: some of its fields have values, and some links have something else too. */
export function figureLinks({figure, words}: LoadedFigure): Arbitrary<string> {
  const fields: readonly (readonly [string, Field<unknown>])[] = Object.entries(figure.fields);
  const known = fields.map(([key, field]) =>
    fc.oneof({weight: 2, arbitrary: valueOf(key, field, words)}, fc.constant([])),
  );
  const other = fc
    .tuple(fc.constantFrom(...fields.map(([key]) => key)), token(words))
    .map(([key, text]) => [`${key}=${text}`]);
  return fc
    .tuple(...known, fc.oneof({weight: 9, arbitrary: fc.constant([])}, other))
    .map((parts) => parts.flat().join(','));
}
