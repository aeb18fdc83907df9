import type {Geometry} from 'geojson';
import {getResolution} from 'h3-js';
import type {AggregatedRow, Aggregation} from '../data/aggregate';
import type {LayerTable} from '../data/types';
import type {CarryRule, CarrySource} from './carry';
import type {Containment} from './cover';
import {byKind} from './kinds';
import {operationOf, type OperationName, type Parameters} from './operations';
import type {SetOperation} from './sets';
import {FINEST} from './limits';

/** Indexes with their rows: one for each of `indexes`. */
interface RowsOfIndexes extends LayerTable {
  readonly indexes: readonly string[];
}

/** How a set of indexes came about: the reader's steps, each with the ones that it builds on. */
export type Recipe = Steps & {
  /** The rows that the indexes have from elsewhere, such as from the input; undefined: what the steps carry. */
  readonly known?: RowsOfIndexes;
};

type Steps =
  | {readonly step: 'indexes'; readonly indexes: readonly string[]}
  | {
      readonly step: 'cover';
      readonly geometries: readonly Geometry[];
      readonly resolution: number;
      readonly containment: Containment;
      /** What the cells take over from the geometries, which have a row each; undefined: nothing. */
      readonly table?: CarrySource;
      /** How many of the geometries have no cell. */
      readonly missed?: number;
    }
  | {
      readonly step: 'operate';
      readonly name: OperationName;
      readonly parameters: Parameters;
      readonly of: Recipe;
      /** How the result takes over the rows of `of`. */
      readonly rule?: CarryRule;
    }
  | {
      readonly step: 'combine';
      readonly operation: SetOperation;
      readonly first: Recipe;
      readonly second: Recipe;
      /** What the second set is called, for columns whose names both sets have. */
      readonly name: string;
      /** The resolution at which cells are compared. If undefined, the sets are compared as they are. */
      readonly resolution?: number;
    }
  | {
      readonly step: 'aggregate';
      readonly rows: readonly AggregatedRow[];
      readonly resolution: number;
      readonly aggregation: Aggregation;
    };

/** Indexes that were read or picked. */
export const literal = (indexes: readonly string[]): Recipe => ({step: 'indexes', indexes});

/** The steps that led to a named set. */
export const recipeOf = ({indexes, recipe}: {readonly indexes: readonly string[]; readonly recipe?: Recipe}): Recipe =>
  recipe ?? literal(indexes);

/** How several rows became one in the last step of a recipe; undefined: the step took over no rows. */
export function ruleOf(recipe: Recipe | undefined): CarryRule | undefined {
  if (recipe?.step === 'cover') return recipe.table?.rule;
  return recipe?.step === 'operate' ? recipe.rule : undefined;
}

/** Cells that an operation leaves out, so that programs need no condition for them. */
const without: Readonly<Partial<Record<OperationName, number>>> = {parent: 0, children: FINEST, centerChild: FINEST};

/** The names of the columns that the indexes of a recipe have. */
export function columnsOf(recipe: Recipe): readonly string[] {
  switch (recipe.step) {
    case 'indexes':
      return named(recipe.known);
    case 'cover':
      return recipe.table ? counted(named(recipe.table), recipe.table.rule) : named(recipe.known);
    case 'operate': {
      const columns = recipe.rule ? columnsOf(recipe.of) : [];
      return columns.length > 0 ? counted(columns, recipe.rule) : named(recipe.known);
    }
    case 'combine': {
      const second = recipe.operation === 'difference' ? [] : columnsOf(recipe.second);
      const columns = [...new Set([...columnsOf(recipe.first), ...second])];
      return columns.length > 0 ? columns : named(recipe.known);
    }
    case 'aggregate':
      return recipe.known ? named(recipe.known) : ['value'];
  }
}

/** The names of columns that some step of a recipe has, but not its result. */
export function endedColumns(recipe: Recipe): readonly string[] {
  const all = new Set<string>();
  const visit = (one: Recipe) => {
    for (const name of columnsOf(one)) if (one.step !== 'operate' || one.rule !== 'count') all.add(name);
    if (one.step === 'operate' && one.rule !== 'count') visit(one.of);
    else if (one.step === 'combine') for (const part of [one.first, one.second]) visit(part);
  };
  visit(recipe);
  const kept = new Set(columnsOf(recipe));
  return [...all].filter((name) => !kept.has(name));
}

const named = (table: LayerTable | undefined) => table?.columns.map(({name}) => name) ?? [];
const counted = (columns: readonly string[], rule: CarryRule | undefined) => (rule === 'count' ? ['count'] : columns);

/** A recipe whose indexes have the rows of a table, unless its steps carry columns already. */
export const withRows = (recipe: Recipe, indexes: readonly string[], table: LayerTable | undefined): Recipe =>
  table && (recipe.step === 'aggregate' || columnsOf(recipe).length === 0)
    ? {...recipe, known: {indexes, ...table}}
    : recipe;

/**
 * The recipe of an operation's result.
 *
 * @param indexes - what the operation was run on, the result of `of`. Indexes that the operation ignores are left out
 * @param carry - the rows of `indexes`, and how the result takes them over
 */
export function operated(
  name: OperationName,
  parameters: Parameters,
  indexes: readonly string[],
  of: Recipe,
  carry?: CarrySource,
): Recipe {
  const used = byKind(indexes)[operationOf(name).from].filter(
    (index) => without[name] === undefined || getResolution(index) !== without[name],
  );
  return {
    step: 'operate',
    name,
    parameters,
    of: used.length === indexes.length ? withRows(of, indexes, carry) : withRows(literal(used), indexes, carry),
    ...(carry && {rule: carry.rule}),
  };
}

/** A recipe as its result shows it: without the rule of a last step whose result has no rows. */
export const withoutEmptyRule = (recipe: Recipe, table: LayerTable | undefined): Recipe =>
  table || recipe.step !== 'operate' ? recipe : withoutRule(recipe);

const withoutRule = ({rule: _, ...recipe}: Recipe & {readonly step: 'operate'}): Recipe => recipe;

/** The recipe of two combined sets. Sets that have cells of different resolutions are compared at the finest. */
export function combined(
  operation: SetOperation,
  [first, second]: readonly [Recipe, Recipe],
  indexes: readonly string[],
  name: string,
): Recipe {
  const resolutions = [...new Set(byKind(indexes).cell.map(getResolution))];
  const resolution = resolutions.length > 1 ? Math.max(...resolutions) : undefined;
  return {step: 'combine', operation, first, second, name, ...(resolution !== undefined && {resolution})};
}
