import {useMemo} from 'react';
import type {DataSet, LayerTable} from './data/types';
import {lookupOf} from './data/lookup';
import type {InputShape} from './input/types';
import type {NamedRow} from './model/details';
import {dataSetOf, hasRows, tableFor} from './model/layerTable';
import type {ExplorerState} from './model/state';
import type {NamedSet} from './model/joined';
import type {Paints} from './usePaint';

/** The rows of what is drawn: those of the input, and of the layers that are shown. */
export type Rows = ReturnType<typeof useRows>;

/** How many columns are named beside the pointer. */
const MOST_SHOWN = 6;

/**
 * Finds the rows of what is drawn.
 *
 * @param shapes - the shapes of the input, and those that were drawn
 */
export function useRows(
  {input: {lookup: input}, selection: {lookup: selected}}: Paints,
  dataset: DataSet | undefined,
  shapes: readonly InputShape[],
  {layers: kept, selection, table}: Pick<ExplorerState, 'layers' | 'selection' | 'table'>,
) {
  const layers = useMemo(() => kept.map((layer) => ({layer, lookup: lookupOf(dataSetOf(layer))})), [kept]);
  return useMemo(() => {
    const shown = [selected, input, ...layers.flatMap(({layer, lookup}) => (layer.visible ? [lookup] : []))];
    /** The row of an index, or else of a shape that the map names. */
    const rowOf = (index: string | undefined, shape: string | undefined): NamedRow | undefined => {
      if (index !== undefined) {
        for (const {columns, ofIndex} of shown) {
          const values = ofIndex(index);
          if (values && columns.length > 0) return {columns, values};
        }
      }
      const found = shape === undefined ? undefined : shapes[Number(shape)];
      const values = found && input.ofShape(found);
      return values && {columns: input.columns, values};
    };
    /** The rows of indexes, and of shapes of the input, as a table. */
    const tableOf = (indexes: readonly string[], ownShapes: readonly InputShape[]): LayerTable | undefined => {
      for (const lookup of shown) {
        const found = tableFor(lookup, indexes, lookup === input ? ownShapes : []);
        if (found) return found;
      }
      return undefined;
    };
    const own = [...selected.columns, ...input.columns];
    return {
      /** The columns of the input and of the selection, each name once. */
      columns: own.filter(({name}, at) => own.findIndex((one) => one.name === name) === at),
      rowOf,
      /** The row of `rowOf` in words, to follow an index; empty when there is none. */
      wordsOf: (index: string, shape: string | undefined): string => {
        const {columns = [], values = []} = rowOf(index, shape) ?? {};
        const words = columns.slice(0, MOST_SHOWN).map(({name}, at) => ` · ${name} ${values[at] ?? ''}`);
        return words.join('');
      },
      tableOf,
      /** The rows of a set, and of no other set that shares indexes with it. */
      tableOfSet: (set: NamedSet): LayerTable | undefined => {
        if (set.is === 'input') return tableFor(input, set.indexes, []);
        return set.is === 'selection' ? tableOf(set.indexes, []) : set.table;
      },
      /** The data set that has rows of these indexes: that of the input, or of a layer. */
      dataOf: (indexes: readonly string[]): DataSet | undefined => {
        if (hasRows(selected, indexes)) return dataSetOf({indexes: selection, table});
        const found = hasRows(input, indexes) ? undefined : layers.find(({lookup}) => hasRows(lookup, indexes));
        return (found && dataSetOf(found.layer)) ?? dataset;
      },
    };
  }, [input, selected, layers, dataset, shapes, selection, table]);
}
