import {translate} from '@docusaurus/Translate';
import {readIndex} from './indexes';
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

/** The columns of a table with the numbers of its rows, or beside them, as pandas writes them. */
const isOfColumns = (node: ObjectNode): boolean => {
  const data = member(node, 'data');
  const isSplit = has(node, 'array', 'columns') && data?.type === 'array' && data.items[0]?.type === 'array';
  const isNumbered = ([, value]: ObjectNode['entries'][number]) => isObject(value) && member(value, '0') !== undefined;
  return isSplit || (node.entries.length > 1 && node.entries.every(isNumbered));
};

const noRows = () => translate({message: 'JSON of columns or lists isn’t read. Save an object for each row, or CSV.'});

/** Why a list isn't read that has lists below one with their names; undefined for others. */
export function whyNoList([first, second]: readonly JsonNode[]): string | undefined {
  if (first?.type !== 'array' || second?.type !== 'array' || first.items.length < 2) return undefined;
  return first.items.every((item) => item.type === 'string' && !readIndex(item.text)) ? noRows() : undefined;
}

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
  [isOfColumns, noRows],
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
