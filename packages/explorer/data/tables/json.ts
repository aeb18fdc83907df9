import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {readEsri, isEsri} from '../../input/esri';
import {isGeoJson, readGeoJson, type GeoJsonSink} from '../../input/geojson';
import {
  JsonItems,
  member,
  parseJson,
  withoutCut,
  type JsonNode,
  type JsonParse,
  type ObjectNode,
} from '../../input/json';
import {LineNumbers} from '../../input/line-numbers';
import {holdsCamera, isCamera} from '../../input/cameras';
import {isGeometryText} from '../../input/geometry-text';
import {isIndexLike} from '../../input/lines';
import {positionColumns} from '../../input/position-columns';
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

/** How code begins that gives a name to JSON or passes it to a function. */
const CODE =
  /^(?:export\s+)?(?:default\s|(?:(?:const|let|var)\s+)?[\w$.]+(?:\s*:[^=\n]{1,80}|\s*)=(?:\s*[\w$.]+\()?|[\w$.]+\()\s*(?=[[{])/;

/**
 * The rows of JSON: features of GeoJSON, TopoJSON, Esri JSON, or Overpass; objects in a list, in lines, or in an envelope;
 * dictionaries from cells to values; columns as pandas writes them; and maps of kepler.gl. Undefined for anything else.
 */
export function jsonTable(text: string): RawTable | undefined {
  let start = skip(text, 0, SEPARATORS);
  const isCode = /[A-Za-z_$]/.test(text.charAt(start));
  if (isCode) start += CODE.exec(text.slice(start, start + 500))?.[0].length ?? 0;
  if (!/^[[{]/.test(text.slice(start, start + 1))) return undefined;
  const table = new JsonTable(new LineNumbers(text).lineOf);
  const nodes: JsonNode[] = [];
  let between = isCode ? AFTER_CODE : SEPARATORS;
  for (let at = start; at < text.length;) {
    const begin = at;
    const reading = readNext(text, begin, table);
    if (!reading) return undefined;
    const {values, end, error} = reading;
    at = end;
    if (error) {
      // Where each line is a value, those after a broken one may be whole. An open brace takes in the lines after it.
      const broken = values.length > 0 ? begin : error.at;
      const next = nextLine(text, broken);
      const isLine = values.length > 0 && (nodes.length + table.rows.length > 0 || next < text.length);
      if (!isLine) nodes.push(...values.map(withoutCut));
      const from = isLine ? begin : error.at;
      table.problem(
        from,
        text.slice(from, from + 40),
        translate({message: 'this JSON is not valid: {reason}. The rest was skipped'}, {reason: error.reason}),
      );
      between = AFTER_ERROR;
      at = next;
    } else nodes.push(...values);
    at = skip(text, at, between);
  }
  // Features became rows when they were parsed, so that they could be freed.
  const found = table.rows.length === 0 ? rowsOf(nodes, table) : nodes.every((node) => addItem(node, table));
  const {rows, problems, features} = table;
  if (!found || rows.length === 0 || (table.names.length === 0 && !features)) return undefined;
  return {names: uniqueNames(table.names), rows, certain: rows.length > 1 || features, problems};
}

/** Reads the value that begins at an offset. Features, and rows of a list, become rows at once; other values are returned. */
function readNext(
  text: string,
  at: number,
  table: JsonTable,
): {readonly values: readonly JsonNode[]; readonly end: number; readonly error?: JsonParse['error']} | undefined {
  if (/^\[\s*\{/.test(text.slice(at, at + 100))) {
    const items = new JsonItems(text, at);
    for (let item = items.next(); item; item = items.next()) if (!addItem(item, table)) return undefined;
    const {end, error} = items;
    return error && table.rows.length === 0 ? undefined : {values: [], end, error};
  }
  const {value, end, bare, error} = parseJson(text, at);
  // A key without quotes may be code in any language.
  if (!value || (error && (bare || value.type !== 'object' || value.entries.length === 0))) return undefined;
  if (!error && value.type === 'object' && addFeatures(value, table)) return {values: [], end};
  return {values: [value], end, error};
}

/** What may stand behind JSON in code, and behind the line of an error. */
const AFTER_CODE = /[\s,;)]/;
const AFTER_ERROR = new RegExp(String.raw`[\s,;\x1e\]}]`);

function skip(text: string, from: number, what: RegExp): number {
  let at = from;
  while (at < text.length && what.test(text.charAt(at))) at++;
  return at;
}

/** Where the next line that begins with a bracket begins. */
function nextLine(text: string, from: number): number {
  const next = new RegExp(String.raw`\n\x1e?(?=[{[])`, 'g');
  next.lastIndex = from;
  return next.exec(text) ? next.lastIndex : text.length;
}

/** Adds the rows of values that aren't features; false when they are something else. */
function rowsOf(nodes: readonly JsonNode[], table: JsonTable): boolean {
  const [first, second] = nodes;
  if (!first) return false;
  if (second) return nodes.every((node) => addItem(node, table));
  if (first.type === 'array') return addList(withoutLists(first), table);
  if (first.type !== 'object') return false;
  return (
    addKepler(first, table) ||
    addDictionary(first, table) ||
    addInnerDictionary(first, table) ||
    addNamed(first, table) ||
    addColumns(first, table) ||
    addIndexed(first, table) ||
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
  if (lists || holdsCamera(node) || !(positioned || own.length > 0 || members.some(([, text]) => isIndexLike(text))))
    return false;
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
function membersOf(node: ObjectNode, prefix = '', depth = 0, members: Member[] = []): Member[] {
  for (const [key, value] of node.entries) {
    const name = prefix === '' ? key : `${prefix}${key}`;
    if ('text' in value) members.push([name, textOf(value)]);
    else if (value.type === 'array') members.push([name, print(value)]);
    else if (isGeoJson(value)) continue;
    else if (depth < DEEPEST_MEMBER) membersOf(value, `${name}.`, depth + 1, members);
    else members.push([name, print(value)]);
  }
  return members;
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
    const fields: readonly Member[] = value.type === 'object' ? membersOf(value) : [['value', textOf(value)]];
    table.add([['h3', key], ...fields.filter(([name]) => name !== 'h3')], value.at);
  }
  table.features = true;
  return true;
}

/** A dictionary among other members, as in `{"resolution": 9, "cells": {"8928…": 5, …}}`. */
function addInnerDictionary({entries}: ObjectNode, table: JsonTable, depth = 0): boolean {
  const objects = entries.flatMap(([, value]) => (value.type === 'object' ? [value] : []));
  if (depth >= DEEPEST_ENVELOPE || entries.some(([, value]) => value.type === 'array')) return false;
  const [only, ...others] = objects;
  return (
    only !== undefined &&
    others.length === 0 &&
    !isGeoJson(only) &&
    (addDictionary(only, table) || addInnerDictionary(only, table, depth + 1))
  );
}

/**
 * Rows by their names: `{"home": "8928…", …}`, `{"home": ["8928…", …], …}`, and `{"home": {"lat": 1, "lng": 2}, …}`. Names
 * of columns may look the same, so a name that columns of indexes have decides.
 */
function addNamed({entries}: ObjectNode, table: JsonTable): boolean {
  if (entries.length < 2 || entries.some(([name]) => INDEX_NAME.test(name))) return false;
  const isList = (node: JsonNode) => node.type === 'array' && node.items.length > 0 && node.items.every(holdsIndex);
  const isRow = (node: JsonNode) => node.type === 'object' && !isGeoJson(node) && !isCamera(node) && holdsPlace(node);
  if (![holdsIndex, isList, isRow].some((is) => entries.every(([, value]) => is(value)))) return false;
  for (const [name, value] of entries) {
    const key = [translate({message: 'name'}), name] as const;
    if (value.type === 'object') {
      const own = geometriesIn(value, table);
      table.add(
        [key, ...membersOf(value).filter(([other]) => other !== key[0])],
        value.at,
        own.length > 0 ? own : undefined,
      );
    } else {
      const items = value.type === 'array' ? value.items : [value];
      for (const item of items) table.add([key, ['h3', textOf(item)]], item.at);
    }
  }
  table.features = true;
  return true;
}

/** Names that a column of indexes has, rather than one row of several. */
const INDEX_NAME = /h3|hex|cell|index|parent|child|origin|dest/i;

/** Whether an object names a place: an index, a latitude and a longitude, or a geometry. */
function holdsPlace(node: JsonNode): boolean {
  if (node.type === 'array') return node.items.some((item) => holdsIndex(item));
  if (node.type !== 'object') return false;
  if (isGeoJson(node)) return true;
  const members = membersOf(node);
  return (
    positionColumns(members.map(([name]) => name)).lat !== undefined ||
    members.some(([, text]) => isIndexLike(text) || isGeometryText(text)) ||
    node.entries.some(([, value]) => value.type === 'object' && isGeoJson(value))
  );
}

/** `{"n": {"8928…": 1, …}, …}`, as pandas writes a table whose row labels are the cells. */
function addIndexed({entries}: ObjectNode, table: JsonTable): boolean {
  const rows = new Map<string, {readonly at: number; readonly members: Member[]}>();
  for (const [name, column] of entries) {
    if (column.type !== 'object' || column.entries.length === 0) return false;
    for (const [index, value] of column.entries) {
      if (!isIndexLike(index)) return false;
      const row = rows.get(index) ?? {at: value.at, members: [['h3', index]]};
      rows.set(index, row);
      if (name !== 'h3') row.members.push([name, textOf(value)]);
    }
  }
  for (const {at, members} of rows.values()) table.add(members, at);
  table.features = rows.size > 0;
  return rows.size > 0;
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

/** A value as a field. The word for nothing is an empty field, because a text may be the same word. */
const textOf = (node: JsonNode): string => {
  if (node.type === 'word' && node.text !== 'true' && node.text !== 'false') return '';
  return 'text' in node ? node.text : print(node);
};

/**
 * Rows as lists: below a list of names, or with an index in each.
 *
 * @param known - the names, if they stand somewhere else
 */
function addArrays(items: readonly JsonNode[], table: JsonTable, known?: readonly string[]): boolean {
  if (known && items.every((item) => item.type === 'array')) {
    for (const row of items)
      table.add(
        known.flatMap((name, at) => membersAt(row, name, at)),
        row.at,
      );
    table.features = true;
    return true;
  }
  const [first, ...others] = items;
  if (first?.type !== 'array' || first.items.length < 2 || !items.every((item) => item.type === 'array')) return false;
  const named = first.items.every((item) => item.type === 'string' && !isIndexLike(item.text)) && others.length > 0;
  const body = named ? others : items;
  const indexed = body.every((row) => row.type === 'array' && row.items.length > 1 && row.items.some(holdsIndex));
  const plain = body.every((row) => row.type === 'array' && row.items.filter(holdsIndex).length === 1);
  if (named && !indexed && isSheet(first.items, body)) table.features = true;
  else if (named ? !indexed && !first.items.some((item) => /^lat/i.test(textOf(item))) : !plain) return false;
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

/** Whether lists can only be the rows of a sheet, though none says where it is: names, and lists of as many scalars. */
const isSheet = (names: readonly JsonNode[], rows: readonly JsonNode[]): boolean =>
  names.length > 2 &&
  names.every((name) => /^[A-Za-z_][\w .-]*$/.test(textOf(name))) &&
  rows.every(
    (row) => row.type === 'array' && row.items.length === names.length && row.items.every((item) => 'text' in item),
  );

function membersAt(row: JsonNode, name: string, at: number): Member[] {
  const item = row.type === 'array' ? row.items[at] : undefined;
  return item ? [[name, textOf(item)]] : [];
}

/** A list in an envelope, and where it is. */
interface Found {
  readonly path: string;
  readonly items: readonly JsonNode[];
  readonly at: number;
}

/** The lists of objects or of lists in an envelope, with those within their items where these name no places. */
function listsIn(node: ObjectNode): readonly Found[] {
  const lists = new Map<string, {path: string; items: JsonNode[]; at: number}>();
  const add = (path: string, items: readonly JsonNode[], at: number) => {
    const known = lists.get(path);
    if (known) for (const item of items) known.items.push(item);
    else lists.set(path, {path, items: [...items], at});
  };
  const search = (one: ObjectNode, path: string, depth: number) => {
    for (const [key, value] of one.entries) {
      const here = path === '' ? key : `${path}.${key}`;
      if (value.type === 'array') {
        const rows = withoutLists(value);
        if (rows.length === 0 || !['object', 'array'].some((type) => rows.every((item) => item.type === type)))
          continue;
        const found = rows.map(withoutWrapping);
        add(here, found, value.at);
        if (depth >= DEEPEST_ENVELOPE || found.slice(0, SAMPLE).some(holdsPlace)) continue;
        for (const item of found) if (item.type === 'object' && !isGeoJson(item)) search(item, here, depth + 1);
      } else if (value.type === 'object' && depth < DEEPEST_ENVELOPE) {
        if (isGeoJson(value) || isEsri(value)) add(here, [value], value.at);
        else search(value, here, depth + 1);
      }
    }
  };
  search(node, '', 0);
  return [...lists.values()];
}

/** The items of a list, and those of its lists where these have nothing but objects: `[[{…}, {…}], [{…}]]`. */
function withoutLists({items}: Extract<JsonNode, {readonly type: 'array'}>): readonly JsonNode[] {
  const isPage = (item: JsonNode) => item.type === 'array' && item.items.length > 0 && isListOf(item, 'object');
  return items.length > 0 && items.every(isPage)
    ? items.flatMap((item) => (item.type === 'array' ? item.items : []))
    : items;
}

/**
 * Rows in an envelope: the list of objects or of lists that names places, or else the longest. Where the rows are lists,
 * another list has the names of their columns. Other lists are named.
 */
function addEnvelope(node: ObjectNode, table: JsonTable): boolean {
  const lists = listsIn(node);
  const isGeo = ({items}: Found) => items.some((item) => item.type === 'object' && isGeoJson(item));
  const rank = (list: Found) =>
    isGeo(list) ? Infinity : list.items.length + (list.items.slice(0, SAMPLE).some(holdsPlace) ? 1e9 : 0);
  const best = lists.reduce<Found | undefined>(
    (most, list) => (!most || rank(list) > rank(most) ? list : most),
    undefined,
  );
  if (!best) return false;
  const [first] = best.items;
  const heads = lists.filter((list) => list !== best && namesIn(list.items) !== undefined);
  const head = heads.find(({items}) => first?.type === 'array' && items.length === first.items.length);
  if (first?.type === 'array') {
    if (!addArrays(best.items, table, namesIn(head?.items ?? []))) return false;
  } else {
    // Layers of GeoJSON beside each other, as maps on web pages have them.
    const items = isGeo(best) ? lists.filter(isGeo).flatMap((list) => list.items) : best.items;
    if (!items.every((item) => addItem(item, table))) return false;
  }
  for (const list of lists) {
    if (list === best || heads.includes(list) || (isGeo(best) && isGeo(list))) continue;
    if (isAround(list, best)) continue;
    // Beside the names of columns, other lists describe the result, too.
    if (head && parentOf(head) !== '' && parentOf(head) === parentOf(list)) continue;
    table.problem(
      list.at,
      list.path,
      translate({message: 'only the rows of “{best}” were read, and this JSON has more rows here'}, {best: best.path}),
    );
  }
  return true;
}

/** Whether the items of a list have nothing but the rows of another one. */
const isAround = ({path, items}: Found, best: Found): boolean =>
  best.path.startsWith(`${path}.`) && items.every((item) => item.type === 'object' && item.entries.length === 1);

const parentOf = ({path}: Found): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** How many items of a list decide whether it names places. */
const SAMPLE = 20;

const isListOf = (node: JsonNode, type: string): boolean =>
  node.type === 'array' && node.items.every((item) => item.type === type);

/** A row of BigQuery's interface, `{"f": [{"v": …}, …]}`, as the list that it stands for. */
function withoutWrapping(row: JsonNode): JsonNode {
  if (row.type !== 'object' || row.entries.length !== 1) return row;
  const fields = member(row, 'f');
  if (fields?.type !== 'array') return row;
  const items = fields.items.flatMap((field) => (field.type === 'object' ? (member(field, 'v') ?? []) : []));
  return items.length === fields.items.length ? {type: 'array', at: row.at, cut: false, items} : row;
}

/** The names of columns in a list of their descriptions, such as `{"name": "h3", "type": "string"}`. */
function namesIn(items: readonly JsonNode[]): readonly string[] | undefined {
  const names = items.flatMap((item) => {
    if (item.type !== 'object' || !['type', 'dataTypeName', 'dataType'].some((key) => member(item, key))) return [];
    const name = member(item, 'fieldName') ?? member(item, 'name');
    return name?.type === 'string' ? [name.text] : [];
  });
  return names.length > 0 && names.length === items.length ? names : undefined;
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
