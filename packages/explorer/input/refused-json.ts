import {translate} from '@docusaurus/Translate';
import {member, type JsonNode, type ObjectNode} from './json';

const isList = (node: JsonNode | undefined): boolean => node?.type === 'array';
const isObject = (node: JsonNode | undefined): node is ObjectNode => node?.type === 'object';

/** The first objects of a list that is a member of an object. */
function itemsOf(node: ObjectNode, key: string): readonly ObjectNode[] {
  const list = member(node, key);
  return list?.type === 'array' ? list.items.slice(0, 20).filter(isObject) : [];
}

/** Whether an object is a geometry, a feature, or a set of features as ArcGIS writes them. */
function isEsri(node: ObjectNode): boolean {
  if (member(node, 'type')) return false;
  const geometry = member(node, 'geometry');
  const has = (key: string) => member(node, key) !== undefined;
  return (
    (isObject(geometry) && !member(geometry, 'type') && has('attributes')) ||
    ['rings', 'paths', 'curveRings', 'curvePaths'].some((key) => isList(member(node, key))) ||
    (has('spatialReference') && (has('x') || has('points'))) ||
    itemsOf(node, 'features').some(isEsri)
  );
}

const isOverpass = (node: ObjectNode): boolean =>
  itemsOf(node, 'elements').some((element) => {
    const type = member(element, 'type');
    return type?.type === 'string' && ['node', 'way', 'relation'].includes(type.text);
  });

const isKepler = (node: ObjectNode): boolean =>
  isObject(member(node, 'mapState')) ||
  isObject(member(node, 'visState')) ||
  (isList(member(node, 'datasets')) && isObject(member(node, 'config')));

const isTopology = (node: ObjectNode): boolean => {
  const type = member(node, 'type');
  return type?.type === 'string' && type.text === 'Topology';
};

const asGeoJson = () => translate({message: 'Convert it to GeoJSON.'});

/** Formats of JSON that aren't read: how an object shows that it has one, and what to do. */
const formats: readonly (readonly [name: string, is: (node: ObjectNode) => boolean, advice: () => string])[] = [
  ['TopoJSON', isTopology, asGeoJson],
  ['Overpass JSON', isOverpass, asGeoJson],
  ['kepler.gl', isKepler, () => translate({message: 'Export the data of the map as CSV.'})],
  ['Esri JSON', isEsri, asGeoJson],
];

/** How deep such an object may lie in others. */
const DEEPEST = 2;

/** Why an object isn't read whose format is known, or that of an object in it; undefined for others. */
export function whyNoJson(node: ObjectNode, depth = 0): string | undefined {
  const [name, , advice] = formats.find(([, is]) => is(node)) ?? [];
  if (name !== undefined && advice) {
    return translate({message: '{format} isn’t read. {advice}'}, {format: name, advice: advice()});
  }
  if (depth === DEEPEST) return undefined;
  for (const [, value] of node.entries) {
    const reason = isObject(value) ? whyNoJson(value, depth + 1) : undefined;
    if (reason !== undefined) return reason;
  }
  return undefined;
}
