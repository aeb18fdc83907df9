/** The programs that living figures show, run in JavaScript. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as h3 from 'h3-js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {languages} from '@h3-docs/catalogue/languages';
import {decodeState} from '@h3-docs/explorer/model/url';
import {MOST_QUERY} from '@h3-docs/base/routing/link';
import {readInput} from '@h3-docs/explorer/input/read';
import {explorerLink} from '@h3-docs/base/routing/explorerLink';
import type {LivingFigure} from '@h3-docs/figures/live/types';
import type {Code} from '@h3-docs/programs';
import {loadFigures} from '../support/openFigure';

type Any = LivingFigure<Readonly<Record<string, unknown>>>;

/** States besides the first one that call other functions. */
const others: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  bitlayout: [
    {index: BigInt('0x115283473fffffff')},
    {index: BigInt('0x225283473fffffff')},
    {index: BigInt('0x85283473ffffffe')},
    {index: 2n ** 64n - 1n},
  ],
  compact: [{show: 'all'}],
  disk: [{show: 'ring', k: 2}, {show: 'distances', k: 2}, {k: 0}],
  icosahedron: [{chosen: true}, {chosen: true, res: 1, atLat: -20}],
};

interface Case {
  readonly title: string;
  readonly figure: Any;
  readonly state: Readonly<Record<string, unknown>>;
}
const cases: Case[] = [];
/** The programs of the cases whose figure shows one. */
const coded: {readonly title: string; readonly code: Code}[] = [];
let dir = '';

beforeAll(async () => {
  for (const {name, figure: found} of await loadFigures()) {
    const figure = found as unknown as Any;
    const start = figure.start({}, null);
    for (const [at, change] of [{}, ...(others[name] ?? [])].entries()) {
      const state = {...start, ...change};
      cases.push({title: `${name}-${at}`, figure, state});
      if (figure.code) coded.push({title: `${name}-${at}`, code: figure.code(state)});
    }
  }
  const cache = path.resolve('node_modules/.cache');
  mkdirSync(cache, {recursive: true});
  dir = mkdtempSync(path.join(cache, 'figure-code-'));
  runAll();
});
afterAll(() => rmSync(dir, {recursive: true, force: true}));

const mark = '----';
/** The indexes in a text, sorted; a program can print them in any order. */
const indexesIn = (text: string) => (text.match(/(?<![\w.])[0-9a-f]{15,16}\b/g) ?? []).sort();

/** What the programs in JavaScript print, by case. One process runs all of them. */
let expected = new Map<string, string>();
function runAll(): void {
  const imports = coded.map(({title, code}) => {
    const file = path.join(dir, `${title}.mjs`);
    writeFileSync(file, code.javascript);
    return `await import(${JSON.stringify(file)});\nconsole.log('${mark}');`;
  });
  const runner = path.join(dir, 'all.mjs');
  // Node.js itself shows the first hundred elements of an array, in colors.
  const log = `console.log = (...all) => process.stdout.write(\`\${all.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(' ')}\\n\`);`;
  writeFileSync(runner, [log, ...imports].join('\n'));
  const outputs = execFileSync(process.execPath, [runner], {encoding: 'utf8', maxBuffer: 1e8, cwd: dir}).split(
    `${mark}\n`,
  );
  expected = new Map(coded.map(({title}, at) => [title, outputs[at] ?? '']));
}

it('the links of living figures to the explorer open the indexes that the figure shows', async () => {
  const opened = new Set<string>();
  const check = async (title: string, figure: Any, state: Case['state']) => {
    const indexes = figure.cells?.(state) ?? [];
    if (indexes.length === 0) return;
    const {search, hash} = new URL(explorerLink('https://docs.example/', indexes));
    expect(hash).toBe('#explorer');
    expect(search.length, title).toBeLessThan(MOST_QUERY);
    const {cells, edges, vertexes, problems} = readInput((await decodeState(search)).text);
    expect([...cells, ...edges, ...vertexes].sort(), title).toEqual([...new Set(indexes)].sort());
    expect(problems, title).toEqual([]);
    opened.add(title.replace(/-\w+$/, ''));
  };
  for (const {title, figure, state} of cases) {
    await check(title, figure, state);
    // As large as sliders make it.
    for (const control of figure.controls(state)) {
      if (control.kind === 'slider') await check(`${title}-${control.id}`, figure, control.set(control.max));
    }
  }
  expect(cases.filter(({title}) => !opened.has(title.replace(/-\w+$/, '')))).toEqual([]);
});

describe('the programs of living figures', () => {
  it('are there for every language of the site', () => {
    expect(coded.length).toBeGreaterThan(12);
    for (const {title, code} of coded) {
      expect(Object.keys(code).sort(), title).toEqual([...languages].sort());
      for (const language of languages) {
        expect(code[language], `${title} in ${language}`).toMatch(/h3/i);
        expect(code[language], `${title} in ${language}`).not.toMatch(/undefined|NaN|\bOUT\b|\bCOUNT\b|[(,] ?\$[01]/);
      }
    }
  });

  it('print in JavaScript what h3-js returns for the state', () => {
    const cellOf = (state: Case['state']) => h3.latLngToCell(Number(state.lat), Number(state.lng), Number(state.res));
    const check = (title: string, want: (state: Case['state']) => readonly string[]) => {
      const {state} = cases.find((one) => one.title === title) ?? {state: {}};
      expect(indexesIn(expected.get(title) ?? ''), title).toEqual([...want(state)].sort());
    };
    check('disk-0', (state) => h3.gridDisk(cellOf(state), Number(state.k)));
    check('disk-1', (state) => h3.gridRing(cellOf(state), 2));
    check('disk-2', (state) => h3.gridDisk(cellOf(state), 2));
    check('parentchild-0', (state) => h3.cellToChildren(cellOf(state), Number(state.res) + Number(state.depth)));
    for (const {title, figure, state} of cases.filter(({title: each}) => /^(?:path|compact)-0/.test(each))) {
      check(title, () => figure.cells?.(state) ?? []);
    }
  });
});
