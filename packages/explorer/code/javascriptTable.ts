import {translate} from '@docusaurus/Translate';
import {EXACT_DIGITS} from '../data/digits';
import type {Column, LayerTable, Value} from '../data/types';
import {columnsOf, type Recipe} from '../model/recipe';
import {carriedOf, valueOf} from './carried';
import {expressionOf, programOf} from './idiom';
import {javascript} from './javascript';
import {cellRuleWords, describeStep, nameOf, ruleWords} from './print';
import {stepsOf, type Step} from './steps';

/** The functions of a program whose indexes have rows. Those of `model/carry.ts` and `model/joined.ts` do the same. */
const helpers = {
  folded: `/** ${translate({message: 'A row for each index, from the rows of its sources.'})} */
function folded({columns, rows}, rule, sources, weightOf = coarseness) {
  const counts = new Map();
  for (const keys of sources.values()) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const fold = (keys, index) => {
    if (rule === 'count') return [keys.length];
    if (rule === 'first') return rows.get(keys[0]);
    if (rule === 'largest') {
      const weights = keys.map((key) => weightOf(key, index));
      return rows.get(keys[weights.indexOf(Math.max(...weights))]);
    }
    return columns.map(([, isNumber], column) => {
      const values = keys.map((key) => rows.get(key)[column]);
      if (!isNumber) return values.every((value) => value === values[0]) ? values[0] : null;
      const amounts = keys.flatMap((key, at) => (values[at] === null ? [] : rule === 'split' ? values[at] / counts.get(key) : values[at]));
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      return amounts.length === 0 ? null : Number((rule === 'mean' ? sum / amounts.length : sum).toPrecision(${EXACT_DIGITS}));
    });
  };
  const found = Array.from(sources).flatMap(([index, keys]) => (keys.length > 0 ? [[index, fold(keys, index)]] : []));
  return {columns: rule === 'count' ? [['count', true]] : columns, rows: new Map(found)};
}

/** ${translate({message: 'A coarser cell weighs more.'})} */
const coarseness = (key) => (h3.isValidCell(key) ? -h3.getResolution(key) : 0);`,
  shareOf: `/** ${translate({message: 'The share of a cell that polygons cover, by the centers of its children two resolutions finer.'})} */
function shareOf(cell, polygons) {
  const centers = h3.cellToChildren(cell, Math.min(15, h3.getResolution(cell) + 2)).map((child) => h3.cellToLatLng(child));
  return centers.filter(([lat, lng]) => polygons.some((rings) => isInside(rings, lng, lat))).length / centers.length;
}

function isInside(rings, lng, lat) {
  let inside = false;
  for (const ring of rings) {
    const turns = Math.round((lng - ring[0][0]) / 360);
    for (const x of [lng - 360 * turns - 360, lng - 360 * turns, lng - 360 * turns + 360]) {
      for (let at = 1; at < ring.length; at++) {
        const [[ax, ay], [bx, by]] = [ring[at - 1], ring[at]];
        if (ay > lat !== by > lat && x < ((bx - ax) * (lat - ay)) / (by - ay) + ax) inside = !inside;
      }
    }
  }
  return inside;
}`,
  carried: `/** ${translate({message: 'The rows of indexes that come from others: an index keeps its row, a cell has that of the cell around it, or those of the cells in it.'})} */
function carried(indexes, table, rule) {
  const wanted = new Set(indexes);
  const inside = new Map();
  for (const cell of table.rows.keys()) {
    for (let level = h3.isValidCell(cell) ? h3.getResolution(cell) - 1 : -1; level >= 0; level--) {
      const parent = h3.cellToParent(cell, level);
      if (!wanted.has(parent)) continue;
      if (!inside.has(parent)) inside.set(parent, []);
      inside.get(parent).push(cell);
    }
  }
  const sourcesOf = (index) => {
    if (table.rows.has(index)) return [index];
    for (let level = h3.isValidCell(index) ? h3.getResolution(index) - 1 : -1; level >= 0; level--) {
      const parent = h3.cellToParent(index, level);
      if (table.rows.has(parent)) return [parent];
    }
    return inside.get(index) ?? [];
  };
  return folded(table, rule, new Map(indexes.map((index) => [index, sourcesOf(index)])));
}`,
  joined: `/** ${translate({message: 'The columns of two sets side by side. Two parts of one table become one table again.'})} */
function joined(indexes, first, second, name) {
  const [own, other] = [first, second].map((table) => carried(indexes, table, 'first'));
  if (own.rows.size === 0 || other.rows.size === 0) return own.rows.size > 0 ? own : other;
  const areParts = JSON.stringify(own.columns) === JSON.stringify(other.columns);
  if (areParts && indexes.every((index) => !own.rows.has(index) || !other.rows.has(index))) {
    return {columns: own.columns, rows: new Map([...own.rows, ...other.rows])};
  }
  const names = new Set(own.columns.map(([column]) => column));
  const columns = other.columns.map(([column, isNumber]) => {
    let free = names.has(column) ? \`\${column} (\${name})\` : column;
    for (let count = 2; names.has(free); count++) free = \`\${column} (\${name}) \${count}\`;
    names.add(free);
    return [free, isNumber];
  });
  const rowOf = (table, index) => table.rows.get(index) ?? table.columns.map(() => null);
  const rows = indexes
    .filter((index) => own.rows.has(index) || other.rows.has(index))
    .map((index) => [index, [...rowOf(own, index), ...rowOf(other, index)]]);
  return {columns: [...own.columns, ...columns], rows: new Map(rows)};
}`,
} as const;

const print = `const field = (value) => (/[",\\r\\n]/.test(String(value)) ? \`"\${value.replaceAll('"', '""')}"\` : (value ?? ''));
const printed = table.rows.size > 0 ? table.columns : [];
console.log(['cell', ...printed.map(([name]) => name)].map(field).join());
for (const cell of cells) console.log([cell, ...printed.map((_, at) => table.rows.get(cell)?.[at])].map(field).join());`;

const tableOf = (at: number): string => `table${at + 1}`;

/** A table as the program holds it: the names of its columns, whether each has numbers, and rows by their keys. */
function literal(
  columns: readonly Column[],
  rows: readonly (readonly [key: string | number, row: readonly Value[]])[],
): string {
  const names = columns.map(({name, type}) => [name, type === 'number']);
  return `{\n  columns: ${JSON.stringify(names)},\n  rows: new Map([\n${rows.map((row) => `    ${JSON.stringify(row)},`).join('\n')}\n  ]),\n}`;
}

/** The rows of indexes, without those that have none. */
const rowsOf = ({columns, rows}: LayerTable, indexes: readonly string[]): [string, readonly Value[]][] =>
  indexes.flatMap((index, at) => {
    const row = rows[at];
    return row ? [[index, columns.map((column, of) => valueOf(column, row[of] ?? null))]] : [];
  });

/** Writes the statements of a recipe. The set of each step is `cells1` and so on, with its rows in `table1`. */
class Writer {
  readonly statements: string[] = [];
  private readonly tables = new Set<number>();
  private count = 0;

  /** @returns the number of the set that has the result */
  visit(recipe: Recipe): number {
    const at = this.steps(recipe);
    const {known} = recipe;
    if (known && !this.tables.has(at)) {
      const rows = literal(known.columns, rowsOf(known, known.indexes));
      this.table(at, translate({message: 'the columns of these indexes'}), rows);
    }
    return at;
  }

  private steps(recipe: Recipe): number {
    switch (recipe.step) {
      case 'operate': {
        const of = this.visit(recipe.of);
        const at = this.set({kind: 'operate', name: recipe.name, ...recipe.parameters, of});
        const {rule} = recipe;
        if (rule && this.tables.has(of))
          this.table(at, cellRuleWords[rule], `carried(${nameOf(at)}, ${tableOf(of)}, '${rule}')`);
        return at;
      }
      case 'combine':
        return this.combine(recipe);
      case 'cover':
        return recipe.table ? this.cover(recipe) : this.plain(recipe);
      case 'aggregate':
        return this.aggregate(recipe);
      default:
        return this.plain(recipe);
    }
  }

  private combine(recipe: Recipe & {readonly step: 'combine'}): number {
    const {operation, resolution, name} = recipe;
    const [first, second] = [this.visit(recipe.first), this.visit(recipe.second)];
    const even = (of: number) => (resolution === undefined ? of : this.set({kind: 'uncompact', resolution, of}));
    const at = this.set({kind: 'combine', operation, first: even(first), second: even(second)});
    const sources = (operation === 'difference' ? [first] : [first, second]).filter((of) => this.tables.has(of));
    const [own, other] = sources.map(tableOf);
    if (own !== undefined) {
      const how = other === undefined ? "'first'" : `${other}, ${JSON.stringify(name)}`;
      const call =
        other === undefined ? `carried(${nameOf(at)}, ${own}, ${how})` : `joined(${nameOf(at)}, ${own}, ${how})`;
      this.table(at, translate({message: 'each index with the rows that it has in the sets'}), call);
    }
    return at;
  }

  /** The cells of geometries, with the columns that they take over. */
  private cover(recipe: Recipe & {readonly step: 'cover'}): number {
    const carried = carriedOf(recipe);
    if (!carried) return this.plain(recipe);
    const {columns, rows, parts, areas, rule} = carried;
    const at = this.count++;
    const pieces = parts.map(({step, row}) => `  [${row}, ${expressionOf(step, javascript)}],`);
    const own = rows.flatMap((row, key) => (recipe.table?.rows[key] ? [[key, row] as const] : []));
    this.statements.push(
      `// ${translate({message: 'the columns of the geometries, one row for each'})}\nconst rows${at + 1} = ${literal(columns, own)};`,
      `// ${translate({message: 'the number of a row, and the cells of its geometry'})}\nconst parts${at + 1} = [\n${pieces.join('\n')}\n];`,
      [
        `const sources${at + 1} = new Map();`,
        `for (const [row, cells] of parts${at + 1}) for (const cell of cells) sources${at + 1}.set(cell, (sources${at + 1}.get(cell) ?? new Set()).add(row));`,
        `for (const [cell, own] of sources${at + 1}) sources${at + 1}.set(cell, [...own].filter((row) => rows${at + 1}.rows.has(row)));`,
        `const ${nameOf(at)} = [...sources${at + 1}.keys()];`,
      ].join('\n'),
    );
    const weight = rule === 'largest' ? `, (row, cell) => shareOf(cell, areas${at + 1}[row])` : '';
    if (weight !== '')
      this.statements.push(
        `// ${translate({message: 'the polygons of the geometries'})}\nconst areas${at + 1} = ${JSON.stringify(areas)};`,
      );
    this.table(at, ruleWords[rule], `folded(rows${at + 1}, '${rule}', sources${at + 1}${weight})`);
    return at;
  }

  /** The cells of an aggregation, whose column has the values. */
  private aggregate(recipe: Recipe & {readonly step: 'aggregate'}): number {
    const [step] = stepsOf(recipe);
    if (!step) return this.plain(recipe);
    const at = this.count++;
    const [column] = columnsOf(recipe);
    const values = `values${at + 1}`;
    this.statements.push(
      `// ${describeStep(step)}\nconst ${values} = ${expressionOf(step, javascript)};\nconst ${nameOf(at)} = [...${values}.keys()];`,
    );
    const rows = `new Map(Array.from(${values}, ([cell, value]) => [cell, [Number(value.toPrecision(${EXACT_DIGITS}))]]))`;
    this.table(
      at,
      translate({message: 'the values as a column'}),
      `{columns: ${JSON.stringify([[column, true]])}, rows: ${rows}}`,
    );
    return at;
  }

  /** The steps of a recipe that builds on no other and carries nothing. */
  private plain(recipe: Recipe): number {
    const from = this.count;
    for (const step of stepsOf(recipe)) this.set(shifted(step, from));
    return this.count - 1;
  }

  private set(step: Step): number {
    const at = this.count++;
    this.statements.push(`// ${describeStep(step)}\nconst ${nameOf(at)} = ${expressionOf(step, javascript)};`);
    return at;
  }

  private table(at: number, words: string, expression: string): void {
    this.tables.add(at);
    this.statements.push(`// ${words}\nconst ${tableOf(at)} = ${expression};`);
  }
}

/** A step whose earlier steps have other numbers. */
const shifted = (step: Step, by: number): Step =>
  step.kind === 'combine' ? {...step, first: step.first + by, second: step.second + by} : step;

/** A program for Node.js (an ES module) that prints the indexes of a recipe with the columns that they have, as CSV. */
export function toJavaScriptTable(recipe: Recipe): string {
  const writer = new Writer();
  const last = writer.visit(recipe);
  const statements = [...writer.statements, `const [cells, table] = [${nameOf(last)}, ${tableOf(last)}];`];
  const {joined, carried, shareOf, folded} = helpers;
  return programOf(
    {...javascript, helpers: {joined, carried, shareOf, folded, ...javascript.helpers}},
    statements,
    print,
  );
}
