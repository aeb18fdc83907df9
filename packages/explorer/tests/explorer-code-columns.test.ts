import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {csvParse} from 'd3-dsv';
import {cellToChildren, cellToParent, gridDisk, originToDirectedEdges} from 'h3-js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {programOf, stacks} from '../code';
import {aggregate, aggregatedRows} from '../data/aggregate';
import {amountOf, type LayerTable, type Value} from '../data/types';
import {readText} from '../input/read';
import {carryRules, type CarryRule} from '../model/carry';
import {runJob} from '../model/jobs';
import {joinedTable} from '../model/joined';
import {operate} from '../model/operate';
import type {OperationName} from '../model/operations';
import {combined, literal, operated, withoutEmptyRule, withRows, type Recipe} from '../model/recipe';
import {combine, type SetOperation} from '../model/sets';
import {box} from './box';

/** A set of the explorer with its rows, and with the steps that led to it. */
interface Recorded {
  readonly indexes: readonly string[];
  readonly table: LayerTable | undefined;
  readonly recipe: Recipe;
}

/** Indexes that were read with columns: every third has no row. */
function read(indexes: readonly string[], name = 'pop'): Recorded {
  const table: LayerTable = {
    columns: [
      {name: 'zip', type: 'text'},
      {name, type: 'number', unit: '%'},
      {name: 'Größe, "neu"', type: 'number', decimal: ','},
    ],
    rows: indexes.map((_, at) => (at % 3 === 2 ? null : [`0${at % 2}`, `${at + 1}%`, at === 1 ? null : `1.00${at},5`])),
  };
  return {indexes, table, recipe: withRows(literal(indexes), indexes, table)};
}

function run(
  {indexes, table, recipe}: Recorded,
  name: OperationName,
  rule: CarryRule,
  k = 1,
  resolution = 9,
): Recorded {
  const parameters = {k, resolution};
  const carry = table && {...table, rule};
  const outcome = operate(name, indexes, parameters, carry);
  if (!outcome.ok) throw new Error(outcome.reason);
  const steps = withoutEmptyRule(operated(name, parameters, indexes, recipe, carry), outcome.table);
  return {indexes: outcome.indexes, table: outcome.table, recipe: steps};
}

function cover(rule: CarryRule): Recorded {
  const asked = {
    geometries: [
      box(-122.45, 37.75, -122.4, 37.78),
      box(-122.42, 37.75, -122.38, 37.78),
      box(-122.4, 37.78, -122.38, 37.8),
    ],
    resolution: 8,
    containment: 'center',
  } as const;
  const table = {
    columns: [
      {name: 'area', type: 'text'},
      {name: 'n', type: 'number'},
    ],
    rows: [['A', 3], ['B', 5], null],
    rule,
  } as const;
  const outcome = runJob({type: 'cover', ...asked, carry: table}, () => undefined);
  if (!outcome.ok) throw new Error(outcome.reason);
  return {indexes: outcome.indexes, table: outcome.table, recipe: {step: 'cover', ...asked, table}};
}

function join(operation: SetOperation, first: Recorded, second: Recorded): Recorded {
  const outcome = combine(operation, first.indexes, second.indexes);
  if (!outcome.ok) throw new Error(outcome.reason);
  const all = [...first.indexes, ...second.indexes];
  return {
    indexes: outcome.indexes,
    table: joinedTable(operation, outcome.indexes, {name: 'a', ...first}, {name: 'b', ...second}),
    recipe: combined(operation, [first.recipe, second.recipe], all, 'b'),
  };
}

function sumUp(): Recorded {
  const data = readText('lat,lng,n\n37.7767,-122.4185,1\n37.7768,-122.4186,3\n40.7,-74,5').data;
  if (!data) throw new Error('no table');
  const indexes = [...aggregate(data, 5, 'sum', 0).values];
  const table: LayerTable = {columns: [{name: 'sum of n', type: 'number'}], rows: indexes.map(([, value]) => [value])};
  const rows = aggregatedRows(data, 5, 'sum', 0);
  const cells = indexes.map(([index]) => index);
  return {
    indexes: cells,
    table,
    recipe: withRows({step: 'aggregate', rows, resolution: 5, aggregation: 'sum'}, cells, table),
  };
}

const cell = '8928308280fffff';
const disk = gridDisk(cell, 2);
const mixed = [cell, cellToParent(cell, 7), ...cellToChildren(disk[5] ?? '', 10)];

const cases: Readonly<Record<string, () => Recorded>> = {
  ...Object.fromEntries(
    carryRules.flatMap((rule) => [
      [`parents by the rule ${rule}`, () => run(read(disk), 'parent', rule)],
      [`children by the rule ${rule}`, () => run(read(disk), 'children', rule)],
      [`parents of mixed resolutions by the rule ${rule}`, () => run(read(mixed), 'parent', rule)],
    ]),
  ),
  'what was read': () => read(disk),
  'a covering, its parents, and their children': () => run(run(cover('sum'), 'parent', 'mean'), 'children', 'split'),
  'a covering by the largest overlap': () => cover('largest'),
  'compact cells': () => run(run(read(disk), 'children', 'first'), 'compact', 'sum'),
  'edges of cells, and their ends': () => run(run(read(disk), 'edges', 'first'), 'ends', 'first'),
  'edges that keep their rows': () =>
    run(run(read(originToDirectedEdges(cell)), 'reverse', 'first'), 'reverse', 'first'),
  'a union of two tables': () => join('union', read(disk), read(gridDisk(disk[9] ?? '', 1), 'other')),
  'an intersection with names that both have': () => join('intersection', read(disk), read(gridDisk(disk[9] ?? '', 1))),
  'a difference': () => join('difference', read(disk), read(gridDisk(disk[9] ?? '', 1), 'other')),
  'a union of two parts of one table': () => join('union', read(disk.slice(0, 6)), read(disk.slice(9))),
  'a union with cells of another resolution': () => join('union', read(disk), cover('first')),
  'the parents of a union': () => run(join('union', read(disk), read(gridDisk(disk[9] ?? '', 1))), 'parent', 'sum'),
  'the parents of an aggregation': () => run(sumUp(), 'parent', 'sum'),
  'the part of a set that an operation uses': () =>
    run(read(['8001fffffffffff', '8101bffffffffff', '81017ffffffffff']), 'parent', 'sum'),
};
const names = Object.keys(cases);
const recorded = new Map(names.map((name) => [name, cases[name]?.() ?? read([])]));

/** The lines of a set as CSV has them: indexes with the values of their columns. Sums have the digits that all programs share. */
const lineOf = (index: string, values: readonly (Value | undefined)[]) =>
  [index, ...values.map((value) => (typeof value === 'number' ? Number(value.toPrecision(12)) : (value ?? '')))].join(
    '|',
  );

/** The comment at the head of a program on one line. */
const commentOf = (code: string): string =>
  (/^(?:(?:--|\/\/|#) .*\n)+/.exec(code.replace(/^#!.*\n/, ''))?.[0] ?? '').replace(/\n(?:--|\/\/|#)/g, '');

let dir = '';
beforeAll(() => {
  const folder = path.resolve('node_modules/.cache');
  mkdirSync(folder, {recursive: true});
  dir = mkdtempSync(path.join(folder, 'explorer-columns-'));
});
afterAll(() => rmSync(dir, {recursive: true, force: true}));

describe('the programs of steps with columns', () => {
  it('in JavaScript print the columns of the explorer', async () => {
    const files = await Promise.all(
      names.map(async (name, at) => {
        const program = await programOf(recorded.get(name)?.recipe ?? literal([]), 'javascript');
        const file = path.join(dir, `${at}.mjs`);
        writeFileSync(file, 'code' in program ? program.code : '');
        return file;
      }),
    );
    const runner = path.join(dir, 'all.mjs');
    writeFileSync(
      runner,
      files.map((file) => `await import(${JSON.stringify(file)});\nconsole.log('----');`).join('\n'),
    );
    const outputs = execFileSync(process.execPath, [runner], {encoding: 'utf8', maxBuffer: 1e8}).split('----\n');
    for (const [at, name] of names.entries()) {
      const {indexes = [], table} = recorded.get(name) ?? {};
      const columns = table?.columns ?? [];
      // A set without columns is a list.
      const printed = csvParse(columns.length > 0 ? (outputs[at] ?? '') : `cell\n${outputs[at] ?? ''}`);
      expect(printed.columns, name).toEqual(['cell', ...columns.map((column) => column.name)]);
      const lines = printed.map((row) =>
        lineOf(
          row.cell ?? '',
          columns.map((column) => {
            const text = row[column.name] ?? '';
            return column.type === 'number' && text !== '' ? Number(text) : text;
          }),
        ),
      );
      const expected = indexes.map((index, place) =>
        lineOf(
          index,
          columns.map((column, of) => {
            const value = table?.rows[place]?.[of];
            return column.type === 'number' ? amountOf(column, value) : value;
          }),
        ),
      );
      expect(lines.sort(), name).toEqual(expected.sort());
    }
  });

  it('in the other stacks name the columns that they leave out', async () => {
    for (const stack of stacks.filter((one) => one !== 'javascript')) {
      for (const name of ['parents by the rule sum', 'a union of two tables', 'what was read']) {
        const program = await programOf(recorded.get(name)?.recipe ?? literal([]), stack);
        if ('reason' in program) continue;
        expect(commentOf(program.code), `${stack}: ${name}`).toMatch(/return the columns “zip”, “pop”.*JavaScript/);
      }
    }
  });

  it('measure the largest overlap, or say that they take the first', async () => {
    const {recipe = literal([])} = recorded.get('a covering by the largest overlap') ?? {};
    for (const stack of stacks) {
      const program = await programOf(recipe, stack);
      if ('reason' in program || program.code.includes('doesn’t return the columns')) continue;
      const isMeasured = /ST_Area\(ST_Intersection|outlines\.intersection|shareOf/.test(program.code);
      const isSaid =
        program.code.includes('the row of the first') && program.note?.includes('takes the row of the first');
      expect([isMeasured, isSaid ?? false], stack).toEqual(isMeasured ? [true, false] : [false, true]);
    }
  });

  it('in pandas print the table, not only the names of its columns', async () => {
    const program = await programOf(cover('sum').recipe, 'h3pandas');
    expect('code' in program && program.code).toMatch(
      /\nprint\(result\.to_csv\(index=False, float_format='%\.15g'\), end=''\)\n$/,
    );
  });

  it('name the columns that end in the explorer, too', async () => {
    for (const [name, words] of [
      ['edges of cells, and their ends', '“zip”, “pop”, and “Größe, "neu"”'],
      ['a difference', '“other”'],
    ] as const) {
      const program = await programOf(recorded.get(name)?.recipe ?? literal([]), 'javascript');
      expect('code' in program && commentOf(program.code), name).toContain(`columns ${words}, as in the explorer`);
    }
  });

  it('say nothing of columns where there are none', async () => {
    const program = await programOf(operated('parent', {k: 1, resolution: 9}, disk, literal(disk)), 'python');
    expect('code' in program && program.code).not.toContain('columns');
  });
});
