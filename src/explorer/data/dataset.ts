import {dsvFormat} from 'd3-dsv';
import {readIndex} from '../input/indexes';
import {parseJson, type JsonNode} from '../input/json';
import {isIndexLike} from '../input/lines';
import {whyNoPosition} from '../input/positions';
import {positionColumns} from '../input/table';
import type {InputShape} from '../input/types';

/** A value of a row; null where there is none. */
export type Value = number | string | null;

/** A column: numbers when each of its values is one. */
export interface Column {
  readonly name: string;
  readonly type: 'number' | 'text';
}

/** A row with the place that it is about, if it names one. */
export interface DataRow {
  /** A valid index in h3-js's notation. */
  readonly index?: string;
  /** Degrees. */
  readonly position?: readonly [lat: number, lng: number];
  /** One for each column. */
  readonly values: readonly Value[];
}

/** Rows that were read with all their columns. */
export interface DataSet {
  readonly columns: readonly Column[];
  readonly rows: readonly DataRow[];
}

/** A row as text: its fields by name, in the order of the first row that has them. */
interface RawRow {
  readonly fields: ReadonlyMap<string, string>;
  readonly position?: readonly [lat: number, lng: number];
}

/** How many rows decide which column holds the indexes. */
const SAMPLE = 100;
const DELIMITERS = ['\t', ',', ';', '|'] as const;
const EMPTY = /^(?:|null|none|nan|na|n\/a)$/i;

/**
 * Reads a table with all its columns: CSV and TSV with a header, a list of JSON objects, JSON lines, or the features
 * of a GeoJSON FeatureCollection with their properties.
 *
 * @returns undefined when the text is none of these, or when no row names an index or a position
 */
export function readDataSet(text: string): DataSet | undefined {
  const raw = /^\s*[[{]/.test(text) ? jsonRows(text) : delimitedRows(text);
  const names = [...new Set(raw.flatMap(({fields}) => [...fields.keys()]))];
  const sample = raw.slice(0, SAMPLE);
  const indexName = names.find((name) => {
    const found = sample.flatMap(({fields}) => fields.get(name) ?? []).filter((field) => !EMPTY.test(field));
    return found.length > 0 && found.filter((field) => indexOf(field) !== undefined).length > found.length / 2;
  });
  const {lat, lng} = positionColumns(names);
  const isPlace = (name: string, at: number) => name === indexName || at === lat || at === lng;
  const columns = names
    .filter((name, at) => !isPlace(name, at))
    .map((name): Column => ({name, type: raw.every(({fields}) => isNumeric(fields.get(name))) ? 'number' : 'text'}));
  const rows = raw.map(({fields, position}): DataRow => {
    const index = indexName === undefined ? undefined : indexOf(fields.get(indexName) ?? '');
    const place =
      position ??
      (lat === undefined || lng === undefined
        ? undefined
        : positionOf(fields.get(names[lat] ?? ''), fields.get(names[lng] ?? '')));
    return {
      ...(index !== undefined && {index}),
      ...(place && {position: place}),
      values: columns.map(({name, type}) => valueOf(fields.get(name), type)),
    };
  });
  return rows.some(({index, position}) => index !== undefined || position) ? {columns, rows} : undefined;
}

/** The points among shapes as rows without columns. Undefined when there are none. */
export function pointRows(shapes: readonly InputShape[]): DataSet | undefined {
  const rows = shapes.flatMap(({geometry}): DataRow[] => {
    const points =
      geometry.type === 'Point' ? [geometry.coordinates] : geometry.type === 'MultiPoint' ? geometry.coordinates : [];
    return points.map(([lng = 0, lat = 0]) => ({position: [lat, lng], values: []}));
  });
  return rows.length > 0 ? {columns: [], rows} : undefined;
}

function indexOf(field: string): string | undefined {
  const reading = readIndex(field.trim());
  return reading && 'index' in reading ? reading.index : undefined;
}

function isNumeric(field: string | undefined): boolean {
  return field === undefined || EMPTY.test(field) || Number.isFinite(Number(field));
}

function valueOf(field: string | undefined, type: Column['type']): Value {
  if (field === undefined || EMPTY.test(field)) return null;
  return type === 'number' ? Number(field) : field;
}

function positionOf(lat: string | undefined, lng: string | undefined): readonly [number, number] | undefined {
  if (lat === undefined || lng === undefined || EMPTY.test(lat) || EMPTY.test(lng)) return undefined;
  const position = [Number(lat), Number(lng)] as const;
  return whyNoPosition(...position) === undefined ? position : undefined;
}

/** The rows of CSV or TSV: quotes may hold delimiters and line breaks. */
function delimitedRows(text: string): RawRow[] {
  const trimmed = text.trim();
  const [firstLine = ''] = trimmed.split('\n', 1);
  for (const delimiter of DELIMITERS) {
    if (!firstLine.includes(delimiter)) continue;
    const [header = [], ...body] = dsvFormat(delimiter)
      .parseRows(trimmed)
      .filter((fields) => fields.some((field) => field.trim() !== ''));
    const names = header.map((name) => name.trim());
    const even = body.slice(0, SAMPLE).every(({length}) => length === names.length);
    if (body.length === 0 || !even || !names.every(isName)) continue;
    return body.map((fields) => ({fields: new Map(names.map((name, at) => [name, (fields[at] ?? '').trim()]))}));
  }
  return [];
}

/** Whether a field can be the name of a column: no number and no index. */
const isName = (field: string) => field !== '' && !Number.isFinite(Number(field)) && !isIndexLike(field);

function jsonRows(text: string): RawRow[] {
  const nodes: JsonNode[] = [];
  for (let at = text.search(/\S/); at >= 0 && at < text.length;) {
    const {value, end, error} = parseJson(text, at);
    if (!value || error) return [];
    nodes.push(value);
    at = end;
    while (/[\s,;]/.test(text.charAt(at))) at++;
  }
  return nodes.flatMap((node) => (node.type === 'array' ? node.items : [node])).flatMap(rowsOf);
}

type ObjectNode = JsonNode & {readonly type: 'object'};

function member(node: ObjectNode, key: string): JsonNode | undefined {
  return node.entries.find(([name]) => name === key)?.[1];
}

function rowsOf(node: JsonNode): RawRow[] {
  if (node.type !== 'object') return [];
  const type = member(node, 'type');
  const kind = type?.type === 'string' ? type.text : '';
  if (kind === 'FeatureCollection') {
    const features = member(node, 'features');
    return features?.type === 'array' ? features.items.flatMap(rowsOf) : [];
  }
  if (kind !== 'Feature') return [{fields: fieldsOf(node)}];
  const properties = member(node, 'properties');
  const id = member(node, 'id');
  const position = pointOf(member(node, 'geometry'));
  const fields = new Map(properties?.type === 'object' ? fieldsOf(properties) : []);
  if (id && 'text' in id && !fields.has('id')) fields.set('id', id.text);
  return [{fields, ...(position && {position})}];
}

/** The scalar members of an object. */
function fieldsOf(node: ObjectNode): Map<string, string> {
  return new Map(node.entries.flatMap(([name, value]) => ('text' in value ? [[name, value.text] as const] : [])));
}

/** The position of a GeoJSON point. */
function pointOf(node: JsonNode | undefined): readonly [number, number] | undefined {
  if (node?.type !== 'object') return undefined;
  const type = member(node, 'type');
  const coordinates = member(node, 'coordinates');
  if (type?.type !== 'string' || type.text !== 'Point' || coordinates?.type !== 'array') return undefined;
  const [lng, lat] = coordinates.items;
  return lng?.type === 'number' && lat?.type === 'number' ? positionOf(lat.text, lng.text) : undefined;
}
