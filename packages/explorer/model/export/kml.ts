import type {Geometry, Position} from 'geojson';
import {escapeContent, escapeMarkup} from '@h3-docs/base/escape';
import type {Column, Value} from '../../data/types';
import {kindOf} from '../kinds';
import {indexGeometry} from '../shapes';
import {indexName, noData, rowsByIndex, writtenText} from './values';

const positions = (list: readonly Position[]) =>
  `<coordinates>${list.map(([lng = 0, lat = 0]) => `${lng},${lat}`).join(' ')}</coordinates>`;

/** A geometry of an index as KML: polygons have no holes. */
function toElement(geometry: Geometry): string {
  switch (geometry.type) {
    case 'Point':
      return `<Point>${positions([geometry.coordinates])}</Point>`;
    case 'LineString':
      return `<LineString>${positions(geometry.coordinates)}</LineString>`;
    case 'Polygon':
      return polygon(geometry.coordinates);
    case 'MultiPolygon':
      return `<MultiGeometry>${geometry.coordinates.map(polygon).join('')}</MultiGeometry>`;
    default:
      throw new RangeError(`No index has a geometry of the type ${geometry.type}`);
  }
}

const polygon = ([outer = []]: readonly (readonly Position[])[]) =>
  `<Polygon><outerBoundaryIs><LinearRing>${positions(outer)}</LinearRing></outerBoundaryIs></Polygon>`;

/** A value of the extended data of a placemark. */
const dataElement = (name: string, value: string) =>
  `<Data name="${escapeMarkup(name)}"><value>${escapeContent(value)}</value></Data>`;

/**
 * The name and the extended data of a placemark: its name is that of its row, if its table has names, or else the index.
 * A table also has a column of indexes, because its other columns may have indexes, too.
 */
function describe(index: string, columns: readonly Column[], values: readonly Value[] = []): string {
  const named = columns.findIndex(({name}) => name === 'name');
  const own = columns[named];
  const name = own ? escapeContent(writtenText(own, values[named])) : index;
  if (columns.length === 0) return `<name>${name}</name>`;
  const data = columns.flatMap((column, at) =>
    at === named ? [] : [dataElement(column.name, writtenText(column, values[at]))],
  );
  return `<name>${name}</name><ExtendedData>${dataElement(indexName(columns), index)}${data.join('')}</ExtendedData>`;
}

/** Valid indexes as KML 2.2, each a placemark with the values of its row. */
export function toKml(indexes: readonly string[], data = noData): string {
  const rows = rowsByIndex(data);
  const placemarks = indexes.map((index) => {
    const geometry = toElement(indexGeometry(index, kindOf(index), 'split'));
    return `<Placemark>${describe(index, data.columns, rows.get(index))}${geometry}</Placemark>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>',
    ...placemarks,
    '</Document></kml>',
    '',
  ].join('\n');
}
