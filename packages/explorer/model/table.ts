import {translate} from '@docusaurus/Translate';
import {cellArea, cellToLatLng, directedEdgeToBoundary, UNITS, vertexToLatLng} from 'h3-js';
import type {DataRow, DataSet} from '../data/types';
import {kindOf, resolutionOf} from './kinds';

/** Tables of more indexes than this have no areas, which take longest to compute. */
const MOST_AREAS = 20_000;

/**
 * What the map shows as rows, one for each index of each set.
 *
 * @param sets - valid indexes by the name of the set that they are in
 */
export function tableOf(sets: readonly {readonly name: string; readonly indexes: readonly string[]}[]): DataSet {
  const areas = sets.reduce((sum, {indexes}) => sum + indexes.length, 0) <= MOST_AREAS;
  return {
    columns: [
      {name: translate({message: 'In'}), type: 'text'},
      {name: translate({message: 'Kind'}), type: 'text'},
      {name: translate({message: 'Resolution'}), type: 'number'},
      {name: translate({message: 'Latitude'}), type: 'number'},
      {name: translate({message: 'Longitude'}), type: 'number'},
      ...(areas ? [{name: translate({message: 'Area in km²'}), type: 'number'} as const] : []),
    ],
    rows: sets.flatMap(({name, indexes}) => indexes.map((index) => rowOf(name, index, areas))),
  };
}

function rowOf(set: string, index: string, areas: boolean): DataRow {
  const kind = kindOf(index);
  const [lat = 0, lng = 0] = middleOf(index, kind);
  const area = kind === 'cell' ? cellArea(index, UNITS.km2) : null;
  return {index, values: [set, kind, resolutionOf(index), round(lat), round(lng), ...(areas ? [area] : [])]};
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
