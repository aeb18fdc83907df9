import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {LineNumbers} from '../../input/line-numbers';
import {theShortWay} from '../../input/short-way';
import type {Problem} from '../../input/types';
import type {RawTable} from '../rawTable';
import {KeyedRows} from './keyed';
import {LeftOut} from './leftOut';

/** Collects features, one for each place or track. */
export class Features {
  private readonly keyed = new KeyedRows();
  /** Values that no row has a column for: of points of tracks, and of elements around places. */
  readonly leftOut = new LeftOut();
  readonly problems: Problem[] = [];
  private readonly lineOf: (at: number) => number;

  constructor(private readonly text: string) {
    this.lineOf = new LineNumbers(text).lineOf;
  }

  /** Adds a feature. @param at the offset of its element in the text */
  add(at: number, properties: ReadonlyMap<string, string>, shapes: readonly Geometry[]): void {
    this.keyed.begin({line: this.lineOf(at), record: at, shapes: shapes.map(theShortWay)});
    for (const [name, value] of properties) this.keyed.set(name, value);
  }

  /** Reports a text that was not read. @param at its offset */
  problem(at: number, text: string, reason: string): void {
    this.problems.push({line: this.lineOf(at), text, reason});
  }

  /** Says that the text can't be read from an offset on. */
  cutOff(at: number): void {
    const reason = translate({message: 'this XML ends too early or is damaged here. The rest was skipped'});
    this.problem(at, this.text.slice(at, at + 20), reason);
  }

  /** The features as a table, a row for each. */
  table(): RawTable {
    return {
      ...this.keyed.table,
      certain: true,
      problems: this.problems,
      notes: this.leftOut.notes(),
    };
  }
}
