import type {Geometry, Position} from 'geojson';
import {escapeContent, escapeMarkup} from '@h3-docs/base/escape';
import type {Column, DataSet, Value} from '../../data/types';
import {kindOf} from '../kinds';
import {indexGeometry} from '../shapes';
import {rowsByIndex} from './values';

const noData: DataSet = {columns: [], rows: []};

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

/** The values of a row as the extended data of a placemark. */
function extendedData(columns: readonly Column[], values: readonly Value[] = []): string {
  const data = columns.flatMap(({name}, at) => {
    const value = values[at] ?? null;
    return value === null
      ? []
      : [`<Data name="${escapeMarkup(name)}"><value>${escapeContent(String(value))}</value></Data>`];
  });
  return data.length > 0 ? `<ExtendedData>${data.join('')}</ExtendedData>` : '';
}

/** Valid indexes as KML 2.2, each a placemark with the index as its name and the values of its row. */
export function toKml(indexes: readonly string[], _cells: readonly string[], data = noData): string {
  const rows = rowsByIndex(data);
  const placemarks = indexes.map((index) => {
    const values = extendedData(data.columns, rows.get(index));
    return `<Placemark><name>${index}</name>${values}${toElement(indexGeometry(index, kindOf(index), 'split'))}</Placemark>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>',
    ...placemarks,
    '</Document></kml>',
    '',
  ].join('\n');
}
