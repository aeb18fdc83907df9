import {toValuesCsv, type Aggregated} from '../data/aggregate';
import type {Recipe} from './recipe';
import type {ExplorerState} from './state';

/** The outcome of an aggregation, with the name of its column and the steps that led to it. */
export interface NamedAggregation extends Aggregated {
  readonly column: string;
  readonly recipe: Recipe;
}

/** What an aggregation changes in the explorer: its table is the new input, and its cells are selected. */
export function aggregatedChange({column, recipe, ...result}: NamedAggregation): Partial<ExplorerState> {
  const text = toValuesCsv(result, column);
  return {text, selection: [...result.values.keys()], recipe, table: undefined, origin: {text, recipe}};
}
