import {positionColumns} from './position-columns';

const DELIMITERS = ['\t', ';', '|', ','] as const;
const SAMPLE = 20;

/** Names of columns that contain codes of places. */
const CODE = /^(?:geo_?hash|plus[ _-]?code|olc|mgrs|utm|usng)$/i;

/** The structure of a delimited table, as its first lines show it. */
export interface Table {
  readonly delimiter: string;
  /** Columns that the header names as latitude and longitude, counted from 0. */
  readonly lat?: number;
  readonly lng?: number;
  /** A column that the header names as one of geohashes, Plus Codes, or grid references. */
  readonly code?: number;
  /** Whether the first line is a header. */
  readonly header: boolean;
  /** The names of the columns of a printed table, which its text no longer has. */
  readonly names?: readonly string[];
}

/** The fields of one line, quotes removed. Quotes protect delimiters; doubled quotes are one. */
export function splitFields(line: string, delimiter: string): string[] {
  const fields: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const char = line.charAt(at);
    if (char === '"') {
      if (quoted && line[at + 1] === '"') field += line.charAt(++at);
      else quoted = !quoted;
    } else if (char === delimiter && !quoted) {
      fields.push(field.trim());
      field = '';
    } else {
      field += char;
    }
  }
  fields.push(field.trim());
  return fields;
}

/**
 * Recognizes a table: at least two lines, the same number (two or more) of fields in each, and either a header or a
 * column that holds something other than what `isWanted` accepts (a plain list of indexes is no table).
 */
export function detectTable(text: string, isWanted: (field: string) => boolean): Table | undefined {
  const lines = text
    .slice(0, 20_000)
    .split(/\r?\n/, SAMPLE)
    .filter((line) => line.trim() !== '');
  const [first] = lines;
  if (first === undefined || lines.length < 2 || /^\s*[[{(]/.test(first)) return undefined;
  for (const delimiter of DELIMITERS) {
    const rows = lines.map((line) => splitFields(line, delimiter));
    const width = rows[0]?.length ?? 0;
    // The last line of the sample may be cut off in the middle.
    if (width < 2 || rows.slice(0, -1).some((row) => row.length !== width)) continue;
    const [head = [], ...body] = rows;
    const header = head.every((field) => /^[A-Za-z_][\w .-]*$/.test(field) && !isWanted(field));
    const mixed = head.some(
      (_field, index) => body.filter((row) => !isWanted(row[index] ?? '')).length > body.length / 2,
    );
    if (!header && !mixed) return undefined;
    return {delimiter, header, ...(header ? {...positionColumns(head), ...codeColumn(head)} : {})};
  }
  return undefined;
}

/** The column of codes of places, if a header names one. */
export function codeColumn(head: readonly string[]): Pick<Table, 'code'> {
  const code = head.findIndex((name) => CODE.test(name.trim()));
  return code >= 0 ? {code} : {};
}
