import type {Geometry} from 'geojson';
import {getResolution} from 'h3-js';
import type {DataSet, LayerTable} from '../data/types';
import type {Fold, FoldSource} from './fold';
import type {Containment} from './cover';
import {byKind} from './kinds';
import {type OperationName, type Parameters} from './operations';
import type {SetOperation} from './sets';
import {FINEST} from './limits';

/** How a set of indexes came about: the reader's steps, each with the ones that it builds on. */
export type Recipe =
  | {readonly step: 'indexes'; readonly indexes: readonly string[]}
  | {
      readonly step: 'cover';
      readonly geometries: readonly Geometry[];
      readonly resolution: number;
      readonly containment: Containment;
      /** What the cells take over from the geometries, which have a row each; undefined: nothing. */
      readonly table?: FoldSource;
      /** How many of the geometries have no cell. */
      readonly missed?: number;
      /** How many cells come from several of the geometries. */
      readonly shared?: number;
    }
  | {
      readonly step: 'operate';
      readonly name: OperationName;
      readonly parameters: Parameters;
      readonly of: Recipe;
      /** How the result takes over the rows of `of`. */
      readonly rule?: Fold;
    }
  | {
      readonly step: 'combine';
      readonly operation: SetOperation;
      readonly first: Recipe;
      readonly second: Recipe;
      /** The resolution at which cells are compared. If undefined, the sets are compared as they are. */
      readonly resolution?: number;
    }
  | {
      readonly step: 'aggregate';
      readonly data: DataSet;
      readonly resolution: number;
      readonly rule: Fold;
      /** How many of the rows fall into no cell. */
      readonly skipped?: number;
    };

/** Indexes that were read or picked. */
export const literal = (indexes: readonly string[]): Recipe => ({step: 'indexes', indexes});

/** The steps that led to a named set. */
export const recipeOf = ({indexes, recipe}: {readonly indexes: readonly string[]; readonly recipe?: Recipe}): Recipe =>
  recipe ?? literal(indexes);

/** How several rows became one in the last step of a recipe; undefined: the step took over no rows. */
export function ruleOf(recipe: Recipe | undefined): Fold | undefined {
  if (recipe?.step === 'cover') return recipe.table?.rule;
  if (recipe?.step === 'aggregate') return recipe.rule;
  return recipe?.step === 'operate' ? recipe.rule : undefined;
}

/** Operations whose result has one cell for several. */
const MERGING: readonly OperationName[] = ['parent', 'compact'];

/** Whether several rows became one in the last step of a recipe. */
export const mergesRows = (recipe: Recipe | undefined): boolean =>
  recipe?.step === 'operate' && recipe.rule !== undefined && MERGING.includes(recipe.name);

/** Cells that an operation leaves out, so that programs need no condition for them. */
const without: Readonly<Partial<Record<OperationName, number>>> = {parent: 0, children: FINEST};

/**
 * The recipe of an operation's result.
 *
 * @param indexes - what the operation was run on, the result of `of`. Indexes that the operation ignores are left out
 * @param rule - how the result takes over the rows of `indexes`; undefined: they have none
 */
export function operated(
  name: OperationName,
  parameters: Parameters,
  indexes: readonly string[],
  of: Recipe,
  rule?: Fold,
): Recipe {
  const used = byKind(indexes).cell.filter(
    (index) => without[name] === undefined || getResolution(index) !== without[name],
  );
  return {
    step: 'operate',
    name,
    parameters,
    of: used.length === indexes.length ? of : literal(used),
    ...(rule && {rule}),
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
): Recipe {
  const resolutions = [...new Set(byKind(indexes).cell.map(getResolution))];
  const resolution = resolutions.length > 1 ? Math.max(...resolutions) : undefined;
  return {step: 'combine', operation, first, second, ...(resolution !== undefined && {resolution})};
}
