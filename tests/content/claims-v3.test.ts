/** What the 3.x reference says of its release. What h3-js 3.7.2 itself does can't change any more. */
import * as module from 'h3-js-v3/dist/h3-js.js';
import {expect, test} from 'vitest';
import {allFunctions} from '@h3-docs/catalogue/node/catalogue';
import {htmlOf} from '../support/builtSite';

/** The declarations of the site leave this function out. */
const {numHexagons} = module as unknown as {numHexagons: (resolution: number) => number};

test('counts of h3-js are too low by what the page says, at the resolutions that it says', () => {
  const low = Array.from({length: 16}, (_, res) => 2 + 120 * 7 ** res - numHexagons(res));
  expect(low.flatMap((by, res) => (by === 0 ? [] : [res]))).toEqual([10, 12]);
  expect(new Set(low.filter((by) => by !== 0))).toEqual(new Set([2 ** 32]));
  const limits = allFunctions.flatMap(({v3 = []}) => v3).find(({name}) => name === 'numHexagons')?.limits;
  expect(limits).toMatch(new RegExp(`^At resolutions 10 and 12, .* ${(2 ** 32).toLocaleString('en-US')} too low\\.`));
});

test('maps of edges are described with the term of 3.x', () => {
  const texts = htmlOf('/docs/3.x/api/uniedge').match(/aria-label="Map[^"]*edge[^"]*"/g) ?? [];
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => !text.includes('unidirectional edge'))).toEqual([]);
});
