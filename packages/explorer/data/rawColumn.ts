/** What the fields of a column are, where their source knows. */
export type RawType = 'number' | 'text' | 'time' | 'geometry';

/** A column as its source has it. */
export interface RawColumn {
  /** May be empty, or there twice: the reader makes names unique. */
  readonly name: string;
  /**
   * What its fields are. Nothing guesses it again. Undefined: the source doesn't know, and the reader guesses from the texts.
   *
   * - `number`: each is a number, or digits where a number of JavaScript would round them (64-bit integers, decimals).
   * - `text`: texts that stay texts, whatever they look like: `00501`, `NA`, and `12` are kept.
   * - `time`: texts in ISO 8601.
   * - `geometry`: geometries as objects of GeoJSON in degrees, or their texts: WKT, WKB in hexadecimal digits, or GeoJSON.
   *   The first such column says where the rows are; `null` in it is a row without a place.
   */
  readonly type?: RawType;
  /** The EPSG number of the system of its geometries or coordinates; undefined: degrees, or as each field says (EWKB, EWKT). */
  readonly system?: string;
}
