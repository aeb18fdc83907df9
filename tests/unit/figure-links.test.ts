/** Whatever a link says of a living figure, the figure shows it or the page says why not: nothing throws. */
import {beforeAll, expect, test, vi} from 'vitest';
import fc from 'fast-check';
import {readState} from '@h3-docs/figures/live/fields';
import {figureLinks} from '../support/figureLinks';
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

test.each([
  'corners=-170_0!170_0.00001!170_0.00002,res=9',
  'corners=0_89.9!90_89.9!180_89.9!-90_89.9,res=12',
  'corners=-178.6_-89.9998!-178.5_-89.9999!-179.5_-89.9999,hole=-180_-89.999!-179.9_-90!-179.9_-89.9991,res=13',
])('a polygon that has too many cells along its rings, or around a pole, is not converted: %s', (link) => {
  const found = figures.find(({name}) => name === 'polygonmodes');
  if (!found) throw new Error(link);
  const {state, wrong} = readState(found.figure, link, found.figure.start({}, null));
  expect(wrong).toBeUndefined();
  work.steps = 0;
  expect(found.figure.words(state)).toContain('too many to draw here');
  expect(work.steps).toBeLessThan(100);
});
