import {checkCount} from '../data/raw';
import type {Collector} from './collector';
import {isGeoJson} from './geojson';
import {brokenJsonReason, parseJson, repeatedKeyReason, withoutCut, type JsonNode} from './json';
import {lastUpTo, linesOf} from './line-numbers';
import {readLine} from './lines';
import {readValue} from './values';
import {parseWkt, WKT_START} from './wkt';

/**
 * Reads a text that no format fits as a whole: indexes in any notation and wrapping, coordinates, codes of places, and
 * WKT in the middle of other text.
 *
 * @throws Refused before it reads more lines than a table may have rows
 */
export function readLoose(text: string, sink: Collector): void {
  new Reader(text, sink).read();
}

class Reader {
  private at = 0;
  private readonly lineOf: (at: number) => number;
  /** Brackets before this offset were tried and aren't JSON. */
  private noJsonBefore = 0;
  private line = {from: 1, end: 0};
  /** Where WKT may begin. */
  private readonly wkt: readonly number[];

  constructor(
    private readonly text: string,
    private readonly sink: Collector,
  ) {
    this.lineOf = linesOf(text);
    checkCount(this.lineOf(text.length) - 1);
    this.wkt = Array.from(text.matchAll(new RegExp(WKT_START, 'gi')), ({index}) => index);
  }

  read(): void {
    while (this.at < this.text.length) {
      const char = this.text.charAt(this.at);
      // Records of sequences (RFC 8142) begin with a separator.
      if (/[\s,;]/.test(char) || char === '\x1e') this.at++;
      else if (!((char === '{' || char === '[') && this.at >= this.noJsonBefore && this.readJson()))
        this.readTextLine();
    }
  }

  /** Reads the JSON value that begins here. False when it is something else in brackets. */
  private readJson(): boolean {
    const {value, end, bare, error, repeated} = parseJson(this.text, this.at);
    if (!value) return false;
    if (error && !(bare ? value.type === 'object' && isGeoJson(value) : isWorthNaming(value))) {
      this.noJsonBefore = end + 1;
      return false;
    }
    if (!error && isAloneOnLine(value) && !/^[\s,;)\]]*(?:\n|$)/.test(this.text.slice(end, this.endOfLine(end)))) {
      // A short list in the middle of a line of code or of a row: the line's reader knows what to do with it.
      this.noJsonBefore = end;
      return false;
    }
    for (const {at, key} of repeated) this.sink.problem(this.lineOf(at), key, repeatedKeyReason());
    this.at = end;
    if (!error) readValue(value, this.sink, this.lineOf);
    else {
      const cut = this.text.slice(error.at, error.at + 40);
      this.sink.problem(this.lineOf(error.at), cut, brokenJsonReason(error.reason));
      readValue(withoutCut(value), this.sink, this.lineOf);
      const next = /\n(?=[{[])/g;
      next.lastIndex = error.at;
      this.at = next.exec(this.text) ? next.lastIndex : this.text.length;
    }
    return true;
  }

  private readTextLine(): void {
    const {at} = this;
    const end = this.endOfLine(at);
    const wkt = this.wktFrom(at);
    if (wkt < end) this.readWkt(at, wkt);
    else {
      readLine(this.text.slice(at, end), this.lineOf(at), this.sink);
      this.at = end;
    }
  }

  /** Where the next WKT begins that isn't before an offset; infinity: nowhere. */
  private wktFrom(at: number): number {
    return this.wkt[lastUpTo(this.wkt, at - 1) + 1] ?? Infinity;
  }

  /** Reads a geometry that begins at `start`, and what stands before it on its line. */
  private readWkt(from: number, start: number): void {
    readLine(this.text.slice(from, start), this.lineOf(start), this.sink, true);
    const {geometries, end, error} = parseWkt(this.text, start);
    for (const geometry of geometries) this.sink.alone(geometry, this.lineOf(start));
    if (error) {
      this.sink.problem(this.lineOf(error.at), this.text.slice(start, this.endOfLine(start)), error.reason);
      this.at = this.afterBrokenWkt(start, error.at);
      return;
    }
    const lineEnd = this.endOfLine(end);
    this.at = end;
    if (this.wktFrom(end) < lineEnd) return;
    readLine(this.text.slice(end, lineEnd), this.lineOf(end), this.sink, true);
    this.at = lineEnd;
  }

  /**
   * Where to go on after a broken geometry: behind its last bracket if another geometry follows on that line, else at
   * the end of the line; or, if its brackets stay open, at the next line that begins with a geometry.
   */
  private afterBrokenWkt(start: number, error: number): number {
    let open = 0;
    for (let at = start; at < this.text.length; at++) {
      const char = this.text[at];
      if (char === '(') open++;
      else if (char === ')' && --open === 0 && at >= error) {
        const end = this.endOfLine(at);
        return this.wktFrom(at) < end ? at + 1 : end;
      } else if (char === '\n' && at > error && this.wktFrom(at) === at + 1) return at;
    }
    return open === 0 ? this.endOfLine(error) : this.text.length;
  }

  /** The end of the line that an offset is on. Remembered, since one line may hold very much. */
  private endOfLine(from: number): number {
    if (from < this.line.from || from > this.line.end) {
      const end = this.text.indexOf('\n', from);
      this.line = {from, end: end < 0 ? this.text.length : end};
    }
    return this.line.end;
  }
}

/** Whether broken JSON is worth naming as such: it holds an object with a key, or a list with whole lists of numbers. */
function isWorthNaming(value: JsonNode): boolean {
  if (value.type === 'object') return value.entries.length > 0 || isGeoJson(value);
  if (value.type !== 'array') return false;
  const areNumbers = (item: JsonNode) =>
    item.type === 'array' && !item.cut && item.items.length > 1 && item.items.every(({type}) => type === 'number');
  return value.items.some((item) => areNumbers(item) || isWorthNaming(item));
}

/** Whether a list holds only scalars, as in `[1, 2], [3, 4]` or the middle of code. */
function isAloneOnLine(value: JsonNode): boolean {
  return value.type === 'array' && value.items.every((item) => item.type !== 'object' && item.type !== 'array');
}
