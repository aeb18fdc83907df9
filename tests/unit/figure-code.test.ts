/** The programs that living figures show, run in JavaScript, and their links to the explorer. */
import * as h3 from 'h3-js';
import {expect, it} from 'vitest';
import {languages} from '@h3-docs/catalogue/languages';
import {readAddress} from '@h3-docs/explorer/model/url';
import {MOST_QUERY} from '@h3-docs/base/routing/link';
import {readInput} from '@h3-docs/explorer/input/read';
import {explorerLink} from '@h3-docs/base/routing/explorerLink';
import type {LivingFigure} from '@h3-docs/figures/live/types';
import {loadFigures} from '../support/openFigure';
import {printedBy} from '../support/printedBy';

type State = Readonly<Record<string, unknown>>;
type Any = LivingFigure<State>;

/** States besides the first one that call other functions. */
const others: Readonly<Record<string, readonly State[]>> = {
  bitlayout: [
    {index: BigInt('0x115283473fffffff')},
    {index: BigInt('0x225283473fffffff')},
    {index: BigInt('0x85283473ffffffe')},
    {index: 2n ** 64n - 1n},
  ],
  disk: [{show: 'ring', k: 2}, {show: 'distances', k: 2}, {k: 0}],
  icosahedron: [{chosen: true}, {chosen: true, res: 1, atLat: -20}],
};

const cases = (await loadFigures()).flatMap(({name, figure: found}) => {
  const figure = found as unknown as Any;
  const start = figure.start({}, null);
  return [{}, ...(others[name] ?? [])].map((change, at) => ({
    name,
    title: `${name}-${at}`,
    figure,
    state: {...start, ...change},
  }));
});

it('the links of living figures to the explorer open the indexes that the figure shows', async () => {
  const opened = new Set<string>();
  for (const {name, title, figure, state} of cases) {
    // As it is, and as large as sliders make it.
    const largest = figure.controls(state).flatMap((one) => (one.kind === 'slider' ? [one.set(one.max)] : []));
    for (const each of [state, ...largest]) {
      const indexes = figure.cells?.(each) ?? [];
      if (indexes.length === 0) continue;
      const {search, hash} = new URL(explorerLink('https://docs.example/', indexes));
      expect(hash).toBe('#explorer');
      expect(search.length, title).toBeLessThan(MOST_QUERY);
      const {cells, edges, vertexes, problems} = readInput((await readAddress(search)).state.text);
      expect([...cells, ...edges, ...vertexes].sort(), title).toEqual([...new Set(indexes)].sort());
      expect(problems, title).toEqual([]);
      opened.add(name);
    }
  }
  expect(cases.filter(({name}) => !opened.has(name))).toEqual([]);
});

it('the programs of living figures are there for every language of the site', () => {
  const coded = cases.flatMap(({title, figure, state}) => (figure.code ? [[title, figure.code(state)] as const] : []));
  expect(coded.length).toBeGreaterThan(12);
  for (const [title, code] of coded) {
    expect(Object.keys(code).sort(), title).toEqual([...languages].sort());
    for (const language of languages) {
      expect(code[language], `${title} in ${language}`).toMatch(/h3/i);
      expect(code[language], `${title} in ${language}`).not.toMatch(/undefined|NaN|\bOUT\b|\bCOUNT\b|[(,] ?\$[01]/);
    }
    expect(printedBy(code.javascript), title).not.toEqual([]);
  }
});

const cellOf = ({lat, lng, res}: State) => h3.latLngToCell(Number(lat), Number(lng), Number(res));

it.each<[title: string, want: (state: State, figure: Any) => readonly string[]]>([
  ['disk-0', (state) => h3.gridDisk(cellOf(state), Number(state.k))],
  ['disk-1', (state) => h3.gridRing(cellOf(state), 2)],
  ['disk-2', (state) => h3.gridDisk(cellOf(state), 2)],
  ['parentchild-0', (state) => h3.cellToChildren(cellOf(state), Number(state.res) + Number(state.depth))],
  ['path-0', (state, figure) => figure.cells?.(state) ?? []],
  ['compact-0', (state, figure) => figure.cells?.(state) ?? []],
])('the program of %s prints in JavaScript what h3-js returns', (title, want) => {
  const {figure, state} = cases.find((one) => one.title === title) ?? {};
  if (!figure?.code || !state) throw new Error('There is no program.');
  // A program can print its indexes in any order.
  const printed = JSON.stringify(printedBy(figure.code(state).javascript)).match(/(?<![\w.])[0-9a-f]{15,16}\b/g);
  expect(printed?.sort()).toEqual([...want(state, figure)].sort());
});
