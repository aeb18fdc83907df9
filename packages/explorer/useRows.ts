import {useMemo} from 'react';
import type {Column, DataSet, LayerTable, Value} from './data/types';
import type {InputShape} from './input/types';
import {dataSetOf, hasRows, tableFor} from './model/layerTable';
import {placeOfShape} from './model/shapeName';
import type {ExplorerState} from './model/state';
import type {NamedSet} from './model/combinedSets';
import type {Painted, Paints} from './usePaint';

/** A row with its columns. */
export interface NamedRow {
  readonly columns: readonly Column[];
  readonly values: readonly Value[];
}

/** The rows of what is drawn: those of the input, and of the layers that are shown. */
export interface Rows {
  /** The columns of the input and of the selection, each name once. */
  readonly columns: readonly Column[];
  /** The row of an index, or else of a shape that the map names. */
  readonly rowOf: (index: string | undefined, shape: string | undefined) => NamedRow | undefined;
  /** That row in words, to follow an index; empty when there is none. */
  readonly wordsOf: (index: string, shape: string | undefined) => string;
  /** The rows of indexes, and of shapes of the input, as the table of a layer. */
  readonly tableOf: (indexes: readonly string[], shapes: readonly InputShape[]) => LayerTable | undefined;
  /** The rows of a set, and of no other set that shares indexes with it. */
  readonly tableOfSet: (set: NamedSet) => LayerTable | undefined;
  /** The data set that has rows of these indexes: that of the input, or of a layer. */
  readonly dataOf: (indexes: readonly string[]) => DataSet | undefined;
}

/** How many columns are named beside the pointer. */
const MOST_SHOWN = 6;

/**
 * Finds the rows of what is drawn.
 *
 * @param shapes - the shapes of the input, and those that were drawn
 */
export function useRows(
  paint: Paints,
  dataset: DataSet | undefined,
  shapes: readonly InputShape[],
  {layers: kept, selection, table}: Pick<ExplorerState, 'layers' | 'selection' | 'table'>,
): Rows {
  return useMemo(() => {
    const selected = {indexes: selection, ...(table && {table})};
    const shown = [
      paint.selection.lookup,
      paint.input.lookup,
      ...paint.layers.flatMap(({lookup}, at) => (kept[at]?.visible ? [lookup] : [])),
    ];
    const rowOfShape = (name: string): NamedRow | undefined => {
      const {layer, at} = placeOfShape(name);
      const lookup = layer === undefined ? paint.input.lookup : paint.layers[layer]?.lookup;
      const [geometry] = kept[layer ?? -1]?.shapes?.slice(at, at + 1) ?? [];
      const shape = layer === undefined ? shapes[at] : geometry && {geometry, line: 0};
      const values = shape && lookup?.ofShape(shape, at);
      return values && lookup && {columns: lookup.columns, values};
    };
    const rowOf = (index: string | undefined, shape: string | undefined): NamedRow | undefined => {
      if (index !== undefined) {
        for (const {columns, ofIndex} of shown) {
          const values = ofIndex(index);
          if (values && columns.length > 0) return {columns, values};
        }
      }
      return shape === undefined ? undefined : rowOfShape(shape);
    };
    const tableOf = (indexes: readonly string[], ownShapes: readonly InputShape[]) => {
      for (const lookup of shown) {
        const table = tableFor(lookup, indexes, lookup === paint.input.lookup ? ownShapes : []);
        if (table) return table;
      }
      return undefined;
    };
    const own = [...paint.selection.lookup.columns, ...paint.input.lookup.columns];
    return {
      columns: own.filter(({name}, at) => own.findIndex((one) => one.name === name) === at),
      rowOf,
      wordsOf: (index, shape) => {
        const {columns = [], values = []} = rowOf(index, shape) ?? {};
        const words = columns.slice(0, MOST_SHOWN).map(({name}, at) => ` · ${name} ${values[at] ?? ''}`);
        return words.join('');
      },
      tableOf,
      tableOfSet: ({is, indexes, table}) => {
        if (is === 'input') return tableFor(paint.input.lookup, indexes, shapes);
        return is === 'selection' ? tableOf(indexes, []) : table;
      },
      dataOf: (indexes) => {
        const has = ({lookup}: Painted) => hasRows(lookup, indexes);
        if (has(paint.selection)) return dataSetOf(selected);
        const layer = has(paint.input) ? undefined : kept[paint.layers.findIndex(has)];
        return (layer && dataSetOf(layer)) ?? dataset;
      },
    };
  }, [paint, dataset, shapes, kept, selection, table]);
}
