// cspell:ignore Guestrin
import type {Tree} from '../../trees';
import {featureNames, scoresOf, traitNames, type Example} from './examples';

/** How many trees there are, how many splits each path has, and how much of its leaves each tree adds. */
const settings = {trees: 60, depth: 3, rate: 0.3} as const;
/** What keeps leaves small: an L2 penalty, the least rows on each side of a split, and the least curvature of a row. */
const restraint = {penalty: 1, rows: 40, curvature: 0.01} as const;
/** How much an example counts at most: trees learn a search by heart that counts more. */
const mostCount = 3;
/** Into how many parts the values of a feature are divided. */
const bins = 32;
/** A limit that no value exceeds, for a node that isn't worth a split. */
const noLimit = 1_000_000;

const columns = [...featureNames, ...traitNames];
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** The candidates of all examples, one a row, with their values as bins. Values of 0 are left out. */
interface Table {
  /** Where the rows of each example begin; at last, where they end. */
  readonly groups: readonly number[];
  readonly counts: readonly number[];
  readonly right: readonly number[];
  readonly starts: Int32Array;
  /** A column times `bins`, plus a bin. */
  readonly cells: Int32Array;
  /** For each column, the highest value of each bin but the last one. */
  readonly limits: readonly (readonly number[])[];
  /** The bin of 0 in each column. */
  readonly zeros: readonly number[];
  readonly scores: Float64Array;
}

/** The values of each row, by column. */
function* rowsOf(example: Example): Generator<readonly (readonly [column: number, value: number])[]> {
  const {sections, starts, places, values, traits} = example;
  const own = traits.map((value, at) => [featureNames.length + at, value] as const);
  for (const at of sections.keys()) {
    const row = [...own];
    for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i += 1) row.push([places[i] ?? 0, values[i] ?? 0]);
    yield row;
  }
}

/** Limits between values, so that about as many values are between two of them. */
function limitsOf(values: Float64Array): number[] {
  values.sort();
  const limits = Array.from(
    {length: bins - 2},
    (_, at) => values[Math.floor((values.length * (at + 1)) / (bins - 1))] ?? 0,
  );
  return [...new Set([0, ...limits.map(rounded)])].sort((a, b) => a - b);
}

function binOf(limits: readonly number[], value: number): number {
  const bin = limits.findIndex((limit) => value <= limit);
  return bin < 0 ? limits.length : bin;
}

function tableOf(examples: readonly Example[], weights: readonly number[]): Table {
  const answered = examples.filter(({right, sections}) => right > 0 && sections.length > right);
  const values = columns.map((): number[] => []);
  for (const example of answered)
    for (const row of rowsOf(example)) for (const [column, value] of row) values[column]?.push(value);
  const limits = values.map((list) => limitsOf(Float64Array.from(list)));
  const cells = new Int32Array(values.reduce((sum, {length}) => sum + length, 0));
  const groups = [0];
  const starts = [0];
  let end = 0;
  for (const example of answered) {
    for (const row of rowsOf(example)) {
      for (const [column, value] of row) {
        cells[end] = column * bins + binOf(limits[column] ?? [], value);
        end += 1;
      }
      starts.push(end);
    }
    groups.push(starts.length - 1);
  }
  return {
    groups,
    counts: answered.map(({count}) => Math.min(count, mostCount)),
    right: answered.map(({right}) => right),
    starts: Int32Array.from(starts),
    cells,
    limits,
    zeros: limits.map((list) => binOf(list, 0)),
    scores: Float64Array.from(answered.flatMap((example) => scoresOf(example, weights))),
  };
}

/** The slope and the curvature of the loss of `weigh`, by the score of each row. */
function lossOf({groups, counts, right, scores}: Table): {slopes: Float64Array; curvatures: Float64Array} {
  const slopes = new Float64Array(scores.length);
  const curvatures = new Float64Array(scores.length);
  counts.forEach((count, group) => {
    const from = groups[group] ?? 0;
    const own = scores.subarray(from, groups[group + 1]);
    const most = Math.max(...own);
    const shares = own.map((score) => Math.exp(score - most));
    const all = shares.reduce((sum, share) => sum + share, 0);
    const isRight = (at: number) => at < (right[group] ?? 0);
    const won = shares.reduce((sum, share, at) => sum + (isRight(at) ? share : 0), 1e-12);
    shares.forEach((share, at) => {
      const part = share / all;
      slopes[from + at] = count * (part - (isRight(at) ? share / won : 0));
      curvatures[from + at] = count * Math.max(part * (1 - part), restraint.curvature);
    });
  });
  return {slopes, curvatures};
}

/** Sums over rows: of slopes, of curvatures, and their number. */
type Sums = readonly [slope: number, curvature: number, rows: number];

const gainOf = ([slope, curvature]: Sums) => slope ** 2 / (curvature + restraint.penalty);

interface Split {
  readonly column: number;
  readonly bin: number;
  readonly gain: number;
}

/** The best split of a node by one column; undefined where no split has enough rows on both sides. */
function splitBy(
  column: number,
  all: Sums,
  sumsOf: (bin: number) => Sums,
  zero: number,
  count: number,
): Split | undefined {
  const own = Array.from({length: count}, (_, bin) => sumsOf(bin));
  const others = own.reduce<Sums>(
    ([a, b, c], [slope, curvature, rows]) => [a + slope, b + curvature, c + rows],
    [0, 0, 0],
  );
  let best: Split | undefined;
  let low: Sums = [0, 0, 0];
  own.slice(0, -1).forEach((sums, bin) => {
    const rest: Sums = bin === zero ? [all[0] - others[0], all[1] - others[1], all[2] - others[2]] : [0, 0, 0];
    low = [low[0] + sums[0] + rest[0], low[1] + sums[1] + rest[1], low[2] + sums[2] + rest[2]];
    const high: Sums = [all[0] - low[0], all[1] - low[1], all[2] - low[2]];
    if (low[2] < restraint.rows || high[2] < restraint.rows) return;
    const gain = gainOf(low) + gainOf(high) - gainOf(all);
    if (gain > (best?.gain ?? 0)) best = {column, bin, gain};
  });
  return best;
}

/** The best splits of the nodes of one level, by histograms. @param nodes the node of each row, from 0 */
function splitsOf(
  table: Table,
  loss: ReturnType<typeof lossOf>,
  nodes: Uint8Array,
  width: number,
): (Split | undefined)[] {
  const size = columns.length * bins;
  const histograms = [0, 1, 2].map(() => new Float64Array(width * size));
  const totals = Array.from({length: width}, () => [0, 0, 0] as [number, number, number]);
  const [slopes = histograms[0], curvatures = histograms[1], rows = histograms[2]] = histograms;
  nodes.forEach((node, row) => {
    const [slope, curvature] = [loss.slopes[row] ?? 0, loss.curvatures[row] ?? 0];
    const total = totals[node];
    if (!total || !slopes || !curvatures || !rows) return;
    total[0] += slope;
    total[1] += curvature;
    total[2] += 1;
    for (let i = table.starts[row] ?? 0; i < (table.starts[row + 1] ?? 0); i += 1) {
      const cell = node * size + (table.cells[i] ?? 0);
      slopes[cell] = (slopes[cell] ?? 0) + slope;
      curvatures[cell] = (curvatures[cell] ?? 0) + curvature;
      rows[cell] = (rows[cell] ?? 0) + 1;
    }
  });
  return totals.map((all, node) => {
    const candidates = columns.flatMap((_name, column) => {
      const at = node * size + column * bins;
      const sumsOf = (bin: number): Sums => [
        slopes?.[at + bin] ?? 0,
        curvatures?.[at + bin] ?? 0,
        rows?.[at + bin] ?? 0,
      ];
      const count = (table.limits[column]?.length ?? 0) + 1;
      return splitBy(column, all, sumsOf, table.zeros[column] ?? 0, count) ?? [];
    });
    return candidates.reduce<Split | undefined>(
      (best, split) => (split.gain > (best?.gain ?? 0) ? split : best),
      undefined,
    );
  });
}

/** The bin of a row in a column. */
function binIn({starts, cells, zeros}: Table, row: number, column: number): number {
  for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i += 1) {
    const cell = cells[i] ?? 0;
    if (Math.floor(cell / bins) === column) return cell % bins;
  }
  return zeros[column] ?? 0;
}

/** Grows one tree, and adds its leaves to the scores of the table. */
function growTree(table: Table): Tree {
  const loss = lossOf(table);
  const nodes = new Uint8Array(table.scores.length);
  const splits: (Split | undefined)[] = [];
  for (let level = 0; level < settings.depth; level += 1) {
    const own = splitsOf(table, loss, nodes, 2 ** level);
    nodes.forEach((node, row) => {
      const split = own[node];
      nodes[row] = 2 * node + (split && binIn(table, row, split.column) > split.bin ? 1 : 0);
    });
    splits.push(...own);
  }
  const sums = Array.from({length: 2 ** settings.depth}, () => [0, restraint.penalty] as [number, number]);
  nodes.forEach((node, row) => {
    const sum = sums[node];
    if (!sum) return;
    sum[0] += loss.slopes[row] ?? 0;
    sum[1] += loss.curvatures[row] ?? 0;
  });
  const leaves = sums.map(([slope, curvature]) => rounded((-settings.rate * slope) / curvature));
  nodes.forEach((node, row) => (table.scores[row] = (table.scores[row] ?? 0) + (leaves[node] ?? 0)));
  return {
    splits: splits.map((split) => columns[split?.column ?? 0] ?? ''),
    limits: splits.map((split) => (split ? (table.limits[split.column]?.[split.bin] ?? noLimit) : noLimit)),
    leaves,
  };
}

/**
 * Trees that mend what weights alone can't say: gradient boosting (Friedman, 2001) with the loss of `weigh`, second
 * derivatives (Chen and Guestrin, 2016), and histograms. Each tree is fitted to all examples, so the result doesn't
 * depend on chance.
 * @param weights a weight for each of `featureNames`, to begin with
 */
export function growTrees(examples: readonly Example[], weights: readonly number[]): Tree[] {
  const table = tableOf(examples, weights);
  return Array.from({length: settings.trees}, () => growTree(table));
}
