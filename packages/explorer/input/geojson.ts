import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {geometryOf, inDegrees, NoGeometry} from './geometry';
import {member, type JsonNode, type ObjectNode} from './json';
import {codeOfName, degrees, projectionOf, type Projection} from './reference';

/** Where the reader of GeoJSON puts what it finds. Offsets are those of the text. */
export interface GeoJsonSink {
  /** @param at - the offset of the feature that the shape is of, or else its own */
  shape(geometry: Geometry, at: number): void;
  problem(at: number, text: string, reason: string): void;
  /** Names a value that is left out. */
  leaveOut?(name: string): void;
}

/** Whether an object says that it is GeoJSON. */
export function isGeoJson(node: ObjectNode): boolean {
  const type = member(node, 'type');
  if (type?.type !== 'string') return false;
  return TYPE_NAMES.includes(type.text);
}

/**
 * Reads a GeoJSON object of any type. A feature or geometry that cannot be read is reported and left out; the others
 * are kept. Third coordinates stay; members that GeoJSON doesn't know are named, except those of features.
 *
 * @param feature - the offset of the feature that the object is a part of
 * @param inherited - the projection of what the object is a part of
 */
export function readGeoJson(
  node: ObjectNode,
  sink: GeoJsonSink,
  feature?: number,
  inherited: Projection = degrees,
): void {
  const type = member(node, 'type');
  const name = type?.type === 'string' ? type.text : '';
  try {
    const project = projectionIn(node, inherited);
    if (name !== 'Feature') for (const [key] of node.entries) if (!MEMBERS.has(key)) sink.leaveOut?.(key);
    if (name === 'FeatureCollection') {
      for (const one of items(node, 'features')) readMember(one, sink, undefined, project);
    } else if (name === 'GeometryCollection') {
      for (const geometry of items(node, 'geometries')) readMember(geometry, sink, feature, project);
    } else if (name === 'Feature') {
      const geometry = member(node, 'geometry');
      if (geometry?.type === 'object') readGeoJson(geometry, sink, node.at, project);
      else if (geometry?.type !== 'word')
        throw new NoGeometry(translate({message: 'this feature has no geometry'}), node.at);
    } else {
      readGeometry(node, name, sink, feature, project);
    }
  } catch (error) {
    if (!(error instanceof NoGeometry)) throw error;
    // An object that is cut off by the end of the text is reported only once, by the parser.
    if (!node.cut) sink.problem(error.at, name, error.message);
  }
}

/** The projection that an object names as the older "crs" member does, or as programs shorten it: `"crs": "EPSG:3857"`. */
function projectionIn(node: ObjectNode, inherited: Projection): Projection {
  const crs = member(node, 'crs');
  if (!crs || crs.type === 'word') return inherited;
  const properties = crs.type === 'object' ? member(crs, 'properties') : undefined;
  const named = properties?.type === 'object' ? (member(properties, 'name') ?? member(properties, 'code')) : crs;
  const found = projectionOf(named && 'text' in named ? codeOfName(named.text) : '?');
  if (typeof found === 'function') return found;
  throw new NoGeometry(found.reason, crs.at);
}

function readMember(node: JsonNode, sink: GeoJsonSink, feature: number | undefined, project: Projection): void {
  if (node.type === 'object') readGeoJson(node, sink, feature, project);
  else sink.problem(node.at, '', translate({message: 'every member of this collection must be an object'}));
}

function items(node: ObjectNode, key: string): readonly JsonNode[] {
  const list = member(node, key);
  if (list?.type !== 'array')
    throw new NoGeometry(translate({message: '“{key}” is missing or is not a list'}, {key}), node.at);
  return list.items;
}

function readGeometry(
  node: ObjectNode,
  name: string,
  sink: GeoJsonSink,
  feature: number | undefined,
  project: Projection,
): void {
  if (!TYPE_NAMES.includes(name))
    throw new NoGeometry(translate({message: 'GeoJSON has no geometry of the type “{name}”'}, {name}), node.at);
  const coordinates = member(node, 'coordinates');
  if (!coordinates || node.cut) throw new NoGeometry(translate({message: '“coordinates” is missing'}), node.at);
  if (coordinates.type === 'array' && coordinates.items.length === 0) return;
  const geometry = geometryOf<JsonNode>(name, coordinates, {
    each,
    position: (one) => inDegrees(numbersOf(one), project, 'GeoJSON', one.at),
    at: (one) => one.at,
  });
  if (geometry) sink.shape(geometry, feature ?? node.at);
}

/** The members of collections and geometries. */
const MEMBERS: ReadonlySet<string> = new Set([
  ...['type', 'features', 'geometries', 'coordinates', 'bbox', 'crs'],
  // GDAL writes the name of the layer.
  'name',
]);

const TYPE_NAMES: readonly string[] = [
  ...['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'],
  ...['Feature', 'FeatureCollection', 'GeometryCollection'],
];

function each<T>(node: JsonNode, read: (item: JsonNode) => T): T[] {
  if (node.type !== 'array')
    throw new NoGeometry(translate({message: 'the coordinates of this type need more levels of nesting'}), node.at);
  return node.items.map(read);
}

function numbersOf(node: JsonNode): number[] {
  if (node.type !== 'array' || node.items.length < 2)
    throw new NoGeometry(translate({message: 'a position must be a list of longitude and latitude'}), node.at);
  return node.items.map((item, at) => {
    if (item.type !== 'number' && at < 2)
      throw new NoGeometry(translate({message: 'a coordinate is not a number'}), item.at);
    return item.type === 'number' ? Number(item.text) : NaN;
  });
}
