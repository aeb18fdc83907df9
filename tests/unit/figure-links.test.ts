/** Whatever a link says of a living figure, the figure shows it or the page says why not: nothing throws. */
import {beforeAll, expect, test, vi} from 'vitest';
import fc from 'fast-check';
import {cellToChildren, getPentagons, getResolution, gridDisk, latLngToCell, originToDirectedEdges} from 'h3-js';
import {readState} from '@h3-docs/figures/live/fields';
import type {Field} from '@h3-docs/figures/live/types';
import {loadFigures, openFigure, type LoadedFigure} from '../support/openFigure';

/** What h3-js did: one for each call, and one for each item that it returned. */
const work = vi.hoisted(() => ({steps: 0}));

vi.mock('h3-js', async (original) => {
  const h3: Readonly<Record<string, unknown>> = await original();
  const counted = (call: (...inputs: unknown[]) => unknown) =>
    function count(...inputs: unknown[]) {
      const result = call(...inputs);
      work.steps += 1 + (Array.isArray(result) ? result.length : 0);
      return result;
    };
  return Object.fromEntries(
    Object.entries(h3).map(([name, value]) => [
      name,
      typeof value === 'function' ? counted(value as (...inputs: unknown[]) => unknown) : value,
    ]),
  );
});

/** The most that h3-js does for one state. */
const MOST_STEPS = 400_000;
/** How many links each figure gets. */
const LINKS = process.env.H3_DOCS_LONG === undefined ? 3 : 200;

const degrees = fc.double({min: -180, max: 180, noNaN: true});
/** Cells anywhere, and pentagons. */
const cell = fc.oneof(
  fc.tuple(degrees, degrees, fc.nat(14)).map(([lat, lng, res]) => latLngToCell(lat / 2, lng, res)),
  fc.tuple(fc.nat(14), fc.nat(11)).map(([res, at]) => getPentagons(res)[at] ?? ''),
);
/** Corners of a polygon: slivers, bow-ties, small and huge ones. */
const corners = fc
  .tuple(degrees, fc.constantFrom(0.001, 1), fc.array(fc.tuple(degrees, degrees), {maxLength: 8}))
  .map(([east, size, all]) =>
    all.map(([x, y]) => `${((east + x * size) % 180).toFixed(5)}_${((y * size) / 2).toFixed(5)}`).join('!'),
  );

/** What a link says of a figure: for each field a text that it can read, where one of twenty is such a text. */
function figureLinks({figure, words}: LoadedFigure): fc.Arbitrary<string> {
  const token = fc.oneof(
    fc.constantFrom(
      '0',
      '-0',
      '90',
      '-180',
      '179.99999',
      '85.06',
      'true',
      '',
      '__proto__',
      '1e3',
      '\u{1f600}',
      ...words,
    ),
    degrees.map((value) => value.toFixed(5)),
    fc.integer({min: -5, max: 205}).map(String),
    fc.bigInt({min: 0n, max: 2n ** 64n - 1n}).map((index) => index.toString(16)),
    cell.map((origin) => originToDirectedEdges(origin)[1] ?? ''),
    fc.tuple(cell, fc.nat(3)).map(([center, k]) => gridDisk(center, k).join('.')),
    cell.map((parent) => cellToChildren(parent, getResolution(parent) + 1).join('.')),
    corners,
  );
  const parts = Object.entries(figure.fields as Readonly<Record<string, Field<unknown>>>).map(([key, field]) =>
    fc.array(token, {minLength: 20, maxLength: 20}).map((texts) => {
      const known = texts.find((text) => field.read(text) !== undefined);
      return known === undefined ? [] : [`${key}=${known}`];
    }),
  );
  return fc.tuple(...parts).map((all) => all.flat().join(','));
}

let figures: readonly LoadedFigure[] = [];
beforeAll(async () => {
  figures = await loadFigures();
});

test('random links are shown, or it is said why not, with a bounded number of calls', () => {
  let shown = 0;
  for (const figure of figures) {
    const property = fc.property(figureLinks(figure), (link) => {
      work.steps = 0;
      if (openFigure(figure, link)) shown++;
      expect(work.steps, `?figure=${figure.name},${link}`).toBeLessThan(MOST_STEPS);
    });
    fc.assert(property, {seed: 7, numRuns: LINKS});
  }
  // Links that no figure can show prove nothing about drawing.
  expect(shown).toBeGreaterThan((figures.length * LINKS) / 4);
});

test.each(['corners=-170_0!170_0.00001!170_0.00002,res=9', 'corners=0_89.9!90_89.9!180_89.9!-90_89.9,res=12'])(
  'a polygon that has too many cells along its ring, or around a pole, is not converted: %s',
  (link) => {
    const found = figures.find(({name}) => name === 'polygonmodes');
    if (!found) throw new Error(link);
    const {state, wrong} = readState(found.figure, link, found.figure.start({}, null));
    expect(wrong).toBeUndefined();
    work.steps = 0;
    expect(found.figure.words(state)).toContain('too many to draw here');
    expect(work.steps).toBeLessThan(100);
  },
);
