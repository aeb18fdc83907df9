/** The rings of a polygon, each a list of positions, longitude first. */
type Rings = readonly (readonly (readonly number[])[])[];

/** How a database loads a CSV file. */
export interface Loading {
  /** The names of the types of numbers, of whole numbers, and of texts. */
  readonly types: readonly [number: string, integer: string, text: string];
  /** The statements that load a file into a table, `columns` being names with types. */
  readonly statements: (name: string, columns: string) => readonly string[];
}

/** How a table of the reader has cells, in a column. */
export interface Stored {
  readonly type: 'integer' | 'text';
  /** The field of a cell, as a CSV file has it. */
  readonly field: (index: string) => string;
  /** The cell from the column, as the functions of the database take it. */
  readonly cell: (column: string) => string;
}

/** The file of a database's names: the calls of each function, by its name in C. */
export interface DatabaseNames {
  readonly functions: Readonly<
    Record<string, readonly {readonly call: string; readonly note?: string; readonly partial?: boolean}[]>
  >;
}

/** How a database writes what queries need: `dialect.ts` in its folder of `docs/_bindings`. */
export interface Dialect {
  readonly label: string;
  /**
   * Fetches the names of its functions. All databases name one chunk for them, because the address of each file is in the
   * scripts of every page.
   */
  readonly names: () => Promise<{readonly default: DatabaseNames}>;
  readonly setup?: string;
  /** An index as a literal. */
  readonly index: (index: string) => string;
  readonly stored: Stored;
  readonly array: (items: string) => string;
  /** Rows of an array: the columns and tables of a query, `from` being the table that the array is made from. */
  readonly rows: (array: string, from: string | undefined) => string;
  /** All cells of a table as one array, for the query that reads them. */
  readonly collect: string;
  /** The argument of a polygon from an expression with its WKT. Undefined where only its rings can be an argument. */
  readonly polygon: (wkt: string, rings?: Rings) => string | undefined;
  /** The text before the name of a query in parentheses, if it isn't `AS`. */
  readonly alias?: '';
  /** What follows a selection from no table. */
  readonly dual?: string;
  /** The arguments of the function that converts a position. */
  readonly position: (lng: number | string, lat: number | string, resolution: number) => string;
  readonly containment: (mode: 'full' | 'overlapping', resolution: number) => string | undefined;
  /** Functions whose calls aren't a name and the arguments of C, by their names in C. Undefined where they take no cells. */
  readonly calls?: Readonly<Partial<Record<string, (args: string) => string | undefined>>>;
  /** The resolution of a cell, where the stack has no function for it. */
  readonly resolution?: string;
  /** Whether a query has to declare the functions that it calls. */
  readonly isDeclared?: true;
  /** Which of a function's calls is used, where it is not the first one. */
  readonly prefer?: RegExp;
  readonly prefix?: string;
  /** What follows `UNION`, `INTERSECT`, or `EXCEPT` so that it removes duplicates. */
  readonly distinct: '' | ' DISTINCT';
  readonly loading: Loading;
  readonly note?: string;
}

/** An index as text. */
export const text = (index: string) => `'${index}'`;
/** An index as an integer. */
export const integer = (index: string) => BigInt(`0x${index}`).toString();
const asIs = (text: string) => text;
/** Cells that a table has as text. */
export const storedAsText: Stored = {type: 'text', field: asIs, cell: asIs};
/** Cells that a table has as integers. */
export const storedAsInteger: Stored = {type: 'integer', field: integer, cell: asIs};
/** An expression of WKT as it is. */
export const asText: Dialect['polygon'] = (wkt) => wkt;
/** A position for functions that take the latitude first. */
export const latitudeFirst: Dialect['position'] = (lng, lat, resolution) => `${lat}, ${lng}, ${resolution}`;
/** A position for functions that take the longitude first. */
export const longitudeFirst: Dialect['position'] = (lng, lat, resolution) => `${lng}, ${lat}, ${resolution}`;
/** A stack that fills polygons only with the cells whose centers are inside. */
export const centersOnly: Dialect['containment'] = () => undefined;

/** Rows of an array where a function in the selection returns them. */
export const selected =
  (name: string): Dialect['rows'] =>
  (array, from) =>
    `SELECT DISTINCT ${name}(${array}) AS cell${from === undefined ? '' : ` FROM ${from}`}`;
/** Rows of an array in the dialect of Presto. */
export const unnested: Dialect['rows'] = (array, from) =>
  `SELECT DISTINCT item AS cell FROM ${from === undefined ? '' : `${from} CROSS JOIN `}UNNEST(${array}) AS item_table (item)`;
/** Rows of an array in Snowflake. */
export const flattened: Dialect['rows'] = (array, from) =>
  from === undefined
    ? `SELECT DISTINCT value::VARCHAR AS cell FROM TABLE(FLATTEN(input => ${array}))`
    : `SELECT DISTINCT f.value::VARCHAR AS cell FROM ${from}, LATERAL FLATTEN(input => ${array}) AS f`;
/** Rows of an array in Oracle, which has no `AS` before the names of tables. */
export const fromTable: Dialect['rows'] = (array, from) =>
  `SELECT DISTINCT item.COLUMN_VALUE AS cell FROM ${from === undefined ? '' : `${from}, `}TABLE(${array}) item`;
/** The mode of functions that name the relation of a cell to the polygon. */
export const containedIn: Dialect['containment'] = (mode, resolution) =>
  `${resolution}, '${mode === 'full' ? 'contains' : 'intersects'}'`;
/** The points of a ring as text, for functions that take a list of points. */
export const pointsOf = (ring: Rings[number]) =>
  `ARRAY[${ring.map(([lng = 0, lat = 0]) => `'POINT (${lng} ${lat})'`).join(', ')}]`;
