import {translate} from '@docusaurus/Translate';
import {isGeoJson} from '../../../input/geojson';
import type {JsonNode, ObjectNode} from '../../../input/json';
import {isIndexLike} from '../../../input/lines';
import type {Rows} from '../rows';
import {addFeatures} from './features';
import {addRow, holdsIndex, holdsPlace, textOf} from './members';

/** How deep rows may lie in an envelope, as in `{"hits": {"hits": […]}}`. */
const DEEPEST_ENVELOPE = 4;
/** How many items of a list decide whether it names places. */
const SAMPLE = 20;

/** Adds an object of a list: a feature, or a row. False for anything else but nothing. */
export function addItem(node: JsonNode, rows: Rows): boolean {
  if (node.type === 'word') return true;
  if (node.type !== 'object') return false;
  if (addFeatures(node, rows)) return true;
  // A geometry without properties is no row.
  if (isGeoJson(node)) return false;
  addRow(node, rows);
  return true;
}

/** Adds the rows of a value that has them; false when it is something else. */
export function addRows(node: JsonNode, rows: Rows): boolean {
  if (node.type === 'array') return node.items.length > 0 && node.items.every((item) => addItem(item, rows));
  if (node.type !== 'object') return false;
  if (addDictionary(node, rows) || addEnvelope(node, rows)) return true;
  if (isGeoJson(node)) return false;
  // A single row: whoever asked sees whether it names a place.
  addRow(node, rows);
  return true;
}

/** Names that a column of indexes has, rather than one row of several. */
const INDEX_NAME = /h3|hex|cell|index|parent|child|origin|dest/i;

const isOfCells = ({entries}: ObjectNode) => entries.length > 0 && entries.every(([key]) => isIndexLike(key));

/** Rows by their keys, which are cells or names: `{"8928…": 5, …}`, `{"8928…": {"n": 5}, …}`, `{"home": "8928…", …}`. */
function addDictionary(node: ObjectNode, rows: Rows): boolean {
  const {entries} = node;
  const areCells = isOfCells(node);
  const isRow = (value: JsonNode) =>
    value.type === 'object'
      ? !isGeoJson(value) && holdsPlace(value)
      : value.type === 'array'
        ? value.items.length > 0 && value.items.every(holdsIndex)
        : holdsIndex(value);
  const areNames =
    entries.length > 1 && entries.every(([key, value]) => !INDEX_NAME.test(key) && isRow(value)) && areAlike(entries);
  if (!areCells && !areNames) return false;
  for (const [key, value] of entries) {
    const own = [areCells ? 'h3' : translate({message: 'name'}), key] as const;
    if (value.type === 'object') addRow(value, rows, [own]);
    else rows.add(value.at, [own, [areCells ? 'value' : 'h3', textOf(value)]]);
  }
  return true;
}

const areAlike = ([first, ...others]: ObjectNode['entries']) =>
  others.every(([, value]) => value.type === first?.[1].type);

/** A part of an envelope that may have rows, and where it is. */
interface Found {
  readonly path: string;
  readonly node: JsonNode;
  /** How many rows there are: those that name places count more. */
  readonly rank: number;
}

/**
 * Rows in an envelope: the list or the dictionary that names places, or else the longest list. All else is named.
 */
function addEnvelope(node: ObjectNode, rows: Rows): boolean {
  const found: Found[] = [];
  const others: string[] = [];
  search(node, '', found, others);
  const best = found.reduce<Found | undefined>((most, one) => (most && most.rank >= one.rank ? most : one), undefined);
  if (!best || !(best.node.type === 'object' ? addItemOrRows(best.node, rows) : addRows(best.node, rows))) return false;
  for (const name of others) rows.leftOut.add(name);
  for (const {path, node: other} of found) {
    if (other === best.node) continue;
    rows.problem(
      other.at,
      path,
      translate({message: 'only the rows of “{best}” were read, and this JSON has more rows here'}, {best: best.path}),
    );
  }
  return true;
}

const addItemOrRows = (node: ObjectNode, rows: Rows): boolean =>
  isGeoJson(node) ? addItem(node, rows) : addDictionary(node, rows);

function search({entries}: ObjectNode, path: string, found: Found[], others: string[], depth = 0): void {
  for (const [key, value] of entries) {
    const here = path === '' ? key : `${path}.${key}`;
    if (value.type === 'array') {
      const {items} = value;
      const areRows = items.length > 0 && items.every(({type}) => type === 'object');
      const places = items.slice(0, SAMPLE).some(holdsPlace) ? 1e9 : 0;
      if (areRows) found.push({path: here, node: value, rank: items.length + places});
      else if (items.length > 0) others.push(here);
    } else if (value.type === 'object') {
      if (isGeoJson(value)) found.push({path: here, node: value, rank: Infinity});
      else if (isOfCells(value)) found.push({path: here, node: value, rank: value.entries.length + 1e9});
      else if (depth < DEEPEST_ENVELOPE) search(value, here, found, others, depth + 1);
      else others.push(here);
    } else if (value.type !== 'word') others.push(here);
  }
}
