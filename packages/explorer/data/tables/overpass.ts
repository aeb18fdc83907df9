import {translate} from '@docusaurus/Translate';
import type {Geometry, Position} from 'geojson';
import {member, type JsonNode, type ObjectNode} from '../../input/json';

/** An element of OpenStreetMap with its tags and its place. */
export interface OverpassElement {
  readonly at: number;
  readonly members: readonly (readonly [name: string, text: string])[];
  readonly geometry?: Geometry;
  /** Why its geometry isn't read. */
  readonly reason?: string;
}

/** Whether an object is an answer of the Overpass API. */
export function isOverpass(node: ObjectNode): boolean {
  const elements = member(node, 'elements');
  return (
    elements?.type === 'array' &&
    elements.items.length > 0 &&
    elements.items.every((item) => item.type === 'object' && ['node', 'way', 'relation'].includes(text(item, 'type')))
  );
}

const text = (node: ObjectNode, key: string): string => {
  const value = member(node, key);
  return value && 'text' in value ? value.text : '';
};

const positionOf = (node: JsonNode | undefined): Position | undefined => {
  if (node?.type !== 'object') return undefined;
  const [lng, lat] = [Number(text(node, 'lon') || NaN), Number(text(node, 'lat') || NaN)];
  return Number.isFinite(lng) && Math.abs(lat) <= 90 ? [lng, lat] : undefined;
};

/** Tags of closed ways that are lines, although they end where they begin. */
const LINES = /^(?:highway|barrier|railway|waterway|route)$/;

/**
 * The elements of an answer with a place: nodes, and ways as lines, or as polygons where they are closed. Nodes without
 * tags are only corners of ways.
 */
export function overpassElements(node: ObjectNode): OverpassElement[] {
  const list = member(node, 'elements');
  const elements = (list?.type === 'array' ? list.items : []).flatMap((item) => (item.type === 'object' ? [item] : []));
  const places = new Map<string, Position>();
  for (const one of elements) {
    const position = text(one, 'type') === 'node' ? positionOf(one) : undefined;
    if (position) places.set(text(one, 'id'), position);
  }
  return elements.flatMap((one): OverpassElement[] => {
    const type = text(one, 'type');
    const tags = member(one, 'tags');
    const own = tags?.type === 'object' ? tags.entries : [];
    if (type === 'node' && own.length === 0 && places.size < elements.length) return [];
    const members = [
      ['id', `${type}/${text(one, 'id')}`] as const,
      ...own.flatMap(([key, value]) => ('text' in value ? [[key, value.text] as const] : [])),
    ];
    const geometry = geometryOf(
      one,
      type,
      places,
      own.some(([key]) => LINES.test(key)),
    );
    if (geometry) return [{at: one.at, members, geometry}];
    const reason =
      type === 'relation'
        ? translate({message: 'relations of OpenStreetMap aren’t read; request “out center” or export GeoJSON'})
        : translate({message: 'this element has no coordinates; request “out geom” or “out center”'});
    return [{at: one.at, members, reason}];
  });
}

function geometryOf(
  node: ObjectNode,
  type: string,
  places: ReadonlyMap<string, Position>,
  isLine: boolean,
): Geometry | undefined {
  const own = positionOf(node);
  if (own) return {type: 'Point', coordinates: own};
  const listed = member(node, 'geometry');
  const nodes = member(node, 'nodes');
  const path =
    listed?.type === 'array'
      ? listed.items.map(positionOf)
      : type === 'way' && nodes?.type === 'array'
        ? nodes.items.map((item) => ('text' in item ? places.get(item.text) : undefined))
        : [];
  const line = path.flatMap((position) => (position ? [position] : []));
  if (line.length >= 2 && line.length === path.length) {
    const [first, last] = [line[0], line.at(-1)];
    const closed = line.length > 3 && first?.join() === last?.join();
    return closed && !isLine ? {type: 'Polygon', coordinates: [line]} : {type: 'LineString', coordinates: line};
  }
  const center = positionOf(member(node, 'center'));
  return center && {type: 'Point', coordinates: center};
}
