/** Links to living figures, as strangers may write them. */
import fc, {type Arbitrary} from 'fast-check';
import {
  cellToChildren,
  cellToLatLng,
  getPentagons,
  getRes0Cells,
  getResolution,
  gridDisk,
  latLngToCell,
  originToDirectedEdges,
} from 'h3-js';
import type {Field} from '@h3-docs/figures/live/types';
import type {LoadedFigure} from './openFigure';

const resolution = fc.integer({min: 0, max: 15});
const pentagon = fc.tuple(resolution, fc.nat(11)).map(([res, at]) => getPentagons(res)[at] ?? '');
const degrees = (limit: number) => fc.double({min: -limit, max: limit, noNaN: true});

/** A place, often at a pole, at the antimeridian, or in a pentagon. */
const place = fc.oneof(
  fc.tuple(degrees(90), degrees(180)),
  fc.tuple(fc.constantFrom(90, -90, 89.9999, -89.9999, 0), fc.constantFrom(0, 180, -180, 179.9999)),
  pentagon.map(cellToLatLng),
);

const cell = fc.oneof(
  {weight: 6, arbitrary: fc.tuple(place, resolution).map(([[lat, lng], res]) => latLngToCell(lat, lng, res))},
  fc.constantFrom(...getRes0Cells()),
  pentagon,
);

const edge = fc
  .tuple(cell, fc.nat(5))
  .map(([origin, at]) => originToDirectedEdges(origin).filter(Boolean)[at % 5] ?? '');

/** Some cells: near one another or not, of one resolution or not. */
const cells = fc.oneof(
  fc.tuple(cell, fc.nat(3)).map(([center, k]) => gridDisk(center, k)),
  cell.map((parent) => cellToChildren(parent, Math.min(15, getResolution(parent) + 1))),
  fc.array(cell, {maxLength: 8}),
);

/** Corners of a polygon: slivers, bow-ties, small and huge ones. */
const corners = fc
  .tuple(place, degrees(100), fc.constantFrom(1, 1e-5), fc.array(fc.tuple(degrees(0.5), degrees(0.5)), {maxLength: 8}))
  .map(([[lat, lng], size, flat, offsets]) =>
    offsets.map(([east, north]) => {
      const within = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value)).toFixed(5);
      return `${within(lng + east * size, 180)}_${within(lat + north * size * flat, 90)}`;
    }),
  );

/** A text for a field: mostly one that looks like a value of it. */
const token = (words: readonly string[]) =>
  fc.oneof(
    fc.constantFrom('0', '-0', '90', '-90', '180', '-180', '89.99999', '179.99999', '0.00001', '85.06'),
    fc.tuple(degrees(180), fc.nat(7)).map(([value, digits]) => value.toFixed(digits)),
    fc.integer({min: -5, max: 205}).map(String),
    fc.nat(19).map(String),
    fc.constantFrom('true', 'false', '', 'null', '__proto__', '1e3', '\u{1f600}', '%', 'NaN'),
    fc.constantFrom('', ...words),
    cell,
    pentagon,
    edge,
    fc.bigInt({min: 0n, max: 2n ** 64n - 1n}).map((index) => index.toString(16)),
    cells.map((list) => list.slice(0, 40).join('.')),
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
