import {translate} from '@docusaurus/Translate';
import {isGeoJson} from '../../../input/geojson';
import {type JsonNode, member, type ObjectNode} from '../../../input/json';
import {isIndexLike} from '../../../input/lines';
import {columnName} from '../../raw';
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
  if (node.type === 'array')
    return node.items[0]?.type === 'array'
      ? addArrays(node.items, rows)
      : node.items.length > 0 && node.items.every((item) => addItem(item, rows));
  if (node.type !== 'object') return false;
  if (addDictionary(node, rows) || addColumns(node, rows) || addEnvelope(node, rows)) return true;
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

/** Columns of equal length: `{"h3": […], "n": […]}`, pandas' `{"h3": {"0": …}, …}`, and its `split`. */
function addColumns(node: ObjectNode, rows: Rows): boolean {
  const {entries} = node;
  const [names, data] = [member(node, 'columns'), member(node, 'data')];
  if (names?.type === 'array' && data?.type === 'array' && names.items.every((item) => 'text' in item))
    return addArrays([names, ...data.items], rows);
  const lists = entries.flatMap(([name, value]) => {
    if (value.type === 'array') return [{name, items: value.items}];
    const isNumbered = value.type === 'object' && value.entries.every(([key], at) => key === String(at));
    return isNumbered ? [{name, items: value.entries.map(([, item]) => item)}] : [];
  });
  const [{items: first} = {items: []}, ...others] = lists;
  const isEven = lists.length === entries.length && others.every(({items}) => items.length === first.length);
  if (!isEven || others.length === 0 || !lists.some(({items}) => items.length > 0 && items.every(holdsIndex)))
    return false;
  for (const [row, {at}] of first.entries())
    rows.add(
      at,
      lists.flatMap(({name, items}) => (items[row] ? [[name, textOf(items[row])] as const] : [])),
    );
  return true;
}

/** Rows as lists: below a list of names, or with an index in each. */
function addArrays(items: readonly JsonNode[], rows: Rows): boolean {
  const lists = items.flatMap((item) => (item.type === 'array' ? [item] : []));
  const [first, ...others] = lists;
  if (!first || first.items.length < 2 || lists.length < items.length) return false;
  const isNamed = others.length > 0 && first.items.every((item) => item.type === 'string' && !isIndexLike(item.text));
  const body = isNamed ? others : lists;
  const hasPlaces = isNamed && first.items.some((item) => /^lat/i.test(textOf(item)));
  if (
    !hasPlaces &&
    !(isNamed && isSheet(first.items, body)) &&
    !body.every((row) => row.items.filter(holdsIndex).length > (isNamed ? 0 : row.items.length - 2))
  )
    return false;
  const names = isNamed ? first.items.map(textOf) : [];
  for (const row of body)
    rows.add(
      row.at,
      row.items.map((item, at) => [names[at] ?? columnName(at), textOf(item)]),
    );
  return true;
}

/** Whether lists can only be the rows of a sheet, though none says where it is: names, and lists of as many scalars. */
const isSheet = (names: readonly JsonNode[], rows: readonly {readonly items: readonly JsonNode[]}[]): boolean =>
  names.length > 2 &&
  names.every((name) => /^[A-Za-z_][\w .-]*$/.test(textOf(name))) &&
  rows.every(({items}) => items.length === names.length && items.every((item) => 'text' in item));

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
      const areRows = items.length > 0 && ['object', 'array'].some((type) => items.every((item) => item.type === type));
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
