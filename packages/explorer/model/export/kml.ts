import type {Geometry, Position} from 'geojson';
import {kindOf} from '../kinds';
import {indexGeometry} from '../shapes';

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

/** Valid indexes as KML 2.2, each a placemark with the index as its name. */
export function toKml(indexes: readonly string[]): string {
  const placemarks = indexes.map(
    (index) => `<Placemark><name>${index}</name>${toElement(indexGeometry(index, kindOf(index), 'split'))}</Placemark>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>',
    ...placemarks,
    '</Document></kml>',
    '',
  ].join('\n');
}
