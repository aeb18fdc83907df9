import type {Geometry} from 'geojson';

/** Text that could not be read: where it is, what it says (cut), and why. */
export interface Problem {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

/** A geometry that was pasted, in GeoJSON's axis order (longitude, latitude; degrees). */
export interface InputShape {
  readonly geometry: Geometry;
  /** The number of the row that the shape is of, counted from 0; undefined: it is of none, or its position names the row. */
  readonly record?: number;
}

/** What a pasted text holds. Indexes are lower-case hexadecimal without leading zeros, each once, in order. */
export interface ReadResult {
  readonly cells: readonly string[];
  readonly edges: readonly string[];
  readonly vertexes: readonly string[];
  readonly shapes: readonly InputShape[];
  /** The first problems; `problemCount` has their true number. */
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  /** How many indexes were there more than once. */
  readonly repeated: number;
  /** What readers should know of how the text was read, in sentences; undefined: there is nothing to say. */
  readonly notes?: readonly string[];
}

/** The three kinds of index that H3 has. */
export type IndexKind = 'cell' | 'edge' | 'vertex';
