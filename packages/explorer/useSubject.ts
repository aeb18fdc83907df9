import {translate} from '@docusaurus/Translate';
import {isValidCell} from 'h3-js';
import {useMemo} from 'react';
import type {DataSet} from './data/types';
import type {InputShape, ReadResult} from './input/types';
import {byKind} from './model/kinds';
import {pickable, pickableOf, type Pickable} from './model/pick';
import {literal, type Recipe} from './model/recipe';
import {MAX_CELLS} from './model/limits';
import type {ExplorerState} from './model/state';
import type {NamedSet} from './model/joined';
import type {Reading} from './useReading';

/** What there is to work on. */
export interface Subject {
  /** The indexes that are worked on: the selection, or all of the input while nothing is selected. */
  readonly indexes: readonly string[];
  readonly hasCells: boolean;
  /** The steps that led to the indexes. */
  readonly recipe: Recipe;
  /** What was found in the input, by the columns that the reader chose. */
  readonly result: ReadResult;
  /** The indexes of the input. */
  readonly input: readonly string[];
  /** The shapes of the input, and those that were drawn. */
  readonly shapes: readonly InputShape[];
  /** The rows of the input. */
  readonly dataset: DataSet | undefined;
  /** The input and the selection, where they hold something. */
  readonly sets: readonly NamedSet[];
  /** The cells that can be picked on the map. */
  readonly drawnCells: Pickable;
  /** The resolutions of the data. A single selected cell is no data: it is mostly one of the grid. */
  readonly resolutions: readonly number[];
}

/** What the reader works on, from the state and the reading of its text. */
export function useSubject({selection, recipe, layers, drawn}: ExplorerState, reading: Reading): Subject {
  const {data: dataset, result} = reading;
  const shapes = useMemo(
    () => [...result.shapes, ...drawn.map((geometry) => ({geometry, line: 0}))],
    [result.shapes, drawn],
  );
  const input = useMemo(() => [...result.cells, ...result.edges, ...result.vertexes], [result]);
  const selected = selection.length > 0;
  const indexes = selected ? selection : input;
  const hasCells = useMemo(() => indexes.some(isValidCell), [indexes]);
  // Each set is prepared when it changes: a click on one cell must not wait for a large input.
  const shownCells = useMemo(() => pickable(result.cells.slice(0, MAX_CELLS)), [result.cells]);
  const selectedCells = useMemo(() => pickable(byKind(selection).cell), [selection]);
  const layerCells = useMemo(
    () => layers.map(({indexes: kept, visible}) => ({visible, cells: pickable(byKind(kept).cell)})),
    [layers],
  );
  const resolutions = useMemo(
    () =>
      pickableOf([shownCells, ...(selection.length > 1 ? [selectedCells] : []), ...layerCells.map(({cells}) => cells)])
        .resolutions,
    [shownCells, selection, selectedCells, layerCells],
  );
  const drawnCells = useMemo(
    () => pickableOf([shownCells, selectedCells, ...layerCells.filter(({visible}) => visible).map(({cells}) => cells)]),
    [shownCells, selectedCells, layerCells],
  );
  const inputRecipe = useMemo(() => literal(input), [input]);
  const steps = useMemo(
    () => (selected ? (recipe ?? literal(selection)) : inputRecipe),
    [selected, recipe, selection, inputRecipe],
  );
  const sets = useMemo((): readonly NamedSet[] => {
    const own = {name: translate({message: 'Input'}), is: 'input', indexes: input, recipe: inputRecipe} as const;
    const other = {
      name: translate({message: 'Selection'}),
      is: 'selection',
      indexes: selection,
      recipe: steps,
    } as const;
    return [own, other].filter(({indexes: some}) => some.length > 0);
  }, [input, inputRecipe, selection, steps]);
  return {indexes, hasCells, recipe: steps, result, input, shapes, dataset, sets, drawnCells, resolutions};
}
