import {translate} from '@docusaurus/Translate';
import {formatLocale, plural} from '@h3-docs/base/number';
import type {Geometry} from 'geojson';
import {Heights} from './heights';
import type {IndexReading} from './indexes';
import {MAX_PROBLEMS} from './limits';
import {recordOfLine} from './record';
import type {GeoJsonSink} from './geojson';
import {indexOfOutline} from './outlines';
import {theShortWay} from './short-way';
import type {InputShape, Note, Problem, ReadResult} from './types';

const SHOWN_LENGTH = 60;

/** Why a pair of numbers isn't read as a position. */
export const doubtfulPairReason = (): string =>
  translate({
    message: 'these numbers may be something else than a position; write a position on a line by itself',
  });

/** How many lines have values beside what was read, and the first of them. */
class LineCount {
  private count = 0;
  private first = 0;
  private last = 0;

  /** Counts a line, which may be told several times in a row. */
  add(line: number): void {
    if (this.count > 0 && line === this.last) return;
    if (this.count === 0) this.first = line;
    this.count++;
    this.last = line;
  }

  /** What is said, if there are any lines. */
  notes(): Note[] {
    const {count, first} = this;
    const message = translate({
      message:
        'The text beside the place on line {line} was left out. To keep it, paste a table such as CSV.|The text beside the places on {count} lines was left out (the first is line {line}). To keep it, paste a table such as CSV.',
    });
    return count === 0
      ? []
      : [{text: plural(count, message, {count: formatLocale(count), line: String(first)}), others: []}];
  }
}

/** Takes what the readers find, in the order of the text. */
export class Collector {
  private readonly indexes = {cell: new Set<string>(), edge: new Set<string>(), vertex: new Set<string>()};
  private readonly shapes: InputShape[] = [];
  private readonly problems: Problem[] = [];
  private readonly notes: Note[] = [];
  private problemCount = 0;
  private repeated = 0;
  private readonly heights = new Heights();
  private readonly beside = new LineCount();

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

  /** @param record - names the part of the text that the shape is of; undefined: its line */
  shape(geometry: Geometry, line: number, record = recordOfLine(line)): void {
    this.shapes.push({geometry: theShortWay(this.heights.flat(geometry)), line, record});
  }

  /** A geometry that stands in a text by itself. The outline of a cell is the cell. */
  alone(geometry: Geometry, line: number, feature?: number): void {
    const index = indexOfOutline([geometry]);
    if (index === undefined) this.shape(geometry, line, feature);
    else this.index({kind: 'cell', index}, index, line);
  }

  /** The cell whose boundary stands in a text as a list of corners, which is said. */
  boundary(index: string, line: number): void {
    this.index({kind: 'cell', index}, index, line);
    this.note({text: translate({message: 'Corners of cells were read as the cells.'}), others: []});
  }

  /** A position in degrees, kept as a GeoJSON point. */
  point(lat: number, lng: number, line: number, record?: number): void {
    this.shape({type: 'Point', coordinates: [lng, lat]}, line, record);
  }

  /** Counts a line outside a table that has values beside its indexes, positions, or geometries. */
  valuesBeside(line: number): void {
    this.beside.add(line);
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
  note(note: Note): void {
    if (!this.notes.some(({text}) => text === note.text)) this.notes.push(note);
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
    const leftOut = this.isEmpty ? [] : this.beside.notes();
    const notes = [...this.notes, ...this.heights.notes(), ...leftOut];
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
