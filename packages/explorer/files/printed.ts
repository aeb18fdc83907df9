import {csvFormatRow} from 'd3-dsv';
import type {RawColumn, RawField} from '../data/raw';
import {withSrid} from '../input/srid';
import type {Counted} from './limit';
import type {FileTable} from './types';

function fieldText(field: RawField, {type, system}: RawColumn): string {
  if (field === null || field === undefined) return '';
  if (type !== 'geometry' || system === undefined || typeof field !== 'string')
    return typeof field === 'object' ? JSON.stringify(field) : String(field);
  if (!field.startsWith('{')) return withSrid(field, Number(system));
  return JSON.stringify({...(JSON.parse(field) as object), crs: {type: 'name', properties: {name: `EPSG:${system}`}}});
}

/** A table as text, until the page takes tables: GeoJSON where its geometries are objects, or else CSV. */
export function printTable({columns, rows}: FileTable): Counted<string> {
  const at = columns.findIndex(({type}) => type === 'geometry');
  const hasObjects = rows.some((row) => typeof row[at] === 'object' && row[at] !== null);
  if (!hasObjects)
    return [
      csvFormatRow(columns.map(({name}) => name)),
      ...rows.map((row) => csvFormatRow(columns.map((column, place) => fieldText(row[place], column)))),
    ].join('\n') as Counted<string>;
  const features = rows.map((row) => ({
    type: 'Feature',
    geometry: row[at] ?? null,
    properties: Object.fromEntries(
      columns.flatMap(({name}, place) => (place === at ? [] : [[name, row[place] ?? null]])),
    ),
  }));
  return JSON.stringify({type: 'FeatureCollection', features}) as Counted<string>;
}
