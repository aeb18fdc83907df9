import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {feature} from 'topojson-client';
import type {Topology} from 'topojson-specification';
import {whyNoPosition} from './positions';
import {formatLocale} from '@h3-docs/base/number';
import {member, type JsonNode, type ObjectNode} from './json';

/** A parsed value as `JSON.parse` would return it. */
function plain(node: JsonNode): unknown {
  switch (node.type) {
    case 'object':
      return Object.fromEntries(node.entries.map(([key, value]) => [key, plain(value)]));
    case 'array':
      return node.items.map(plain);
    case 'number':
      return Number(node.text);
    case 'string':
      return node.text;
    case 'word':
      return /^true$/i.test(node.text);
  }
}

/** Why a list of coordinates, however nested, holds something other than positions. */
function whyNoPositions(coordinates: unknown): string | undefined {
  if (!Array.isArray(coordinates)) return translate({message: 'a coordinate is missing'});
  const list: readonly unknown[] = coordinates;
  const [lng, lat] = list;
  if (typeof lng === 'number' || typeof lat === 'number') return whyNoPosition(Number(lat), Number(lng));
  for (const part of list) {
    const reason = whyNoPositions(part);
    if (reason) return reason;
  }
  return undefined;
}

/** A topology may use each position about so often: once in each of two neighbors, at several levels of regions. */
const MOST_USES = 10;
/** A small topology may use its positions as often as it likes. */
const FREE_POSITIONS = 20_000;

/** How many positions the arcs of a topology have, and how many its geometries have once they are written out. */
function positionsOf({arcs, objects}: Topology): readonly [stored: number, used: number] {
  const lengths = Array.isArray(arcs) ? arcs.map((arc: unknown) => (Array.isArray(arc) ? arc.length : 0)) : [];
  const count = (node: unknown): number => {
    if (typeof node === 'number') return lengths[node < 0 ? ~node : node] ?? 0;
    if (Array.isArray(node)) return node.reduce((sum: number, one: unknown) => sum + count(one), 0);
    if (typeof node !== 'object' || node === null) return 0;
    return ('arcs' in node ? count(node.arcs) : 0) + ('geometries' in node ? count(node.geometries) : 0);
  };
  const used = typeof objects === 'object' ? Object.values(objects).reduce((sum, one) => sum + count(one), 0) : 0;
  return [lengths.reduce((sum, length) => sum + length, 0), used];
}

/** A geometry of a topology, and the offset at which it begins. */
interface PlacedGeometry {
  readonly geometry: Geometry;
  readonly at: number;
}

/**
 * The geometries of all objects of a TopoJSON topology.
 *
 * @throws RangeError in words, when the topology is damaged or not in degrees
 */
export function topologyGeometries(node: ObjectNode): PlacedGeometry[] {
  const topology = plain(node) as Topology;
  const objects = member(node, 'objects');
  const [stored, used] = positionsOf(topology);
  if (used > FREE_POSITIONS + MOST_USES * stored) {
    throw new RangeError(
      translate(
        {message: 'this topology uses its {stored} positions {used} times, which is too often to be shown'},
        {stored: formatLocale(stored), used: formatLocale(used)},
      ),
    );
  }
  let geometries: PlacedGeometry[];
  try {
    geometries = (objects?.type === 'object' ? objects.entries : []).flatMap(([name, object]) => {
      const named = topology.objects[name];
      if (!named) throw new RangeError('this object is missing');
      const read = feature(topology, named);
      const members = object.type === 'object' ? member(object, 'geometries') : undefined;
      const features = read.type === 'FeatureCollection' ? read.features : [read];
      return features.flatMap(({geometry}, index) => {
        const part = read.type === 'FeatureCollection' && members?.type === 'array' ? members.items[index] : object;
        // A geometry of the type null has no place.
        return simple(geometry).map((one) => ({geometry: one, at: (part ?? object).at}));
      });
    });
  } catch {
    throw new RangeError(translate({message: 'this topology is incomplete or damaged'}));
  }
  for (const {geometry} of geometries) {
    const reason = 'coordinates' in geometry ? whyNoPositions(geometry.coordinates) : undefined;
    if (reason) throw new RangeError(translate({message: '{reason} (TopoJSON writes longitude first)'}, {reason}));
  }
  return geometries;
}

/** The parts of a collection. */
function simple(geometry: Geometry | null): Geometry[] {
  if (!geometry) return [];
  return geometry.type === 'GeometryCollection' ? geometry.geometries.flatMap(simple) : [geometry];
}
