import type {Geometry} from 'geojson';
import {isGeoJson, readGeoJson} from '../../../input/geojson';
import {member, type JsonNode, type ObjectNode} from '../../../input/json';
import {isIndexLike} from '../../../input/lines';
import type {Member, Rows} from '../rows';
import {membersOf, sinkOf, textOf} from './members';

/** Adds the features of GeoJSON; false when an object is none. */
export function addFeatures(node: ObjectNode, rows: Rows): boolean {
  const type = member(node, 'type');
  if (type?.type !== 'string' || !['Feature', 'FeatureCollection'].includes(type.text)) return false;
  const places: Place[] = [];
  placesOf(node, places);
  if (places.length === 0) return false;
  const shapes = new Map<number, Geometry[]>();
  const add = (geometry: Geometry, at: number) => {
    const own = shapes.get(at);
    if (own) own.push(geometry);
    else shapes.set(at, [geometry]);
  };
  readGeoJson(node, sinkOf(rows, add));
  for (const {at, members, isIndex} of places) {
    // An id that is the index of a property stands for the place, whatever drawing there is.
    rows.add(at, members, isIndex ? [] : (shapes.get(at) ?? []));
    shapes.delete(at);
  }
  // Geometries that stand among the features.
  for (const [at, own] of shapes) rows.add(at, [], own);
  return true;
}

/** A feature: where it begins, its values, and whether its id is the index that one of them is. */
interface Place {
  readonly at: number;
  readonly members: readonly Member[];
  readonly isIndex: boolean;
}

function placesOf(node: ObjectNode, places: Place[]): void {
  const features = member(node, 'features');
  if (features?.type === 'array') {
    for (const feature of features.items) if (feature.type === 'object') placesOf(feature, places);
    return;
  }
  const properties = member(node, 'properties');
  if (!member(node, 'geometry') && !properties) return;
  const fields = properties?.type === 'object' ? [...membersOf(properties), ...geometriesOf(properties)] : [];
  places.push({at: node.at, ...withOthers(node, fields)});
}

/** Geometries among the properties of a feature, which has its place in another one, as fields of JSON. */
const geometriesOf = ({entries}: ObjectNode): Member[] =>
  entries.flatMap(([key, value]): Member[] =>
    value.type === 'object' && isGeoJson(value) && !member(value, 'properties') ? [[key, textOf(value)]] : [],
  );

/** The members of a feature that aren't its values. */
const STRUCTURE: ReadonlySet<string> = new Set(['type', 'geometry', 'properties', 'bbox', 'crs']);

/** The properties of a feature with its id and other members. An id that is the index of a property is left out. */
function withOthers(node: ObjectNode, fields: readonly Member[]): Omit<Place, 'at'> {
  const id = member(node, 'id');
  const isIndex =
    id !== undefined && 'text' in id && isIndexLike(id.text) && fields.some(([, text]) => text === id.text);
  const isLeftOut = (key: string, value: JsonNode) =>
    STRUCTURE.has(key) || (key === 'id' && (isIndex || value.type === 'word'));
  const others = membersOf({...node, entries: node.entries.filter(([key, value]) => !isLeftOut(key, value))});
  const known = new Map(fields);
  const added = others.flatMap(([name, text]): Member[] =>
    known.get(name) === text ? [] : [[known.has(name) ? `${name} 2` : name, text]],
  );
  return {members: [...fields, ...added], isIndex};
}
