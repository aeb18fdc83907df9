import {dsvFormat} from 'd3-dsv';
import {member, parseJson, type JsonNode, type ObjectNode} from '../input/json';
import {isGeoJson} from '../input/geojson';
import {isIndexLike} from '../input/lines';
import {openPrintedTables, type PrintedTables} from '../input/printed-tables';
import {recordOfLine} from '../input/record';

/** A row as text. Large tables have many: their fields are lists, not objects with names. */
export interface RawRow {
  /** One for each name of the table, or fewer; undefined: the row doesn't have it. */
  readonly fields: readonly (string | undefined)[];
  /** Longitude and latitude of a point of GeoJSON or Esri JSON, as text. */
  readonly point?: readonly [lng: string, lat: string];
  /** Names the part of the text that the row is, as `InputShape` does: a feature, or its first line. */
  readonly record?: number;
  /** How many more lines the row has. */
  readonly moreLines?: number;
}

/** Rows as text, with the names of their fields in the order of the first row that has them. */
export interface RawTable {
  readonly names: readonly string[];
  readonly rows: readonly RawRow[];
  /** Whether the text can only be a table. If so, it is read as a table even if no row has a location. */
  readonly certain: boolean;
}

/** How many rows decide whether a text is a table. */
const SAMPLE = 100;
const SAMPLE_CHARACTERS = 50_000;
const DELIMITERS = ['\t', ',', ';', '|'] as const;

const noTable: RawTable = {names: [], rows: [], certain: false};

/**
 * The rows of CSV, TSV, a table that a client of a database printed, a list of JSON objects, JSON lines, GeoJSON, Esri
 * JSON, or TopoJSON; none for any other text.
 */
export function rawTable(text: string): RawTable {
  if (/^\s*[[{]/.test(text)) return jsonTable(text);
  const printed = openPrintedTables(text, isIndexLike);
  return printed.rows.size > 0 ? printedTable(printed) : delimitedTable(text);
}

/** The rows of printed tables that have the columns of the first one. */
function printedTable({text, rows}: PrintedTables): RawTable {
  const [first] = rows.values();
  const names = first?.names ?? [];
  if (!first || names.length === 0 || names.includes('')) return noTable;
  const lines = text.split('\n');
  const found = Array.from(rows).flatMap(([line, table]): RawRow[] => {
    const fields = (lines[line - 1] ?? '').split(table.delimiter).map((field) => field.trim());
    const same = table.names?.join('\n') === names.join('\n') && fields.length === names.length;
    return same ? [{fields, record: recordOfLine(line)}] : [];
  });
  return {names: unique(names), rows: found, certain: found.length > 0};
}

/** Names that only a header has. */
const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_ .-]*$/u;

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
    let line = 1 + breaksIn(text.slice(0, text.indexOf(trimmed)));
    const [, ...rows] = format.parseRows(trimmed, (fields) => {
      const record = recordOfLine(line);
      const moreLines = fields.reduce((sum, field) => sum + breaksIn(field), 0);
      line += 1 + moreLines;
      return isFull(fields)
        ? {fields: fields.map((field) => field.trim()), record, ...(moreLines > 0 && {moreLines})}
        : undefined;
    });
    if (rows.length > 0) {
      return {names: unique(names), rows, certain: names.every((name) => PLAIN_NAME.test(name))};
    }
  }
  return noTable;
}

function breaksIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
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

/** Whether a field can be the name of a column: no number and no index. */
const isName = (field: string) => field !== '' && !Number.isFinite(Number(field)) && !isIndexLike(field);

/** Collects rows of named fields. */
class JsonTable {
  private readonly columns = new Map<string, number>();
  readonly rows: RawRow[] = [];

  add(members: readonly (readonly [name: string, text: string])[], place: Omit<RawRow, 'fields'>): void {
    const fields: (string | undefined)[] = [];
    for (const [name, text] of members) fields[this.column(name)] = text;
    this.rows.push({fields, ...place});
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
    // Adds the rows of each line at once, so that the parsed value of the line can be freed.
    for (const node of value.type === 'array' ? value.items : [value]) addRows(node, table);
    at = end;
    while (/[\s,;]/.test(text.charAt(at))) at++;
  }
  const {names, rows} = table;
  const features = rows.some(({record}) => record !== undefined);
  return {names, rows, certain: names.length > 0 && (rows.length > 1 || features)};
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
    const point = pointOf(geometry);
    table.add(named ? [...fields, ['id', id.text]] : fields, {record: node.at, ...(point && {point})});
  } else if (!isGeoJson(node)) {
    table.add(scalars(node), {});
  }
}

/** Adds the properties of the geometries of a TopoJSON object. */
function addGeometries(node: JsonNode, table: JsonTable): void {
  if (node.type !== 'object') return;
  const geometries = member(node, 'geometries');
  const properties = member(node, 'properties');
  if (geometries?.type === 'array') for (const geometry of geometries.items) addGeometries(geometry, table);
  else if (properties?.type === 'object') table.add(scalars(properties), {record: node.at});
}

/** The scalar members of an object. */
function scalars(node: ObjectNode): (readonly [name: string, text: string])[] {
  return node.entries.flatMap(([name, value]) => ('text' in value ? [[name, value.text] as const] : []));
}

/** The coordinates of a point of GeoJSON, or of Esri JSON in degrees. */
function pointOf(node: JsonNode | undefined): RawRow['point'] {
  if (node?.type !== 'object') return undefined;
  const type = member(node, 'type');
  const coordinates = member(node, 'coordinates');
  const isPoint = type?.type === 'string' && type.text === 'Point' && coordinates?.type === 'array';
  const [lng, lat] = isPoint ? coordinates.items : [member(node, 'x'), member(node, 'y')];
  return lng?.type === 'number' && lat?.type === 'number' ? [lng.text, lat.text] : undefined;
}
