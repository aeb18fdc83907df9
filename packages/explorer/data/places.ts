import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import {kindOf} from '../model/kinds';
import type {InputShape, ReadResult} from '../input/types';
import type {DataRow} from './types';

/**
 * What is at the places of rows: their indexes, their positions as points, and the shapes of the text for rows that have
 * neither. Rows without a place are counted as one problem.
 */
export function readPlaces(rows: readonly DataRow[], shapes: readonly InputShape[]): ReadResult {
  const shapesOf = new Map<number, InputShape[]>();
  for (const shape of shapes) {
    if (shape.record === undefined || shape.geometry.type === 'Point') continue;
    shapesOf.set(shape.record, [...(shapesOf.get(shape.record) ?? []), shape]);
  }
  const indexes = {cell: new Set<string>(), edge: new Set<string>(), vertex: new Set<string>()};
  const found: InputShape[] = [];
  let repeated = 0;
  let lost = 0;
  for (const {index, position, record} of rows) {
    const own = record === undefined ? undefined : shapesOf.get(record);
    if (index !== undefined) {
      const known = indexes[kindOf(index)];
      if (known.has(index)) repeated++;
      known.add(index);
    } else if (position) {
      const [lat, lng] = position;
      found.push({geometry: {type: 'Point', coordinates: [lng, lat]}, line: 1, ...(record !== undefined && {record})});
    } else if (own) {
      found.push(...own);
    } else {
      lost++;
    }
  }
  return {
    cells: [...indexes.cell],
    edges: [...indexes.edge],
    vertexes: [...indexes.vertex],
    shapes: found,
    problems: lost > 0 ? [{line: 1, text: '', reason: whyLost(lost)}] : [],
    problemCount: lost > 0 ? 1 : 0,
    repeated,
  };
}

function whyLost(count: number): string {
  return count === 1
    ? translate({message: '1 row has no index and no position in the columns that you chose'})
    : translate(
        {message: '{count} rows have no index and no position in the columns that you chose'},
        {count: formatLocale(count)},
      );
}
