import type {LayerTable} from '../data/types';
import {joinedTable} from './joined';
import {combined, recipeOf, type Recipe} from './recipe';
import type {SetOperation} from './sets';

/** Indexes with a name, and the steps that led to the indexes. */
export interface NamedSet {
  readonly name: string;
  /** Which of the sets that are no layers it is. */
  readonly is?: 'input' | 'selection';
  readonly indexes: readonly string[];
  /** The rows that a layer has kept. */
  readonly table?: LayerTable;
  readonly recipe?: Recipe;
}

/**
 * The rows and the recipe of two combined sets.
 *
 * @param indexes - those of the result
 */
export function combinedSets(
  operation: SetOperation,
  indexes: readonly string[],
  first: NamedSet,
  second: NamedSet,
  tableOfSet: (set: NamedSet) => LayerTable | undefined,
): {readonly table?: LayerTable; readonly recipe: Recipe} {
  const [own, other] = [first, second].map((set) => ({...set, table: tableOfSet(set)}));
  const table = own && other && joinedTable(operation, indexes, own, other);
  return {
    ...(table && {table}),
    recipe: combined(operation, [recipeOf(first), recipeOf(second)], [...first.indexes, ...second.indexes]),
  };
}
