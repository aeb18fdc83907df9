import {translate} from '@docusaurus/Translate';
import {cellArea, cellToLatLng, directedEdgeToBoundary, UNITS, vertexToLatLng} from 'h3-js';
import type {Column, DataRow, DataSet, LayerTable, Value} from '../data/types';
import {kindOf, resolutionOf} from './kinds';

/** Tables of more indexes than this have no areas, which take longest to compute. */
const MOST_AREAS = 20_000;
/** The digits of an area, as the details of a cell have them. */
const AREA_DIGITS = 6;

/** A set of valid indexes that has a name, with its rows, as far as it has some. */
interface ShownSet {
  readonly name: string;
  readonly indexes: readonly string[];
  readonly table?: LayerTable;
}

/** What the map shows as rows, one for each index of each set, with the columns that the sets have. */
export function tableOf(sets: readonly ShownSet[]): DataSet {
  const areas = sets.reduce((sum, {indexes}) => sum + indexes.length, 0) <= MOST_AREAS;
  const about: readonly Column[] = [
    {name: translate({message: 'Kind'}), type: 'text'},
    {name: translate({message: 'Resolution'}), type: 'number'},
    {name: translate({message: 'Latitude'}), type: 'number'},
    {name: translate({message: 'Longitude'}), type: 'number'},
    ...(areas ? [{name: translate({message: 'Area in km²'}), type: 'number'} as const] : []),
  ];
  const set: Column = {name: translate({message: 'In'}), type: 'text'};
  const taken = new Set([set, ...about].map(({name}) => name));
  // A column of several sets is one column. A name that stands for something else here is left to the sets' own tables.
  const own = new Map<string, Column>();
  for (const {table} of sets)
    for (const column of table?.columns ?? [])
      if (!taken.has(column.name) && !own.has(column.name)) own.set(column.name, column);
  return {
    columns: [set, ...own.values(), ...about],
    rows: sets.flatMap(({name, indexes, table}) => {
      const places = Array.from(own.keys(), (wanted) => table?.columns.findIndex((column) => column.name === wanted));
      return indexes.map((index, at): DataRow => {
        const row = table?.rows[at];
        const values = places.map((place): Value => row?.[place ?? -1] ?? null);
        return {index, values: [name, ...values, ...describe(index, areas)]};
      });
    }),
  };
}

/** What H3 knows of an index. */
function describe(index: string, areas: boolean): Value[] {
  const kind = kindOf(index);
  const [lat = 0, lng = 0] = middleOf(index, kind);
  const area = kind === 'cell' ? Number(cellArea(index, UNITS.km2).toPrecision(AREA_DIGITS)) : null;
  return [kind, resolutionOf(index), round(lat), round(lng), ...(areas ? [area] : [])];
}

/** Degrees to about a meter. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

function middleOf(index: string, kind: ReturnType<typeof kindOf>): readonly number[] {
  switch (kind) {
    case 'cell':
      return cellToLatLng(index);
    case 'edge':
      return directedEdgeToBoundary(index)[0] ?? [];
    case 'vertex':
      return vertexToLatLng(index);
  }
}
