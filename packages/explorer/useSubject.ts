import {translate} from '@docusaurus/Translate';
import {isValidCell} from 'h3-js';
import {useMemo} from 'react';
import type {InputShape} from './input/types';
import {byKind} from './model/kinds';
import {pickable, pickableOf} from './model/pick';
import {literal} from './model/recipe';
import {MAX_CELLS} from './model/limits';
import type {ExplorerState} from './model/state';
import type {NamedSet} from './model/joined';
import type {Reading} from './useReading';

/** What there is to work on. */
export type Subject = ReturnType<typeof useSubject>;

/** What the reader works on, from the state and the reading of its text. */
export function useSubject({selection, recipe, layers, drawn}: ExplorerState, reading: Reading) {
  // What was found in the input by the columns that the reader chose, with its rows.
  const {data: dataset, result} = reading;
  /** The shapes of the input, and those that were drawn. */
  const shapes = useMemo(
    (): readonly InputShape[] => [...result.shapes, ...drawn.map((geometry) => ({geometry}))],
    [result.shapes, drawn],
  );
  /** The indexes of the input. */
  const input = useMemo(() => [...result.cells, ...result.edges, ...result.vertexes], [result]);
  const selected = selection.length > 0;
  /** The indexes that are worked on: the selection, or all of the input while nothing is selected. */
  const indexes: readonly string[] = selected ? selection : input;
  const hasCells = useMemo(() => indexes.some(isValidCell), [indexes]);
  // Each set is prepared when it changes: a click on one cell must not wait for a large input.
  const shownCells = useMemo(() => pickable(result.cells.slice(0, MAX_CELLS)), [result.cells]);
  const selectedCells = useMemo(() => pickable(byKind(selection).cell), [selection]);
  const layerCells = useMemo(
    () => layers.map(({indexes: kept, visible}) => ({visible, cells: pickable(byKind(kept).cell)})),
    [layers],
  );
  /** The resolutions of the data. A single selected cell is no data: it is mostly one of the grid. */
  const resolutions = useMemo(
    () =>
      pickableOf([shownCells, ...(selection.length > 1 ? [selectedCells] : []), ...layerCells.map(({cells}) => cells)])
        .resolutions,
    [shownCells, selection, selectedCells, layerCells],
  );
  /** The cells that can be picked on the map. */
  const drawnCells = useMemo(
    () => pickableOf([shownCells, selectedCells, ...layerCells.filter(({visible}) => visible).map(({cells}) => cells)]),
    [shownCells, selectedCells, layerCells],
  );
  const inputRecipe = useMemo(() => literal(input), [input]);
  /** The steps that led to the indexes. */
  const steps = useMemo(
    () => (selected ? (recipe ?? literal(selection)) : inputRecipe),
    [selected, recipe, selection, inputRecipe],
  );
  /** The input and the selection, where they hold something. */
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
