import type {RawColumn, RawField} from '../data/raw';
import type {Counted} from './limit';
import type {FileTable} from './types';

/** A table of a file that may have several. */
export interface Layer {
  readonly name: string;
  readonly columns: readonly RawColumn[];
  readonly rows: Iterable<readonly RawField[]>;
}

/**
 * One table of all layers. Of several ones, the first column has the name of the layer, and a column keeps its type where
 * it is the same in all layers.
 *
 * @param count - counts a row (see `Budget`)
 */
export function joinLayers(
  layers: readonly Layer[],
  isSeveral: boolean,
  count: (fields: readonly RawField[]) => Counted<readonly RawField[]>,
): FileTable {
  const columns = new Map<string, RawColumn>();
  for (const column of layers.flatMap((layer) => layer.columns)) {
    const known = columns.get(column.name);
    const isSame = !known || (known.type === column.type && known.system === column.system);
    columns.set(column.name, isSame ? column : {name: column.name});
  }
  const names = [...columns.keys()];
  const rows = layers.flatMap(({name, columns: own, rows: all}) => {
    const places = new Map(own.map((column, at) => [column.name, at]));
    return Array.from(all, (row) => {
      const fields = names.map((one) => row[places.get(one) ?? -1]);
      return count(isSeveral ? [name, ...fields] : fields);
    });
  });
  return {columns: [...(isSeveral ? [{name: 'layer', type: 'text'} as const] : []), ...columns.values()], rows};
}
