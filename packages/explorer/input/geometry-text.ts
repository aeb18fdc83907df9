import {isGeoJson, readGeoJson, type GeoJsonSink} from './geojson';
import {member, parseJson} from './json';
import type {System} from './reference';
import {isWkb, readWkb} from './wkb';
import {parseWkt, WKT_START} from './wkt';

const GEOJSON = /^\s*\{\s*["']/;

/** Whether a field looks like a geometry: WKT, EWKT, GeoJSON, or well-known binary in hexadecimal digits. */
export function isGeometryText(field: string): boolean {
  if (GEOJSON.test(field)) {
    const {value, error} = parseJson(field, field.indexOf('{'));
    return !error && value?.type === 'object' && isGeoJson(value);
  }
  return isWkb(field) || WKT_START.exec(field.slice(0, 200))?.index === 0;
}

/**
 * Reads the geometry of a field: WKT, EWKT, GeoJSON, or well-known binary in hexadecimal digits, longitude first.
 *
 * @param sink - told its parts in degrees, or why it can't be read
 * @param system - of WKT and WKB that name none
 */
export function readGeometryText(field: string, sink: GeoJsonSink, system: System): void {
  if (GEOJSON.test(field)) {
    const {value, error} = parseJson(field, field.indexOf('{'));
    if (value?.type === 'object' && !error) {
      const properties = member(value, 'properties');
      if (properties?.type === 'object' && properties.entries.length > 0) sink.leaveOut?.('properties');
      readGeoJson(value, sink);
    } else if (error) sink.problem(0, field, error.reason);
  } else if (isWkb(field)) {
    readWkb(field, sink, system);
  } else {
    const {geometries, error} = parseWkt(field, 0, system);
    for (const geometry of geometries) sink.shape(geometry, 0);
    if (error) sink.problem(0, field, error.reason);
  }
}
