import {translate} from '@docusaurus/Translate';
import {member, type JsonNode, type ObjectNode} from './json';

const isObject = (node: JsonNode | undefined): node is ObjectNode => node?.type === 'object';
/** Whether one of some members of an object has a type. */
const has = (node: ObjectNode, type: JsonNode['type'], ...keys: readonly string[]): boolean =>
  keys.some((key) => member(node, key)?.type === type);

/** Whether one of the first objects of a list of an object is of some kind. */
function hasItem(node: ObjectNode, key: string, is: (item: ObjectNode) => boolean): boolean {
  const list = member(node, key);
  return list?.type === 'array' && list.items.slice(0, 20).some((item) => isObject(item) && is(item));
}

const textOf = (node: ObjectNode, key: string): string => {
  const value = member(node, key);
  return value?.type === 'string' ? value.text : '';
};

/** Whether an object is a geometry, a feature, or a set of features as ArcGIS writes them. */
function isEsri(node: ObjectNode): boolean {
  if (member(node, 'type')) return false;
  const geometry = member(node, 'geometry');
  return (
    (isObject(geometry) && !member(geometry, 'type') && member(node, 'attributes') !== undefined) ||
    has(node, 'array', 'rings', 'paths', 'curveRings', 'curvePaths') ||
    (member(node, 'spatialReference') !== undefined && (has(node, 'array', 'points') || has(node, 'number', 'x'))) ||
    hasItem(node, 'features', isEsri)
  );
}

const isOverpass = (node: ObjectNode): boolean =>
  hasItem(node, 'elements', (element) => /^(?:node|way|relation)$/.test(textOf(element, 'type')));

const isKepler = (node: ObjectNode): boolean =>
  has(node, 'object', 'mapState', 'visState') || (has(node, 'array', 'datasets') && has(node, 'object', 'config'));

const asGeoJson = (format: string) => translate({message: '{format} isn’t read. Convert it to GeoJSON.'}, {format});

/** Formats of JSON that aren't read: how an object shows that it has one, and what to do. */
const formats: readonly (readonly [is: (node: ObjectNode) => boolean, reason: () => string])[] = [
  [
    (node) => textOf(node, 'format') === 'h3-explorer',
    () => translate({message: 'views that were saved as files aren’t read any more. Open the data that they had'}),
  ],
  [(node) => textOf(node, 'type') === 'Topology', () => asGeoJson('TopoJSON')],
  [isOverpass, () => asGeoJson('Overpass JSON')],
  [
    isKepler,
    () => translate({message: '{format} isn’t read. Export the data of the map as CSV.'}, {format: 'kepler.gl'}),
  ],
  [isEsri, () => asGeoJson('Esri JSON')],
];

/** How deep such an object may lie in others. */
const DEEPEST = 2;

/** Why an object isn't read whose format is known, or that of an object in it; undefined for others. */
export function whyNoJson(node: ObjectNode, depth = 0): string | undefined {
  const [, reason] = formats.find(([is]) => is(node)) ?? [];
  if (reason) return reason();
  if (depth === DEEPEST) return undefined;
  for (const [, value] of node.entries) {
    const found = isObject(value) ? whyNoJson(value, depth + 1) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
