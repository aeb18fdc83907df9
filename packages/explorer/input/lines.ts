import {translate} from '@docusaurus/Translate';
import {markedPositions, readAngles} from './angles';
import {hasTextBeside, INDEX_MARK, LIST_MARK} from './beside';
import {readCode} from './codes';
import {doubtfulPairReason, type Collector} from './collector';
import {isOtherPair} from './everyday';
import {readGridReference, type GridReading} from './grid-references';
import {readIndex} from './indexes';
import {linesOf} from './line-numbers';
import {indexOfBoundary} from './outlines';
import {whyNoPosition} from './positions';
import {isFooter} from './printed-footers';
import {isWkb, readWkb} from './wkb';

const TOKEN = /(?<![\w.])[+-]?\w+(?:\.\d+(?:e\+?\d+)?)?/gi;
const TRAILING_COMMENT = /\s(?:#|--|\/\/)\s[^]*$/;
/** A query, perhaps behind the prompt of a command-line client: `h3=#`, `mysql>`, `->`, DuckDB's `D`. */
const QUERY =
  /^\s*(?:(?:(?:[\w.@]+(?: \[\w*\])?)?[-=(*'"]*[#>]|D|(?:[\w.-]+ )?:[)-])\s+)?(?:$|(?:select|from|where|and|or|insert|into|values|with|order|group|limit|join|on|as|in|import|return|const|let|var|end|union|all)\b)/i;

/** Two decimal numbers beside each other that can be degrees. */
const BARE_PAIR = /(?<![\w.])[-+]?\d{1,3}\.\d+[,;\s]{1,3}[-+]?\d{1,3}\.\d+(?![\w.])/;
/** Decimals and marks of degrees: whole numbers without them may be anything. */
const OF_DEGREES = /\.\d|\d\s*[.°º˚'"′″:]/;
const NOT_READ_BOX = translate({
  message: 'boxes aren’t read. Draw the area, or write each position on a line by itself',
});
/** Lines that say where something is, and aren't read: addresses of what3words, of maps, and of places (RFC 5870), and others. */
const refusedLines: readonly (readonly [form: RegExp, reason: string])[] = [
  [
    /^\s*\/{3}\p{L}+\.\p{L}+\.\p{L}+\s*$/u,
    translate({message: 'addresses of what3words aren’t read; use coordinates instead'}),
  ],
  [
    /\{\s{0,3}["']?(?:type|coordinates|geometry|features)["']?\s{0,3}:/,
    translate({message: 'GeoJSON among other text isn’t read. Paste it by itself'}),
  ],
  [/\b(?:https?:\/\/|geo:-?\d)/i, translate({message: 'addresses of maps aren’t read. Paste the coordinates'})],
  [
    /(?<![\w"'])(?:bbox|bounds|bounding[ _-]box|extent)\s{0,3}[=:]?\s{0,3}[[({"']{0,2}-?\d|\bST_MakeEnvelope\s?\(/i,
    NOT_READ_BOX,
  ],
];
/** Said where a line would be a position with its numbers swapped. */
const LATITUDE_FIRST = translate({
  message: 'Lines of numbers are read as latitude, longitude. If yours are not, write “lng, lat” on a line above them.',
});
const COMMENT = /^\s*(?:#|--|\/\/|\/\*|\*)/;
const EMPTY_VALUES = /^(?:null|none|nan|na|undefined|true|false)$/i;
/** Brackets around names, without numbers and texts. */
const CODE_WITHOUT_DATA = /^[^\d"'=(){}[\]]*[=(){}[\]][^\d"']*$/;
const ONLY_PUNCTUATION = /^[^\p{L}\p{N}]*$/u;
/** `37,7749 -122,4194`: decimal commas, as written in much of Europe. */
const DECIMAL_COMMAS = /^\s*([+-]?\d{1,3}),(\d{3,})(?:\s+|\s*;\s*)([+-]?\d{1,3}),(\d{3,})\s*$/;

/** Whether a field of a table is what the reader looks for. */
export function isIndexLike(field: string): boolean {
  return readIndex(field) !== undefined;
}

/**
 * Reads one line: every index in it, whatever text is around them, or else its coordinates. Other text is reported,
 * except for words of code and comments.
 *
 * @param quiet - report only text that looks like an index; for the text next to a geometry
 */
export function readLine(line: string, number: number, sink: Collector, quiet = false): void {
  if (ONLY_PUNCTUATION.test(line) || isFooter(line)) return;
  const {found, rest} = readIndexes(line, number, sink);
  if (found > 0) {
    if (hasTextBeside(rest.replace(TRAILING_COMMENT, ''), !QUERY.test(line))) sink.valuesBeside(number);
    return;
  }
  const [, refused] = refusedLines.find(([form]) => form.test(line)) ?? [];
  if (quiet && !COMMENT.test(line) && hasTextBeside(line)) sink.valuesBeside(number);
  if (quiet) return;
  if (refused !== undefined) sink.problem(number, line, refused);
  else if (!COMMENT.test(line) && !EMPTY_VALUES.test(line.trim())) readCoordinates(line, number, sink);
}

/** Reads all indexes of a line; returns how many there are, and the text around them. */
function readIndexes(line: string, number: number, sink: Collector): {readonly found: number; readonly rest: string} {
  let found = 0;
  let rest = '';
  let end = 0;
  for (const {0: token, index} of line.matchAll(TOKEN)) {
    const reading = isWkb(token) ? undefined : readIndex(token);
    if (reading) sink.index(reading, token, number);
    else if (isWkb(token)) readWkb(token, sink.geometriesOf(number));
    else continue;
    found++;
    rest += `${line.slice(end, index)}${INDEX_MARK}`;
    end = index + token.length;
  }
  return {found, rest: rest + line.slice(end)};
}

/** Reads the valid indexes of a text, and nothing else. */
export function readOnlyIndexes(text: string, sink: Collector): void {
  const lineOf = linesOf(text);
  for (const {0: token, index} of text.matchAll(TOKEN)) {
    const reading = readIndex(token);
    if (reading && 'index' in reading) sink.index(reading, token, lineOf(index));
  }
}

/** A grid reference, a geohash, or a Plus Code as a position; undefined for any other text. */
export function readPlaceCode(text: string): GridReading | undefined {
  const code = readCode(text);
  return readGridReference(text) ?? (code && {position: code});
}

/** A code among other text: geohashes are written in lower case, and codes of products mostly aren't. */
function readWordCode(word: string): GridReading | undefined {
  const reading = readPlaceCode(word);
  return word.includes('+') || word === word.toLowerCase() || readGridReference(word) ? reading : undefined;
}

function readCoordinates(line: string, number: number, sink: Collector): void {
  const commas = DECIMAL_COMMAS.exec(line);
  if (commas) {
    addPosition(Number(`${commas[1]}.${commas[2]}`), Number(`${commas[3]}.${commas[4]}`), line, number, sink);
    return;
  }
  const reference = readGridReference(line);
  const words = line
    .trim()
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^["']|["']$/g, ''));
  const codes = reference ? [reference] : words.map(readWordCode);
  if (codes.every((code) => code !== undefined)) {
    for (const code of codes) {
      if ('position' in code) addPosition(...code.position, line, number, sink);
      else sink.problem(number, line, code.reason);
    }
    return;
  }
  readPairs(line, number, sink);
}

/** Reads the pairs of a line of nothing but coordinates, or else those whose form alone says that they are positions. */
function readPairs(line: string, number: number, sink: Collector): void {
  const own = line.replace(LIST_MARK, '');
  const reading = readAngles(own);
  if ('reason' in reading) {
    const marked = markedPositions(own).filter((pair) => whyNoPosition(...pair) === undefined);
    for (const [lat, lng] of marked) sink.point(lat, lng);
    if (marked.length > 0) {
      if (!/LatLng\s?\(/i.test(line)) sink.valuesBeside(number);
    } else if (!QUERY.test(line) && !(reading.foreign && CODE_WITHOUT_DATA.test(line)))
      sink.problem(number, line, BARE_PAIR.test(line) ? doubtfulPairReason() : reading.reason);
    return;
  }
  const {pairs, ordered = false} = reading;
  const other = ordered ? undefined : whyOther(own, pairs, sink.hasIndexes);
  // Where some numbers of a line are no position, the others mean something else, too.
  const outside = other ?? pairs.map((pair) => whyNoPosition(...pair)).find(Boolean);
  if (outside !== undefined) {
    sink.problem(number, line, outside);
    if (other === undefined && pairs.some(([lat, lng]) => Math.abs(lat) > 90 && whyNoPosition(lng, lat) === undefined))
      sink.note(LATITUDE_FIRST);
    return;
  }
  const index = indexOfBoundary(pairs);
  if (index !== undefined) {
    sink.boundary(index, number);
    return;
  }
  for (const [lat, lng] of pairs) sink.point(lat, lng);
}

/** Why the numbers of a line without words belong together in another way than coordinates do; undefined: they don't. */
function whyOther(line: string, pairs: readonly (readonly number[])[], hasIndexes: boolean): string | undefined {
  const areWhole = !OF_DEGREES.test(line);
  const areApart = /[,;()[\]]/.test(line);
  const [[west = NaN, south = NaN] = [], [east = NaN, north = NaN] = []] = pairs;
  if (pairs.length === 2 && west < east && south < north && !/[([]/.test(line)) return NOT_READ_BOX;
  return isOtherPair(line) ||
    // Columns of numbers, and numbers of a lottery or of a telephone.
    (pairs.length > 1 && !areApart) ||
    (areWhole && (hasIndexes || !areApart || (pairs.length > 2 && !/[([]/.test(line))))
    ? doubtfulPairReason()
    : undefined;
}

/** Takes a position in degrees, or says why it is none. */
export function addPosition(lat: number, lng: number, text: string, line: number, sink: Collector): void {
  const reason = whyNoPosition(lat, lng);
  if (reason) sink.problem(line, text, reason);
  else sink.point(lat, lng);
}
