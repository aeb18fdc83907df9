import type {Geometry} from 'geojson';
import {linesOf} from '../../input/line-numbers';
import {theShortWay} from '../../input/short-way';
import type {Problem} from '../../input/types';
import {checkCount, type Raw, type RawRow} from '../raw';
import {LeftOut} from './leftOut';

/** A value of a row with its name. */
export type Member = readonly [name: string, text: string | undefined];

/** Collects the rows of a text that names each of their values; columns are in the order of the first row that has them. */
export class Rows {
  private readonly places = new Map<string, number>();
  private readonly found: RawRow[] = [];
  private readonly problems: Problem[] = [];
  private readonly lineOf: (at: number) => number;
  /** Values that no row has a column for. */
  readonly leftOut = new LeftOut();

  constructor(text: string) {
    this.lineOf = linesOf(text);
  }

  /**
   * Adds a row.
   *
   * @param at - the offset of its part of the text
   * @param shapes - those of a feature, in degrees; undefined: the row is none
   */
  add(at: number, members: Iterable<Member>, shapes?: readonly Geometry[]): void {
    // A row with many keys of its own must not make all other rows as long as that, so a list may have holes.
    const fields: (string | undefined)[] = [];
    for (const [name, text] of members) {
      const place = this.places.get(name) ?? this.places.size;
      this.places.set(name, place);
      fields[place] = text;
    }
    checkCount(this.count);
    const row = {fields, line: this.lineOf(at)};
    this.found.push(shapes ? {...row, shapes: shapes.map(theShortWay)} : row);
  }

  /** Reports a text that was not read. @param at - its offset */
  problem(at: number, text: string, reason: string): void {
    this.problems.push({line: this.lineOf(at), text, reason});
  }

  get count(): number {
    return this.found.length;
  }

  get width(): number {
    return this.places.size;
  }

  get raw(): Raw {
    const columns = Array.from(this.places.keys(), (name) => ({name}));
    return {columns, rows: this.found, problems: this.problems, notes: this.leftOut.notes()};
  }
}
