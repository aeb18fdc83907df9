// cspell:ignore lapply noheader rbind setdiff tapply unlist
/**
 * The programs of the explorer's “Code”. JavaScript runs here; Python runs where `H3_PYTHON` names an interpreter that
 * has h3-py, Java where `H3_JAVA_JAR` is the file of h3-java, and PostgreSQL where `H3_POSTGRES` is the connection string of a database with the extensions `h3` and `h3_postgis`. SQLite runs where
 * `H3_SQLITE` is the path of the extension h3-sqlite3. DuckDB runs where `H3_DUCKDB` is the `duckdb` command, in which
 * `LOAD h3` works. Queries and programs of Python are also parsed.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Geometry} from 'geojson';
import {parser as pythonParser} from '@lezer/python';
import {SparkSQL, TrinoSQL} from 'dt-sql-parser';
import * as h3 from 'h3-js';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {programOf, stackExtension, stacks, type Stack} from '../code';
import {readText} from '../input/read';
import {aggregate, type Fold} from '../model/fold';
import type {Containment} from '../model/cover';
import {runJob} from '../model/jobs';
import {operate, type Outcome} from '../model/operate';
import type {OperationName} from '../model/operations';
import {combined, literal, operated, type Recipe} from '../model/recipe';
import {combine, type SetOperation} from '../model/sets';
import {box} from './box';
import {languages} from '@h3-docs/catalogue/languages';
import {readEngines} from '@h3-docs/catalogue/node/engines/read';
import {complaints, refusal} from '@site/tests/support/sqlGrammars';

/** A set of the explorer with the steps that led to it. */
interface Recorded {
  readonly indexes: readonly string[];
  readonly recipe: Recipe;
}

const start = (...indexes: string[]): Recorded => ({indexes, recipe: literal(indexes)});

/** The indexes of a result. @throws where it is a refusal */
function indexesOf(outcome: Outcome) {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.indexes;
}

function run(set: Recorded, name: OperationName, k = 1, resolution = 9): Recorded {
  const parameters = {k, resolution};
  const indexes = indexesOf(operate(name, set.indexes, parameters));
  return {indexes, recipe: operated(name, parameters, set.indexes, set.recipe)};
}

function cover(resolution: number, containment: Containment, ...geometries: Geometry[]): Recorded {
  const asked = {geometries, resolution, containment};
  return {indexes: indexesOf(runJob({type: 'cover', ...asked}, () => undefined)), recipe: {step: 'cover', ...asked}};
}

const join = (operation: SetOperation, first: Recorded, second: Recorded): Recorded => ({
  indexes: indexesOf(combine(operation, first.indexes, second.indexes)),
  recipe: combined(operation, [first.recipe, second.recipe], [...first.indexes, ...second.indexes]),
});

const table = readText('lat,lng,n\n37.7767,-122.4185,1\n37.7768,-122.4186,3\n40.7,-74,5\n-33.8568,151.2153,9').data;

function sumUp(rule: Fold): Recorded {
  if (!table) throw new Error('no table');
  const {indexes, table: made} = aggregate(table, 5, rule);
  return {
    indexes: indexes.map((cell, at) => `${cell},${made?.rows[at]?.[0] ?? ''}`),
    recipe: {step: 'aggregate', data: table, resolution: 5, rule},
  };
}

const cell = '8928308280fffff';
const pentagon = '85080003fffffff';
const ring: Geometry = {
  type: 'Polygon',
  coordinates: [...box(8, 47, 9, 48).coordinates, ...box(8.3, 47.3, 8.6, 47.6).coordinates],
};
const pairs = (text: string): [number, number][] =>
  JSON.parse(`[[${text.replaceAll(' ', '],[')}]]`) as [number, number][];
const line: Geometry = {type: 'LineString', coordinates: pairs('8.54,47.37 7.44,46.95 6.14,46.2')};
const points: Geometry = {type: 'MultiPoint', coordinates: pairs('0,0 8.5,47.5')};

const cases: Readonly<Record<string, () => Recorded>> = {
  'a list': () => start(cell, '8928308283bffff'),
  'a disk': () => run(start(cell), 'disk', 3),
  'a disk around a pentagon': () => run(start(pentagon), 'disk', 2),
  neighbors: () => run(run(start(cell), 'disk', 1), 'neighbors'),
  parents: () => run(run(start(cell), 'disk', 4), 'parent'),
  'parents of mixed resolutions': () => run(start(cell, '8001fffffffffff', '872830828ffffff'), 'parent'),
  children: () => run(start(cell), 'children'),
  'a list of edges': () => start(...h3.originToDirectedEdges(pentagon)),
  'compact and uncompact': () => run(run(run(start(cell), 'disk', 9), 'compact'), 'uncompact', 0, 10),
  'a filled polygon with a hole': () => cover(6, 'center', ring),
  'cells that fit inside and those that touch': () =>
    join('difference', cover(6, 'overlapping', ring), cover(6, 'full', ring)),
  'a polygon across the antimeridian': () => cover(4, 'center', box(176.8, -19.2, 182.2, -15.6)),
  'a belt around the Earth': () => cover(2, 'center', box(-180, -20, 180, 20)),
  'a line, points, and a polygon': () => cover(7, 'center', line, points, box(8, 47, 8.2, 47.2)),
  'an intersection of different resolutions': () =>
    join('intersection', run(start(cell), 'disk', 3), start('882830828dfffff', '8828308281fffff')),
  'a union of a disk and children': () => join('union', run(start(cell), 'disk', 1), run(start(cell), 'children')),
  'rows counted': () => sumUp('count'),
  'the parents of cells with sums': () => {
    const {indexes, recipe} = sumUp('sum');
    return run({indexes: indexes.map((line) => line.split(',')[0] ?? ''), recipe}, 'parent');
  },
  'the mean of rows': () => sumUp('mean'),
};

const folder = path.resolve('node_modules/.cache');
let dir = '';
beforeAll(() => {
  mkdirSync(folder, {recursive: true});
  dir = mkdtempSync(path.join(folder, 'explorer-code-'));
});
afterAll(() => rmSync(dir, {recursive: true, force: true}));

const names = Object.keys(cases);
const recorded = new Map(names.map((name) => [name, cases[name]?.() ?? start()]));
const sorted = (lines: readonly string[]) => [...new Set(lines)].sort();

/** The program of a case in a stack, or the reason why there is none. */
const programFor = (name: string, stack: Stack) => programOf(recorded.get(name)?.recipe ?? literal([]), stack);

/** The programs of a stack, by the names of the cases that it has one for. */
async function programs(stack: Stack): Promise<readonly (readonly [name: string, code: string])[]> {
  const made = await Promise.all(names.map(async (name) => ({name, program: await programFor(name, stack)})));
  return made.flatMap(({name, program}) => ('code' in program ? [[name, program.code] as const] : []));
}

/** What the programs of a stack print, by the name of the case. */
async function printed(stack: Stack, execute: (file: string) => string | Promise<string>) {
  const made = await programs(stack);
  const outputs = new Map<string, string[]>();
  for (const [at, [name, code]] of made.entries()) {
    const file = path.join(dir, `${stack}${at}.${stackExtension(stack)}`);
    writeFileSync(file, code);
    outputs.set(name, sorted((await execute(file)).trim().split(/\s+/)));
  }
  return outputs;
}

const expected = (name: string) => sorted(recorded.get(name)?.indexes ?? []);
const command = (file: string, args: readonly string[], input?: string) =>
  execFileSync(file, args, {encoding: 'utf8', maxBuffer: 1e8, ...(input !== undefined && {input})});
/** A number without the zeros that a language or a numeric has after its point. */
const short = (line: string) => line.replace(/\.0+$/, '');

describe('the programs of recorded steps', () => {
  it('in JavaScript print the cells of the explorer', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const outputs = await printed('javascript', async (file) => {
      log.mockClear();
      await import(file);
      return log.mock.calls.join('\n');
    });
    log.mockRestore();
    expect([...outputs.keys()]).toEqual(names);
    for (const [name, lines] of outputs) expect(lines, name).toEqual(expected(name));
  });

  const {H3_PYTHON, H3_JAVA_JAR, H3_POSTGRES, H3_SQLITE, H3_DUCKDB} = process.env;
  const quietly = ['-XAtq', '-F,', '-c', 'SET client_min_messages = warning', '-v', 'ON_ERROR_STOP=1', '-f'];
  const sql = (file: string) => readFileSync(file, 'utf8');
  /** How a program of a stack is run, where the environment names the tool. */
  const tools: readonly (readonly [Stack, string | undefined, (tool: string, file: string) => string])[] = [
    ['python', H3_PYTHON, (tool, file) => command(tool, [file])],
    ['java', H3_JAVA_JAR, (tool, file) => command('java', ['-cp', tool, file])],
    ['postgres', H3_POSTGRES, (tool, file) => command('psql', [tool, ...quietly, file])],
    [
      'sqlite',
      H3_SQLITE,
      (tool, file) =>
        command('sqlite3', ['-csv', ':memory:'], sql(file).replace('./libh3ext', tool)).replace(/^\d+/gm, (digits) =>
          BigInt(digits).toString(16),
        ),
    ],
    [
      'duckdb',
      H3_DUCKDB,
      (tool, file) =>
        command(tool, ['-bail', '-noheader', '-csv'], sql(file).replace('INSTALL h3 FROM community;\n', '')),
    ],
  ];
  for (const [stack, tool, execute] of tools)
    it.skipIf(tool === undefined)(`in ${stack} print the cells of the explorer`, async () => {
      const outputs = await printed(stack, (file) => execute(tool ?? '', file));
      // SQLite has no arrays, so most steps can't be written.
      expect(outputs.size).toBeGreaterThan(stack === 'sqlite' ? 3 : names.length - 1);
      for (const [name, lines] of outputs) expect(lines.map(short), name).toEqual(expected(name));
    });

  const trino = complaints(new TrinoSQL());
  // Athena's grammar is that of Trino behind the declarations of functions.
  const athena = (code: string) => trino(code.replace(/^USING\n(?:EXTERNAL FUNCTION .*\n)+/m, ''));
  // The grammar knows no other way to combine queries than UNION.
  const snowflake = (code: string) => refusal('snowflake')(code.replace(/\b(?:EXCEPT|INTERSECT)\b/g, 'UNION'));
  /** What checks the queries of a stack. */
  const grammars: Readonly<Partial<Record<Stack, (code: string) => string[]>>> = {
    // PostgreSQL's queries are run above.
    databricks: complaints(new SparkSQL()),
    sedona: complaints(new SparkSQL()),
    presto: trino,
    'athena-aws': athena,
    snowflake,
    'carto-snowflake': snowflake,
    'carto-postgres': refusal('postgresql'),
    'athena-dcs': athena,
    pinot: (code) => trino(code.replace(/^SET .*\n/m, '')),
    // The grammar has no list of values as a table.
    sqlite: (code) =>
      refusal('sqlite')(code.replace(/^\.load .*\n/m, '').replaceAll(/\(VALUES [^a-z]*?\n {2}\)/g, 'listed')),
    'carto-bigquery': refusal('bigquery'),
    // The grammar doesn't know the shift, nor the casts behind parentheses.
    redshift: (code) => refusal('redshift')(code.replaceAll('((cell >> 52) & 15)::INTEGER', 'cell')),
  };

  // Stacks share grammars, which are made for their first queries.
  beforeAll(async () => {
    const program = await programFor('a list', 'databricks');
    for (const check of Object.values(grammars)) check('code' in program ? program.code : '');
  });

  it.each(Object.values(grammars))('are checked by a grammar that refuses what is wrong: %#', (check) => {
    expect(check('SELECT FROM WHERE (;')).not.toEqual([]);
  });

  const queries = Object.entries(grammars).flatMap(([stack, check]) =>
    names.map((name) => ({stack: stack as Stack, name, check})),
  );
  it.each(queries)('in the SQL of $stack parse: $name', async ({stack, name, check}) => {
    const program = await programFor(name, stack);
    const isSmall = 'code' in program && expected(name).length < 100;
    expect(isSmall ? check(program.code) : []).toEqual([]);
  });

  it('in Python parse', async () => {
    const broken: string[] = [];
    const check = (title: string, code: string) =>
      pythonParser.parse(code).iterate({
        enter: ({type, from}) => {
          if (type.isError) broken.push(`${title}: ${code.slice(Math.max(0, from - 60), from + 20)}`);
        },
      });
    for (const stack of stacks.filter((one) => stackExtension(one) === 'py')) {
      const made = await programs(stack);
      expect(made.length, stack).toBeGreaterThan(11);
      for (const [name, code] of made) check(`${stack}, ${name}`, code);
    }
    expect(broken).toEqual([]);
    check('wrong', 'x = [1,\n  (2]');
    expect(broken).not.toEqual([]);
  });

  it('in R call only functions that the binding has', async () => {
    const {names: known} = readEngines().find(({id}) => id === 'r-h3jsr') ?? {};
    const text = JSON.stringify([known?.functions, known?.more]);
    const ofLanguage =
      /^(?:install\.packages|library|c|unique|unlist|setdiff|intersect|union|cat|paste|names|tapply|data\.frame|list|rbind|sf::\w+)$/;
    const called = new Set<string>();
    for (const [, code] of await programs('r-h3jsr')) {
      // Comments have words before parentheses, too.
      const bare = code.replaceAll(/^\s*#.*$/gm, '');
      for (const [, call = ''] of bare.matchAll(/([\w.:]+)\(/g)) if (!ofLanguage.test(call)) called.add(call);
    }
    expect(called.size).toBeGreaterThan(4);
    expect([...called].filter((call) => !new RegExp(`\\b${call}\\b`).test(text))).toEqual([]);
  });

  it('are there for stacks that the bindings list, each for more than three cases', async () => {
    const listed = new Set<string>([...languages, ...readEngines().map(({id}) => id)]);
    expect(stacks.filter((stack) => !listed.has(stack))).toEqual([]);
    for (const stack of stacks) expect((await programs(stack)).length, stack).toBeGreaterThan(3);
  });

  it.each([
    ['a union of a disk and children', 'in the first or the second set'],
    ['an intersection of different resolutions', 'in both sets'],
    ['cells that fit inside and those that touch', 'in the first set alone'],
  ])('say of %s which cells they keep', async (name, words) => {
    const program = await programFor(name, 'javascript');
    expect('code' in program && program.code).toMatch(new RegExp(` ${words}$`, 'm'));
  });

  it('have a reason that ends in what to do instead, wherever a stack has no program', async () => {
    const asked = stacks.flatMap((stack) => names.map((name) => programFor(name, stack)));
    const reasons = (await Promise.all(asked)).flatMap((program) => ('reason' in program ? [program.reason] : []));
    expect(reasons.length).toBeGreaterThan(10);
    expect(reasons.filter((reason) => !/\. [A-Z].+[^.]$/.test(reason))).toEqual([]);
  });

  it('have the cells along lines where a stack has no function for them', async () => {
    const traced = h3.latLngToCell(46.95, 7.44, 7);
    for (const stack of ['javascript', 'databricks'] as const) {
      const program = await programFor('a line, points, and a polygon', stack);
      const code = 'code' in program ? program.code : '';
      expect(code, stack).toContain('the cells along lines at resolution 7, which the explorer computed');
      expect(code, stack).toContain(traced);
    }
  });

  it('have the reason why a stack has no function', async () => {
    for (const [stack, name] of [
      ['redshift', 'Amazon Redshift'],
      ['oracle', 'Oracle'],
    ] as const) {
      const reason = `${name} has no gridDisk. Export the cells as a list instead`;
      expect(await programFor('a disk', stack)).toEqual({reason});
    }
    const filled = await programFor('a filled polygon with a hole', 'redshift');
    expect('code' in filled && filled.code).toContain("H3_Polyfill(ST_GeomFromText('POLYGON ((");
  });
});

it.each<readonly [Stack, RegExp]>([
  ['javascript', /toPrecision\(15\)/],
  ['python', /:\.15g\}/],
  ['java', /MathContext\(15\)/],
])('sums and means in %s have no digits of their binary form', async (stack, rounding) => {
  const program = await programOf(sumUp('mean').recipe, stack);
  expect('code' in program && program.code).toMatch(rounding);
});

describe('programs of results with columns', () => {
  it.each(stacks)('name the columns in %s that they do not return', async (stack) => {
    const program = await programOf(literal([cell]), stack, ['name', 'pop']);
    expect('code' in program && program.code).toMatch(
      /^(?:\/\/|#|--) This program doesn’t return the columns “name” and “pop”\.\n/,
    );
  });

  it('keep comments whole, whatever the names are', async () => {
    const java = await programOf(literal([cell]), 'java', ['C:\\users\u0000\u0085x']);
    const code = 'code' in java ? java.code : '';
    expect(code.split('\n', 1)[0]?.replaceAll('\\\\', '')).toMatch(/users[^\\]*$/);
    // eslint-disable-next-line no-control-regex -- no control character may be there
    expect(code).not.toMatch(/[\u0000\u0085]/);
  });
});
