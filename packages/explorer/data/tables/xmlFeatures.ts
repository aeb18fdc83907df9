import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {formatList, formatLocale, plural} from '@h3-docs/base/number';
import {LineNumbers} from '../../input/line-numbers';
import {theShortWay} from '../../input/short-way';
import type {Problem} from '../../input/types';
import type {RawTable} from '../rawTable';
import {KeyedRows} from './keyed';

/** Collects features, one for each place or track. */
export class Features {
  private readonly keyed = new KeyedRows();
  private readonly leftOut = new Map<string, number>();
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

  /** Counts a value that a row has no column for: of a point of a track, or of a time of it. */
  leaveOut(name: string): void {
    this.leftOut.set(name, (this.leftOut.get(name) ?? 0) + 1);
  }

  /** The features as a table, a row for each. */
  table(): RawTable {
    const names = [...this.leftOut.keys()];
    const count = [...this.leftOut.values()].reduce((sum, one) => sum + one, 0);
    const text = plural(
      count,
      translate({
        message:
          '{count} value of points of lines was left out: {names}.|{count} values of points of lines were left out: {names}.',
      }),
      {count: formatLocale(count), names: formatList(names)},
    );
    return {
      ...this.keyed.table,
      certain: true,
      problems: this.problems,
      ...(count > 0 && {notes: [{text, others: []}]}),
    };
  }
}
