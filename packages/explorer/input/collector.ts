import {translate} from '@docusaurus/Translate';
import {plural} from '@h3-docs/base/number';
import type {Geometry} from 'geojson';
import type {IndexReading} from './indexes';
import {MAX_PROBLEMS} from './limits';
import type {GeoJsonSink} from './geojson';
import {indexOfOutline} from './outlines';
import {theShortWay} from './short-way';
import {withPositions} from './positionsOf';
import type {InputShape, Problem, ReadResult} from './types';

const SHOWN_LENGTH = 60;

/** Why a pair of numbers isn't read as a position. */
export const doubtfulPairReason = (): string =>
  translate({
    message: 'these numbers may be something else than a position; write a position on a line by itself',
  });

/** Takes what the readers find, in the order of the text. */
export class Collector {
  private readonly indexes = {cell: new Set<string>(), edge: new Set<string>(), vertex: new Set<string>()};
  private readonly shapes: InputShape[] = [];
  private readonly problems: Problem[] = [];
  private readonly notes = new Set<string>();
  private problemCount = 0;
  private repeated = 0;
  /** How many positions had a measure (M), or a third coordinate (Z) that is not 0, which KML writes for the ground. */
  private heights = 0;
  /** How many lines have values beside what was read, and the first and the last of them. */
  private beside = {count: 0, first: 0, last: 0};

  /** Takes the result of `readIndex` for a token: an index, or the reason why the token isn't an index. */
  index(reading: IndexReading, token: string, line: number): void {
    if ('reason' in reading) {
      this.problem(line, token, reading.reason);
      return;
    }
    const known = this.indexes[reading.kind];
    if (known.has(reading.index)) this.repeated++;
    known.add(reading.index);
  }

  /** @param record - the number of the row that the shape is of */
  shape(geometry: Geometry, record?: number): void {
    this.shapes.push({geometry: theShortWay(this.flat(geometry)), ...(record !== undefined && {record})});
  }

  /** A geometry that stands in a text by itself. The outline of a cell is the cell. */
  alone(geometry: Geometry, line: number): void {
    const index = indexOfOutline([geometry]);
    if (index === undefined) this.shape(geometry);
    else this.index({kind: 'cell', index}, index, line);
  }

  /** The cell whose boundary stands in a text as a list of corners, which is said. */
  boundary(index: string, line: number): void {
    this.index({kind: 'cell', index}, index, line);
    this.note(translate({message: 'Corners of cells were read as the cells.'}));
  }

  /** A position in degrees, kept as a GeoJSON point. */
  point(lat: number, lng: number): void {
    this.shape({type: 'Point', coordinates: [lng, lat]});
  }

  /** Counts a line outside a table that has values beside its indexes, positions, or geometries. Several calls in a row count once. */
  valuesBeside(line: number): void {
    const {count, first, last} = this.beside;
    if (line !== last) this.beside = {count: count + 1, first: first || line, last: line};
  }

  /**
   * A geometry without its third coordinates and measures, which are counted: the map and H3 know longitude and latitude alone.
   * In a position, a third value is Z, and a fourth one is M; a Z that isn't a number stands before an M without one.
   */
  private flat(geometry: Geometry): Geometry {
    return withPositions(geometry, (position) => {
      const [lng = NaN, lat = NaN, z = NaN, m = NaN] = position;
      if ((Number.isFinite(z) && z !== 0) || Number.isFinite(m)) this.heights++;
      return position.length > 2 ? [lng, lat] : position;
    });
  }

  /** Takes the geometries of a line. */
  geometriesOf(line: number): GeoJsonSink {
    return {
      shape: (geometry) => this.alone(geometry, line),
      problem: (_, text, reason) => this.problem(line, text, reason),
    };
  }

  /** Reports a text of a line that was not read. */
  problem(line: number, text: string, reason: string): void {
    this.problemCount++;
    if (this.problems.length >= MAX_PROBLEMS) return;
    const start = text.trimStart().slice(0, SHOWN_LENGTH + 1);
    this.problems.push({line, text: start.length > SHOWN_LENGTH ? `${start.slice(0, SHOWN_LENGTH)}…` : start, reason});
  }

  /** Takes what readers should know of how the text was read, once. */
  note(note: string): void {
    this.notes.add(note);
  }

  /** Whether nothing was found, not even a problem. */
  get isEmpty(): boolean {
    return !this.hasPlaces && this.problemCount === 0;
  }

  /** Whether an index or a shape was found. */
  get hasPlaces(): boolean {
    return this.hasIndexes || this.shapes.length > 0;
  }

  /** Whether an index was found. */
  get hasIndexes(): boolean {
    return Object.values(this.indexes).some(({size}) => size > 0);
  }

  /** All that was found. */
  result(): ReadResult {
    const {count, first} = this.beside;
    const heights = translate({
      message:
        'The third coordinate or measure (M) of {count} position was left out.|The third coordinates or measures (M) of {count} positions were left out.',
    });
    const beside = translate({
      message:
        'The text beside the place on line {line} was left out. To keep it, paste a table such as CSV.|The text beside the places on {count} lines was left out (the first is line {line}). To keep it, paste a table such as CSV.',
    });
    const said = (number: number, message: string) =>
      number === 0 ? [] : [plural(number, message, {line: String(first)})];
    const notes = [...this.notes, ...said(this.heights, heights), ...said(this.isEmpty ? 0 : count, beside)];
    return {
      cells: [...this.indexes.cell],
      edges: [...this.indexes.edge],
      vertexes: [...this.indexes.vertex],
      shapes: this.shapes,
      problems: this.problems,
      problemCount: this.problemCount,
      repeated: this.repeated,
      ...(notes.length > 0 && {notes}),
    };
  }
}
