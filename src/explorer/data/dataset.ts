import {dsvFormat} from 'd3-dsv';
import {readIndex} from '../input/indexes';
import {member, parseJson, type JsonNode, type ObjectNode} from '../input/json';
import {isIndexLike, readPlaceCode} from '../input/lines';
import {whyNoPosition} from '../input/positions';
import {codeColumn, positionColumns} from '../input/table';
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

/** A row as text. Large tables have many: their fields are lists, not objects with names. */
interface RawRow {
  /** One for each name of the table, or fewer; undefined: the row doesn't have it. */
  readonly fields: readonly (string | undefined)[];
  readonly position?: readonly [lat: number, lng: number];
}

/** Rows as text, with the names of their fields in the order of the first row that has them. */
interface RawTable {
  readonly names: readonly string[];
  readonly rows: readonly RawRow[];
}

/** How many rows decide which column holds the indexes. */
const SAMPLE = 100;
const SAMPLE_CHARACTERS = 50_000;
const DELIMITERS = ['\t', ',', ';', '|'] as const;
const EMPTY = /^(?:|null|none|nan|na|n\/a)$/i;

/**
 * Reads a table with all its columns: CSV and TSV with a header, a list of JSON objects, JSON lines, or the features of
 * GeoJSON, Esri JSON, or TopoJSON with their properties.
 *
 * @param progress - told from time to time how much has been read, 0 to 1
 * @returns undefined when the text is none of these, or when no row names an index or a position
 */
export function readDataSet(text: string, progress: (done: number) => void = () => undefined): DataSet | undefined {
  const {names, rows: raw} = /^\s*[[{]/.test(text) ? jsonTable(text) : delimitedTable(text);
  progress(0.4);
  const sample = raw.slice(0, SAMPLE);
  const indexAt = names.findIndex((_, at) => {
    const found = sample.flatMap(({fields}) => fields[at] ?? []).filter((field) => !EMPTY.test(field));
    return found.length > 0 && found.filter((field) => indexOf(field) !== undefined).length > found.length / 2;
  });
  const {lat = -1, lng = -1} = positionColumns(names);
  const {code = -1} = codeColumn(names);
  const kept = names.flatMap((name, at) => {
    if (at === indexAt || at === lat || at === lng) return [];
    const column: Column = {name, type: raw.every(({fields}) => isNumeric(fields[at])) ? 'number' : 'text'};
    return [{at, column}];
  });
  progress(0.6);
  const rows = raw.map(({fields, position}): DataRow => {
    const index = indexOf(fields[indexAt] ?? '');
    const place = position ?? positionOf(fields[lat], fields[lng]) ?? codePosition(fields[code]);
    return {
      ...(index !== undefined && {index}),
      ...(place && {position: place}),
      values: kept.map(({at, column}) => valueOf(fields[at], column.type)),
    };
  });
  progress(1);
  const columns = kept.map(({column}) => column);
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

const noTable: RawTable = {names: [], rows: []};

/** The rows of CSV or TSV: quotes may hold delimiters and line breaks. */
function delimitedTable(text: string): RawTable {
  const trimmed = text.trim();
  const [firstLine = ''] = trimmed.split('\n', 1);
  for (const delimiter of DELIMITERS) {
    if (!firstLine.includes(delimiter)) continue;
    const format = dsvFormat(delimiter);
    const [header = [], ...first] = format
      .parseRows(trimmed.slice(0, SAMPLE_CHARACTERS))
      .slice(0, SAMPLE)
      .filter(isFull);
    const names = header.map((name) => name.trim());
    // The last row of a sample may be cut off in the middle.
    const whole = trimmed.length > SAMPLE_CHARACTERS ? first.slice(0, -1) : first;
    const even = whole.every(({length}) => length === names.length);
    if (!even || !names.every(isName)) continue;
    const [, ...rows] = format.parseRows(trimmed, (fields) =>
      isFull(fields) ? {fields: fields.map((field) => field.trim())} : undefined,
    );
    if (rows.length > 0) return {names: unique(names), rows};
  }
  return noTable;
}

const isFull = (fields: readonly string[]) => fields.some((field) => field.trim() !== '');

/** The names, with a number after each one that is there already. */
function unique(names: readonly string[]): string[] {
  const taken = new Set<string>();
  for (const name of names) {
    let free = name;
    for (let count = 2; taken.has(free); count++) free = `${name} ${count}`;
    taken.add(free);
  }
  return [...taken];
}

function codePosition(field: string | undefined): readonly [number, number] | undefined {
  const reading = field === undefined ? undefined : readPlaceCode(field);
  return reading && 'position' in reading ? reading.position : undefined;
}

/** Whether a field can be the name of a column: no number and no index. */
const isName = (field: string) => field !== '' && !Number.isFinite(Number(field)) && !isIndexLike(field);

/** Collects rows of named fields. */
class JsonTable {
  private readonly columns = new Map<string, number>();
  readonly rows: RawRow[] = [];

  add(members: readonly (readonly [name: string, text: string])[], position: RawRow['position']): void {
    const fields: (string | undefined)[] = [];
    for (const [name, text] of members) fields[this.column(name)] = text;
    this.rows.push({fields, ...(position && {position})});
  }

  get names(): readonly string[] {
    return [...this.columns.keys()];
  }

  private column(name: string): number {
    const known = this.columns.get(name);
    if (known !== undefined) return known;
    this.columns.set(name, this.columns.size);
    return this.columns.size - 1;
  }
}

function jsonTable(text: string): RawTable {
  const table = new JsonTable();
  for (let at = text.search(/\S/); at >= 0 && at < text.length;) {
    const {value, end, error} = parseJson(text, at);
    if (!value || error) return noTable;
    // What has been read of one line is not needed for the next.
    for (const node of value.type === 'array' ? value.items : [value]) addRows(node, table);
    at = end;
    while (/[\s,;]/.test(text.charAt(at))) at++;
  }
  return table;
}

function addRows(node: JsonNode, table: JsonTable): void {
  if (node.type !== 'object') return;
  const type = member(node, 'type');
  const kind = type?.type === 'string' ? type.text : '';
  const features = member(node, 'features');
  const properties = member(node, 'properties') ?? member(node, 'attributes');
  const geometry = member(node, 'geometry');
  if (kind === 'Topology') {
    const objects = member(node, 'objects');
    if (objects?.type === 'object') for (const [, object] of objects.entries) addGeometries(object, table);
  } else if (features?.type === 'array' && (kind === 'FeatureCollection' || kind === '')) {
    for (const feature of features.items) addRows(feature, table);
  } else if (kind === 'Feature' || (kind === '' && geometry && properties?.type === 'object')) {
    const id = member(node, 'id');
    const fields = properties?.type === 'object' ? scalars(properties) : [];
    const named = id && 'text' in id && !fields.some(([name]) => name === 'id');
    table.add(named ? [...fields, ['id', id.text]] : fields, pointOf(geometry));
  } else {
    table.add(scalars(node), undefined);
  }
}

/** Adds the properties of the geometries of a TopoJSON object. */
function addGeometries(node: JsonNode, table: JsonTable): void {
  if (node.type !== 'object') return;
  const geometries = member(node, 'geometries');
  const properties = member(node, 'properties');
  if (geometries?.type === 'array') for (const geometry of geometries.items) addGeometries(geometry, table);
  else if (properties?.type === 'object') table.add(scalars(properties), undefined);
}

/** The scalar members of an object. */
function scalars(node: ObjectNode): (readonly [name: string, text: string])[] {
  return node.entries.flatMap(([name, value]) => ('text' in value ? [[name, value.text] as const] : []));
}

/** The position of a point of GeoJSON, or of Esri JSON in degrees. */
function pointOf(node: JsonNode | undefined): readonly [number, number] | undefined {
  if (node?.type !== 'object') return undefined;
  const type = member(node, 'type');
  const coordinates = member(node, 'coordinates');
  const isPoint = type?.type === 'string' && type.text === 'Point' && coordinates?.type === 'array';
  const [lng, lat] = isPoint ? coordinates.items : [member(node, 'x'), member(node, 'y')];
  return lng?.type === 'number' && lat?.type === 'number' ? positionOf(lat.text, lng.text) : undefined;
}
