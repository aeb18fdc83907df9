import type {Geometry} from 'geojson';
import {type GeoJsonSink, isGeoJson, readGeoJson} from '../../../input/geojson';
import {isGeometryText} from '../../../input/geometry-text';
import {type JsonNode, member, type ObjectNode} from '../../../input/json';
import {isIndexLike} from '../../../input/lines';
import {positionColumns} from '../../../input/position-columns';
import type {Member, Rows} from '../rows';

/** How deep the members of a row may lie to become columns. */
const DEEPEST_MEMBER = 6;

/** Whether a value looks like an index. */
export const holdsIndex = (node: JsonNode): boolean => 'text' in node && isIndexLike(node.text);

/** Whether an object names a place: an index, a latitude and a longitude, or a geometry; or whether a list has indexes. */
export function holdsPlace(node: JsonNode): boolean {
  if (node.type === 'array') return node.items.some(holdsIndex);
  if (node.type !== 'object') return false;
  const members = membersOf(node);
  return (
    isGeoJson(node) ||
    positionColumns(members.map(([name]) => name)).lat !== undefined ||
    members.some(([, text = '']) => isIndexLike(text) || isGeometryText(text)) ||
    node.entries.some(([, value]) => value.type === 'object' && isGeoJson(value))
  );
}

/** Takes the geometries of GeoJSON by their features, and what else it has into rows. */
export const sinkOf = (rows: Rows, shape: GeoJsonSink['shape']): GeoJsonSink => ({
  shape,
  problem: (at, text, reason) => rows.problem(at, text, reason),
  leaveOut: (name) => rows.leftOut.add(name),
});

/** Adds an object as a row, whose place may be a geometry among its members. */
export function addRow(node: ObjectNode, rows: Rows, first: readonly Member[] = [], at = node.at): void {
  const shapes: Geometry[] = [];
  geometriesIn(
    node,
    sinkOf(rows, (geometry) => shapes.push(geometry)),
  );
  const names = first.map(([name]) => name);
  const members = membersOf(node).filter(([name]) => !names.includes(name));
  rows.add(at, [...first, ...members], shapes.length > 0 ? shapes : undefined);
}

/** Hands out the geometries of the members of an object, and of objects within it, that are GeoJSON. */
function geometriesIn({entries}: ObjectNode, sink: GeoJsonSink, depth = 0): void {
  for (const [, value] of entries) {
    if (value.type !== 'object') continue;
    if (isGeoJson(value)) readGeoJson(value, sink);
    else if (depth < DEEPEST_MEMBER) geometriesIn(value, sink, depth + 1);
  }
}

/** The members of an object as fields: those of objects within it are named by both, lists are JSON. */
export function membersOf(node: ObjectNode, prefix = '', depth = 0, members: Member[] = []): Member[] {
  for (const [key, value] of node.entries) {
    const name = `${prefix}${key}`;
    const properties = value.type === 'object' && isGeoJson(value) ? member(value, 'properties') : value;
    if (properties?.type === 'object' && depth < DEEPEST_MEMBER) membersOf(properties, `${name}.`, depth + 1, members);
    else if (properties === value) members.push([name, textOf(value)]);
  }
  return members;
}

/** A value as a field. The word for nothing is an empty field, because a text may be the same word. */
export const textOf = (node: JsonNode): string => {
  if (node.type === 'word' && node.text !== 'true' && node.text !== 'false') return '';
  return 'text' in node ? node.text : print(node);
};

/** A parsed value as JSON, its numbers as they were written. */
function print(node: JsonNode): string {
  switch (node.type) {
    case 'object':
      return `{${node.entries.map(([key, value]) => `${JSON.stringify(key)}:${print(value)}`).join(',')}}`;
    case 'array':
      return `[${node.items.map(print).join(',')}]`;
    case 'string':
      return JSON.stringify(node.text);
    default:
      return node.text;
  }
}
