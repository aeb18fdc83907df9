/**
 * The programs that living figures show. JavaScript runs here, and the others where `H3_PYTHON` names an interpreter that
 * has h3-py, `H3_PREFIX` a folder with `include`, `lib`, and `bin` of the core library, and `H3_GO_MODULE` a Go module
 * that requires h3-go.
 */
import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as h3 from 'h3-js';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {languages, type Language} from '@h3-docs/catalogue/languages';
import {decodeState} from '@h3-docs/explorer/model/url';
import {MOST_QUERY} from '@h3-docs/base/routing/link';
import {readInput} from '@h3-docs/explorer/input/read';
import {explorerLink} from '@h3-docs/base/routing/explorerLink';
import type {LivingFigure} from '@h3-docs/figures/live/types';

type Any = LivingFigure<Readonly<Record<string, unknown>>>;

const folder = path.resolve('packages/figures');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.live.ts'))
  .map((file) => file.replace('.live.ts', ''));

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
  icosahedron: [{show: 'children'}, {show: 'parent'}, {show: 'parent', res: 1}, {show: 'neighbors', atLat: -20}],
  polygonmodes: [{res: 4}],
  quakes: [{day: 2}],
};

/** Serves the files that figures fetch, as the built site does. */
function serveData(): void {
  vi.stubGlobal('fetch', ({pathname}: URL) =>
    Promise.resolve(new Response(readFileSync(`static/data/${path.basename(pathname)}`, 'utf8'))),
  );
}

interface Case {
  readonly title: string;
  readonly figure: Any;
  readonly state: Readonly<Record<string, unknown>>;
}
const cases: Case[] = [];
let dir = '';

beforeAll(async () => {
  serveData();
  for (const name of names) {
    const {default: figure} = (await import(`@site/packages/figures/${name}.live.ts`)) as {readonly default: Any};
    await figure.load?.({});
    const start = figure.start({}, null);
    for (const [at, change] of [{}, ...(others[name] ?? [])].entries()) {
      cases.push({title: `${name}-${at}`, figure, state: {...start, ...change}});
    }
    const hole = figure.controls(start).find(({id}) => id === 'hole');
    if (hole?.kind === 'button') cases.push({title: `${name}-hole`, figure, state: hole.press()});
  }
  const cache = path.resolve('node_modules/.cache');
  mkdirSync(cache, {recursive: true});
  dir = mkdtempSync(path.join(cache, 'figure-code-'));
  for (const file of ['earthquakes']) {
    copyFileSync(`static/data/${file}.csv`, path.join(dir, `${file}.csv`));
  }
});
afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(dir, {recursive: true, force: true});
});

const command = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync(file, args, {encoding: 'utf8', maxBuffer: 1e8, cwd: dir, env: {...process.env, ...env}});

/** Writes the programs of a language, and runs them: returns what each prints, by case. */
function printed(
  language: Language,
  extension: string,
  runAll: (files: readonly string[]) => readonly string[],
): Map<string, string> {
  const files = cases.map(({title, figure, state}) => {
    const file = path.join(dir, `${title}.${extension}`);
    writeFileSync(file, figure.code(state)[language]);
    return file;
  });
  const outputs = runAll(files);
  return new Map(cases.map(({title}, at) => [title, outputs[at] ?? '']));
}

/** Runs each program in a process of its own. */
const oneByOne = (run: (file: string) => string) => (files: readonly string[]) => files.map(run);

const mark = '----';

/** The indexes in a text, sorted; a program can print them in any order. */
const indexesIn = (text: string) => (text.match(/(?<![\w.])[0-9a-f]{15,16}\b/g) ?? []).sort();

/** The numbers in a text with six digits, sorted. Indexes, and numbers in names such as `LatLng2`, aren't among them. */
const numbersIn = (text: string) =>
  (text.match(/(?<![\w.])-?\d+(?:\.\d+)?(?:e-?\d+)?(?![\w.])/g) ?? [])
    .filter((number) => !/^\d{15,16}$/.test(number))
    .map((number) => Number(Number(number).toPrecision(6)))
    .sort((a, b) => a - b);

let expected = new Map<string, string>();
beforeAll(() => {
  expected = printed('javascript', 'mjs', (files) => {
    const runner = path.join(dir, 'all.mjs');
    // Node.js itself shows the first hundred elements of an array, in colors.
    const log = `console.log = (...all) => process.stdout.write(\`\${all.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(' ')}\\n\`);`;
    const imports = files.map((file) => `await import(${JSON.stringify(file)});\nconsole.log('${mark}');`);
    writeFileSync(runner, [log, ...imports].join('\n'));
    return command(process.execPath, [runner]).split(`${mark}\n`);
  });
});

/**
 * The cases whose programs print other indexes than in JavaScript, or other numbers where they print no indexes. Distances
 * and truth values have other forms in some languages.
 */
function different(outputs: ReadonlyMap<string, string>, withNumbers = true): readonly string[] {
  return cases
    .map(({title}) => title)
    .filter((title) => {
      const [output = '', wanted = ''] = [outputs.get(title), expected.get(title)];
      if (indexesIn(output).join() !== indexesIn(wanted).join()) return true;
      const isPlain = !/"i"|true|false/.test(wanted) && indexesIn(wanted).length === 0;
      return withNumbers && isPlain && numbersIn(output).join() !== numbersIn(wanted).join();
    });
}

describe('the links of living figures to the explorer', () => {
  it('open the indexes that the figure shows', async () => {
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
    expect(names.filter((name) => ![...opened].some((title) => title.startsWith(name)))).toEqual([]);
  });
});

describe('the programs of living figures', () => {
  it('are there for every language of the site', () => {
    expect(cases.length).toBeGreaterThan(20);
    for (const {title, figure, state} of cases) {
      const code = figure.code(state);
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

  const python = process.env.H3_PYTHON ?? '';
  it.skipIf(python === '')('print the same in Python', () => {
    const runAll = (files: readonly string[]) => {
      const runner = path.join(dir, 'all.py');
      const code = `import runpy\nfor file in ${JSON.stringify(files)}:\n    runpy.run_path(file)\n    print('${mark}')\n`;
      writeFileSync(runner, code);
      return command(python, [runner]).split(`${mark}\n`);
    };
    expect(different(printed('python', 'py', runAll))).toEqual([]);
  });

  const prefix = process.env.H3_PREFIX ?? '';
  it.skipIf(prefix === '')('print the same in C', () => {
    const warnings = ['-std=c11', '-Wall', '-Werror'];
    const run = (file: string) => {
      const binary = file.replace(/\.c$/, '');
      command('cc', [...warnings, file, `-I${prefix}/include`, `${prefix}/lib/libh3.a`, '-lm', '-o', binary]);
      if (file.includes('quakes')) return command('sh', ['-c', `'${binary}' | sort | uniq -c`]);
      return command(binary, []);
    };
    expect(different(printed('c', 'c', oneByOne(run)))).toEqual([]);
  });

  it.skipIf(prefix === '')('print the same in the shell', () => {
    const env = {PATH: `${prefix}/bin:${process.env.PATH ?? ''}`};
    const outputs = printed(
      'shell',
      'sh',
      oneByOne((file) => command('sh', [file], env)),
    );
    // The command has one of the four modes.
    for (const title of [...outputs.keys()].filter((each) => each.startsWith('polygonmodes'))) {
      expect(numbersIn(outputs.get(title) ?? '')).toEqual([
        numbersIn(expected.get(title)?.split('\n')[0] ?? '').at(-1),
      ]);
      outputs.set(title, expected.get(title) ?? '');
    }
    expect(different(outputs, false)).toEqual([]);
  });

  const module = process.env.H3_GO_MODULE ?? '';
  it.skipIf(module === '')('print the same in Go', () => {
    const run = (file: string) => {
      const binary = file.replace(/\.go$/, '-go');
      execFileSync('go', ['build', '-o', binary, file], {cwd: module});
      return command(binary, []);
    };
    expect(different(printed('go', 'go', oneByOne(run)), false)).toEqual([]);
  });
});
