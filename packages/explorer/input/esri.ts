import {translate} from '@docusaurus/Translate';
import type {Position} from 'geojson';
import {type GeoJsonSink, Unreadable} from './geojson';
import {member, type JsonNode, type ObjectNode} from './json';
import {whyNoPosition} from './positions';
import {degrees, projectionOf, type Projection} from './reference';
import {closeRing} from './ring';

const hasList = (node: ObjectNode, key: string) => member(node, key)?.type === 'array';
const hasNumber = (node: ObjectNode, key: string) => member(node, key)?.type === 'number';

function isGeometry(node: ObjectNode): boolean {
  return (
    ['rings', 'paths', 'points'].some((key) => hasList(node, key)) || (hasNumber(node, 'x') && hasNumber(node, 'y'))
  );
}

/** Whether an object is a geometry, a feature, or a set of features as ArcGIS writes them. */
export function isEsri(node: ObjectNode): boolean {
  if (member(node, 'type')) return false;
  if (hasList(node, 'features')) {
    return (
      member(node, 'geometryType') !== undefined ||
      featuresOf(node).some((one) => one.type === 'object' && isFeature(one))
    );
  }
  return (
    isFeature(node) || (isGeometry(node) && (member(node, 'spatialReference') !== undefined || !hasNumber(node, 'x')))
  );
}

function isFeature(node: ObjectNode): boolean {
  const geometry = member(node, 'geometry');
  return geometry?.type === 'object' && isGeometry(geometry) && member(node, 'attributes') !== undefined;
}

function featuresOf(node: ObjectNode): readonly JsonNode[] {
  const list = member(node, 'features');
  return list?.type === 'array' ? list.items : [];
}

function projectionIn(node: ObjectNode, inherited: Projection): Projection {
  const reference = member(node, 'spatialReference');
  if (reference?.type !== 'object') return inherited;
  const named = ['latestWkid', 'wkid', 'wkt2', 'wkt'].map((key) => member(reference, key));
  const id = named.find((node) => node?.type === 'number' || (node?.type === 'string' && node.text !== ''));
  if (!id || !('text' in id)) return inherited;
  const found = projectionOf(id.text);
  if (typeof found === 'function') return found;
  throw new Unreadable(id.at, found.reason);
}

/**
 * Reads Esri JSON. A feature that cannot be read is reported and left out. Altitudes and
 * measures are dropped.
 *
 * @param inherited - the projection of what the object is a part of
 * @param feature - the offset of the feature that the object is a part of
 */
export function readEsri(node: ObjectNode, sink: GeoJsonSink, inherited: Projection = degrees, feature?: number): void {
  try {
    const project = projectionIn(node, inherited);
    const geometry = member(node, 'geometry');
    if (hasList(node, 'features')) {
      for (const feature of featuresOf(node)) if (feature.type === 'object') readEsri(feature, sink, project);
    } else if (geometry?.type === 'object') {
      readEsri(geometry, sink, project, node.at);
    } else {
      readGeometry(node, sink, project, feature);
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    if (!node.cut) sink.problem(error.at, 'Esri JSON', error.message);
  }
}

function readGeometry(node: ObjectNode, sink: GeoJsonSink, project: Projection, feature: number | undefined): void {
  const [rings, paths, points] = ['rings', 'paths', 'points'].map((key) => member(node, key));
  if (rings) {
    for (const coordinates of polygonsOf(listsOf(rings, project)))
      sink.shape({type: 'Polygon', coordinates}, node.at, feature);
  } else if (paths) {
    for (const coordinates of listsOf(paths, project)) {
      if (coordinates.length < 2)
        throw new Unreadable(paths.at, translate({message: 'a path needs at least two positions'}));
      sink.shape({type: 'LineString', coordinates}, node.at, feature);
    }
  } else if (points) {
    for (const point of itemsOf(points))
      sink.shape({type: 'Point', coordinates: positionOf(itemsOf(point), point.at, project)}, node.at, feature);
  } else {
    const [x, y] = [member(node, 'x'), member(node, 'y')];
    if (!x || !y)
      throw new Unreadable(node.at, translate({message: 'this Esri geometry has no rings, paths, points, or x and y'}));
    sink.shape({type: 'Point', coordinates: positionOf([x, y], node.at, project)}, node.at, feature);
  }
}

function itemsOf(node: JsonNode): readonly JsonNode[] {
  if (node.type !== 'array') throw new Unreadable(node.at, translate({message: 'a list of coordinates is missing'}));
  return node.items;
}

function listsOf(node: JsonNode, project: Projection): Position[][] {
  return itemsOf(node).map((list) => itemsOf(list).map((item) => positionOf(itemsOf(item), item.at, project)));
}

function positionOf([x, y]: readonly JsonNode[], at: number, project: Projection): Position {
  if (x?.type !== 'number' || y?.type !== 'number')
    throw new Unreadable(at, translate({message: 'a coordinate is not a number'}));
  const position = project(Number(x.text), Number(y.text));
  const [lng = NaN, lat = NaN] = position;
  const reason = whyNoPosition(lat, lng);
  if (reason) throw new Unreadable(at, reason);
  return position;
}

/** Rings as polygons: ArcGIS turns outer rings clockwise and holes the other way, in any order. */
function polygonsOf(rings: Position[][]): Position[][][] {
  const closed = rings.map(closeRing).filter((ring) => ring.length >= 4);
  const outer = closed.filter((ring) => signedArea(ring) <= 0).map((ring) => [ring]);
  const lonely: Position[][][] = [];
  for (const hole of closed.filter((ring) => signedArea(ring) > 0)) {
    const [corner] = hole;
    const around = outer.find(([ring]) => ring && corner && contains(ring, corner));
    if (around) around.push(hole);
    else lonely.push([hole]);
  }
  return [...outer, ...lonely];
}

/** Twice the area of a closed ring in the plane; negative when it runs clockwise. */
function signedArea(ring: readonly Position[]): number {
  return ring.slice(1).reduce((sum, [x = 0, y = 0], at) => {
    const [fromX = 0, fromY = 0] = ring[at] ?? [];
    return sum + (fromX * y - x * fromY);
  }, 0);
}

/** Whether a closed ring in the plane contains a position: a ray from there crosses it an odd number of times. */
function contains(ring: readonly Position[], [x = 0, y = 0]: Position): boolean {
  let inside = false;
  for (let at = 1; at < ring.length; at++) {
    const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = [ring[at - 1], ring[at]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
