import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {readEsri, isEsri} from '../../input/esri';
import {isGeoJson, readGeoJson, type GeoJsonSink} from '../../input/geojson';
import {member, parseJson, type JsonNode, type ObjectNode} from '../../input/json';
import {LineNumbers} from '../../input/line-numbers';
import {isIndexLike} from '../../input/lines';
import {theShortWay} from '../../input/short-way';
import type {Problem} from '../../input/types';
import {uniqueNames, type RawRow, type RawTable} from '../rawTable';
import {isOverpass, overpassElements} from './overpass';

/** What may stand between values: the record separator is that of sequences (RFC 8142). */
const SEPARATORS = new RegExp(String.raw`[\s,;\x1e]`);

/** How deep rows may lie in an envelope, as in `{"hits": {"hits": […]}}`. */
const DEEPEST_ENVELOPE = 4;
/** How deep the members of a row may lie to become columns. */
const DEEPEST_MEMBER = 6;

/** Collects rows of named fields. */
class JsonTable {
  private readonly columns = new Map<string, number>();
  readonly rows: RawRow[] = [];
  readonly problems: Problem[] = [];
  /** Whether the rows are features, so that a single one is a table, too. */
  features = false;

  constructor(private readonly lineOf: (at: number) => number) {}

  add(members: readonly Member[], at: number, shapes?: readonly Geometry[], isIndex = false): void {
    const fields: (string | undefined)[] = [];
    // A row with many keys of its own must not make all other rows as long as that.
    for (const [name, text] of members) fields[this.column(name)] = text;
    this.rows.push({fields, line: this.lineOf(at), record: at, ...(shapes && {shapes}), ...(isIndex && {isIndex})});
  }

  problem(at: number, text: string, reason: string): void {
    this.problems.push({line: this.lineOf(at), text, reason});
  }

  get names(): string[] {
    return [...this.columns.keys()];
  }

  private column(name: string): number {
    const known = this.columns.get(name);
    if (known !== undefined) return known;
    this.columns.set(name, this.columns.size);
    return this.columns.size - 1;
  }
}

type Member = readonly [name: string, text: string];

/**
 * The rows of JSON: features of GeoJSON, TopoJSON, Esri JSON, or Overpass; objects in a list, in lines, or in an envelope;
 * dictionaries from cells to values; columns as pandas writes them; and maps of kepler.gl. Undefined for anything else.
 */
export function jsonTable(text: string): RawTable | undefined {
  let start = 0;
  while (start < text.length && SEPARATORS.test(text.charAt(start))) start++;
  if (!/^[[{]/.test(text.slice(start, start + 1))) return undefined;
  const table = new JsonTable(new LineNumbers(text).lineOf);
  const nodes: JsonNode[] = [];
  for (let at = start; at < text.length;) {
    const {value, end, error} = parseJson(text, at);
    if (!value || error) return undefined;
    // The rows of a line are added at once, so that its parsed value can be freed.
    if (value.type !== 'object' || !addFeatures(value, table)) nodes.push(value);
    at = end;
    while (SEPARATORS.test(text.charAt(at))) at++;
  }
  const found = table.rows.length === 0 ? rowsOf(nodes, table) : nodes.every((node) => addItem(node, table));
  const {rows, problems, features} = table;
  if (!found || rows.length === 0 || (table.names.length === 0 && !features)) return undefined;
  return {names: uniqueNames(table.names), rows, certain: rows.length > 1 || features, problems};
}

/** Adds the rows of values that aren't features; false when they are something else. */
function rowsOf(nodes: readonly JsonNode[], table: JsonTable): boolean {
  const [first, second] = nodes;
  if (!first) return false;
  if (second) return nodes.every((node) => addItem(node, table));
  if (first.type === 'array') return addList(first.items, table);
  if (first.type !== 'object') return false;
  return (
    addKepler(first, table) ||
    addDictionary(first, table) ||
    addColumns(first, table) ||
    addEnvelope(first, table) ||
    addSingle(first, table)
  );
}

function addList(items: readonly JsonNode[], table: JsonTable): boolean {
  const [first] = items;
  if (first?.type === 'array') return addArrays(items, table);
  return first?.type === 'object' && items.every((item) => addItem(item, table));
}

/** An object of a list: a feature, or a row. */
function addItem(node: JsonNode, table: JsonTable): boolean {
  if (node.type === 'word') return true;
  if (node.type !== 'object') return false;
  if (addFeatures(node, table)) return true;
  // A geometry without properties is no row.
  if (isGeoJson(node) || isEsri(node)) return false;
  addRow(node, table);
  return true;
}

function addRow(node: ObjectNode, table: JsonTable): void {
  const own = geometriesIn(node, table);
  table.add(membersOf(node), node.at, own.length > 0 ? own : undefined);
}

/** A single object is a row if it has an index or a position among its members. */
function addSingle(node: ObjectNode, table: JsonTable): boolean {
  if (isGeoJson(node) || isEsri(node)) return false;
  const members = membersOf(node);
  const own = geometriesIn(node, table);
  const names = members.map(([name]) => name.toLowerCase());
  const positioned = names.some((name) => /(?:^|\.)lat(?:itude)?$/.test(name));
  const lists = node.entries.some(([, value]) => value.type === 'array' && value.items.some(holdsIndex));
  if (lists || !(positioned || own.length > 0 || members.some(([, text]) => isIndexLike(text)))) return false;
  if (own.length > 0) table.features = true;
  table.add(members, node.at, own.length > 0 ? own : undefined);
  return true;
}

const holdsIndex = (node: JsonNode): boolean => 'text' in node && isIndexLike(node.text);

/** The geometries of the members of an object that are GeoJSON. */
function geometriesIn(node: ObjectNode, table: JsonTable): Geometry[] {
  const shapes: Geometry[] = [];
  for (const [, value] of node.entries) {
    if (value.type === 'object' && isGeoJson(value)) readGeoJson(value, sinkOf(shapes, table));
  }
  return shapes;
}

const sinkOf = (shapes: Geometry[], table: JsonTable): GeoJsonSink => ({
  shape: (geometry) => shapes.push(theShortWay(geometry)),
  problem: (at, text, reason) => table.problem(at, text, reason),
});

/** The members of an object as fields: those of objects within it are named by both, lists are JSON. */
function membersOf(node: ObjectNode, prefix = '', depth = 0): Member[] {
  return node.entries.flatMap(([key, value]): Member[] => {
    const name = `${prefix}${key}`;
    if ('text' in value) return [[name, value.text]];
    if (value.type === 'array') return [[name, print(value)]];
    if (isGeoJson(value)) return [];
    return depth < DEEPEST_MEMBER ? membersOf(value, `${name}.`, depth + 1) : [[name, print(value)]];
  });
}

/** A parsed value as JSON, its numbers as they were written. */
function print(node: JsonNode): string {
  switch (node.type) {
    case 'object':
      return `{${node.entries.map(([key, value]) => `${JSON.stringify(key)}:${print(value)}`).join(',')}}`;
    case 'array':
      return `[${node.items.map(print).join(',')}]`;
    case 'string':
      return JSON.stringify(node.text);
    default:
      return node.text;
  }
}

/** Adds the features of GeoJSON or of one of its relatives; false when an object is none of them. */
function addFeatures(node: ObjectNode, table: JsonTable): boolean {
  if (isOverpass(node)) {
    for (const {members, at, geometry, reason} of overpassElements(node)) {
      if (reason !== undefined) table.problem(at, members[0]?.[1] ?? '', reason);
      else table.add(members, at, geometry && [theShortWay(geometry)]);
    }
    table.features = true;
    return true;
  }
  const esri = isEsri(node);
  if (!esri && !isGeoJson(node)) return false;
  const type = member(node, 'type');
  const kind = type?.type === 'string' ? type.text : '';
  if (!esri && !['Feature', 'FeatureCollection', 'Topology'].includes(kind)) return false;
  const places: Place[] = [];
  if (kind === 'Topology') {
    const objects = member(node, 'objects');
    if (objects?.type === 'object') for (const [, object] of objects.entries) placesOfTopology(object, places);
  } else {
    placesOf(node, places);
  }
  if (places.length === 0) return false;
  const shapes = new Map<number, Geometry[]>();
  const sink: GeoJsonSink = {
    shape: (geometry, at, feature = at) => {
      const own = shapes.get(feature);
      if (own) own.push(theShortWay(geometry));
      else shapes.set(feature, [theShortWay(geometry)]);
    },
    problem: (at, text, reason) => table.problem(at, text, reason),
  };
  if (esri) readEsri(node, sink);
  else readGeoJson(node, sink);
  for (const {at, members, isIndex} of places) {
    table.add(members, at, shapes.get(at) ?? [], isIndex);
    shapes.delete(at);
  }
  // Geometries that stand among the features.
  for (const [at, own] of shapes) table.add([], at, own);
  table.features = true;
  return true;
}

/** A feature: where it begins, and its properties. */
interface Place {
  readonly at: number;
  readonly members: readonly Member[];
  readonly isIndex?: boolean;
}

function placesOf(node: ObjectNode, places: Place[]): void {
  const features = member(node, 'features');
  if (features?.type === 'array') {
    for (const feature of features.items) if (feature.type === 'object') placesOf(feature, places);
    return;
  }
  const properties = member(node, 'properties') ?? member(node, 'attributes');
  const geometry = member(node, 'geometry');
  if (!geometry && !properties) return;
  const fields = properties?.type === 'object' ? membersOf(properties) : [];
  places.push({at: node.at, ...withId(node, fields)});
}

function placesOfTopology(node: JsonNode, places: Place[]): void {
  if (node.type !== 'object') return;
  const geometries = member(node, 'geometries');
  const properties = member(node, 'properties');
  if (geometries?.type === 'array') for (const geometry of geometries.items) placesOfTopology(geometry, places);
  else {
    places.push({at: node.at, ...withId(node, properties?.type === 'object' ? membersOf(properties) : [])});
  }
}

/** The properties of a feature and its id, unless a property has that name or is the same index. */
function withId(node: ObjectNode, fields: readonly Member[]): Pick<Place, 'members' | 'isIndex'> {
  const id = member(node, 'id');
  if (!id || !('text' in id)) return {members: fields};
  if (isIndexLike(id.text) && fields.some(([, text]) => text === id.text)) return {members: fields, isIndex: true};
  return {members: fields.some(([name]) => name === 'id') ? fields : [...fields, ['id', id.text]]};
}

/** `{"8928…": 5, …}` and `{"8928…": {"n": 5}, …}`. */
function addDictionary(node: ObjectNode, table: JsonTable): boolean {
  const {entries} = node;
  if (entries.length === 0 || !entries.every(([key]) => isIndexLike(key))) return false;
  for (const [key, value] of entries) {
    const fields: readonly Member[] =
      value.type === 'object' ? membersOf(value) : [['value', 'text' in value ? value.text : print(value)]];
    table.add([['h3', key], ...fields.filter(([name]) => name !== 'h3')], value.at);
  }
  table.features = true;
  return true;
}

/** Columns of equal length: `{"h3": […], "n": […]}`, pandas' `{"h3": {"0": …}, …}`, and its `split`. */
function addColumns(node: ObjectNode, table: JsonTable): boolean {
  const {entries} = node;
  const names = member(node, 'columns');
  const data = member(node, 'data');
  if (names?.type === 'array' && data?.type === 'array' && names.items.every((item) => 'text' in item)) {
    return addArrays([names, ...data.items], table);
  }
  if (entries.length < 2) return false;
  const lists = entries.flatMap(([name, value]) => {
    if (value.type === 'array') return [{name, items: value.items}];
    const numbered = value.type === 'object' && value.entries.every(([key], at) => key === String(at));
    return numbered ? [{name, items: value.entries.map(([, item]) => item)}] : [];
  });
  const [first] = lists;
  const even =
    first !== undefined &&
    lists.length === entries.length &&
    lists.every(({items}) => items.length === first.items.length);
  if (!even || first.items.length === 0 || !lists.some(({items}) => items.every(holdsIndex))) return false;
  first.items.forEach((item, row) => {
    table.add(
      lists.flatMap(({name, items}) => (items[row] ? [[name, textOf(items[row])] as const] : [])),
      item.at,
    );
  });
  return true;
}

const textOf = (node: JsonNode): string => ('text' in node ? node.text : print(node));

/** Rows as lists: below a list of names, or with an index in each. */
function addArrays(items: readonly JsonNode[], table: JsonTable): boolean {
  const [first, ...others] = items;
  if (first?.type !== 'array' || first.items.length < 2 || !items.every((item) => item.type === 'array')) return false;
  const named = first.items.every((item) => item.type === 'string' && !isIndexLike(item.text)) && others.length > 0;
  const body = named ? others : items;
  const indexed = body.every((row) => row.type === 'array' && row.items.length > 1 && row.items.some(holdsIndex));
  const plain = body.every((row) => row.type === 'array' && row.items.filter(holdsIndex).length === 1);
  if (named ? !indexed && !first.items.some((item) => /^lat/i.test(textOf(item))) : !plain) return false;
  const names = named ? first.items.map(textOf) : [];
  for (const row of body) {
    if (row.type !== 'array') continue;
    table.add(
      row.items.map((item, at) => [
        names[at] ?? translate({message: 'column {number}'}, {number: at + 1}),
        textOf(item),
      ]),
      row.at,
    );
  }
  return true;
}

/** Rows in an envelope: the longest list of objects in an object. Other lists are named. */
function addEnvelope(node: ObjectNode, table: JsonTable): boolean {
  const lists: {readonly path: string; readonly items: readonly JsonNode[]; readonly at: number}[] = [];
  const search = (one: ObjectNode, path: string, depth: number) => {
    for (const [key, value] of one.entries) {
      const here = path === '' ? key : `${path}.${key}`;
      if (value.type === 'array' && value.items.length > 0 && value.items.every((item) => item.type === 'object')) {
        lists.push({path: here, items: value.items, at: value.at});
      } else if (value.type === 'object' && depth < DEEPEST_ENVELOPE) {
        if (isGeoJson(value) || isEsri(value)) lists.push({path: here, items: [value], at: value.at});
        else search(value, here, depth + 1);
      }
    }
  };
  search(node, '', 0);
  const rank = ({items}: {readonly items: readonly JsonNode[]}) =>
    items.some((item) => item.type === 'object' && isGeoJson(item)) ? Infinity : items.length;
  const best = lists.reduce<(typeof lists)[number] | undefined>(
    (most, list) => (!most || rank(list) > rank(most) ? list : most),
    undefined,
  );
  if (!best?.items.every((item) => addItem(item, table))) return false;
  for (const list of lists) {
    if (list === best) continue;
    table.problem(
      list.at,
      list.path,
      translate({message: 'only the rows of “{best}” were read, and this JSON has more rows here'}, {best: best.path}),
    );
  }
  return true;
}

/** A map that kepler.gl saved: its data sets have fields and lists of values. */
function addKepler(node: ObjectNode, table: JsonTable): boolean {
  const datasets = member(node, 'datasets');
  if (datasets?.type !== 'array') return false;
  let found = false;
  for (const dataset of datasets.items) {
    const data = dataset.type === 'object' ? (member(dataset, 'data') ?? dataset) : dataset;
    if (data.type !== 'object') continue;
    const fields = member(data, 'fields');
    const rows = member(data, 'allData') ?? member(data, 'rows');
    if (fields?.type !== 'array' || rows?.type !== 'array') continue;
    const names = fields.items.map((field) => {
      const name = field.type === 'object' ? member(field, 'name') : undefined;
      return name && 'text' in name ? name.text : '';
    });
    for (const row of rows.items) {
      if (row.type !== 'array') continue;
      const shapes: Geometry[] = [];
      const members = row.items.flatMap((item, at): Member[] => {
        if (item.type === 'object' && isGeoJson(item)) {
          readGeoJson(item, sinkOf(shapes, table));
          const properties = member(item, 'properties');
          return properties?.type === 'object' ? membersOf(properties) : [];
        }
        return [[names[at] ?? '', textOf(item)]];
      });
      table.add(members, row.at, shapes.length > 0 ? shapes : undefined);
      found = true;
    }
  }
  if (found) table.features = true;
  return found;
}
