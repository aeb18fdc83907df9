// cspell:ignore logi
import {translate} from '@docusaurus/Translate';
import {readAngles} from './angles';
import {hasRemark, hasValues, hasValuesBesideShape, hasWords, INDEX_MARK, LIST_MARK} from './beside';
import {isLikeBox, readBox} from './box';
import {isLikeGeohash, readCode} from './codes';
import {doubtfulPairReason, type Collector} from './collector';
import {areEveryday, hasUnit, isOtherPair} from './everyday';
import {readGridReference, type GridReading} from './grid-references';
import type {IndexReading} from './indexes';
import {readMapAddresses} from './map-addresses';
import {indexOfBoundary} from './outlines';
import {whyNoPosition} from './positions';
import {isFooter} from './printed-footers';
import {positionsInSentence} from './sentences';
import {splitFields, type Table} from './table';
import {readToken} from './tokens';
import {isWkb, readWkb} from './wkb';

const TOKEN = /(?<![\w.])[+-]?\w+(?:\.\d+(?:e\+?\d+)?)?/gi;
/** A quoted word: in code, only these may be meant as indexes. */
const QUOTED_WORD = /["']\s*([A-Za-z_]\w*)\s*["']/g;
const TRAILING_COMMENT = /\s(?:#|--|\/\/)\s[^]*$/;
const CODE = /[=(){}[\]:'"`]/;
/** A query, perhaps behind the prompt of a command-line client: `h3=#`, `mysql>`, `MariaDB [h3]>`, `->`, DuckDB's `D`, `:)`. */
const QUERY =
  /^\s*(?:(?:(?:[\w.@]+(?: \[\w*\])?)?[-=(*'"]*[#>]|D|(?:[\w.-]+ )?:[)-])\s+)?(?:$|(?:select|from|where|and|or|insert|into|values|with|order|group|limit|join|on|as|in|import|return|const|let|var|end|union|all)\b)/i;
/** Two decimal numbers beside each other that can be degrees. */
const BARE_PAIR = /(?<![\w.])[-+]?\d{1,3}\.\d+[,;\s]{1,3}[-+]?\d{1,3}\.\d+(?![\w.])/;
/** The numbers of a list, such as `1) `, which may have lists in it. */
const LIST_NUMBERS = /^\s*(?:\d{1,4}[.)]\s+)+/;
const DATE = /\b\d{4}([-/.])\d\d\1\d\d\b(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?/;
const DATES = new RegExp(DATE, 'g');
/** Decimals and marks of degrees: whole numbers without them may be anything. */
const OF_DEGREES = /\.\d|\d\s*[.°º˚'"′″:]/;
const NO_COORDINATES = translate({message: 'contains no index and no coordinates'});
const COMMENT = /^\s*(?:#|--|\/\/|\/\*|\*)/;
/** The first values of a column below each other, as `str` and `glimpse` print them: `$ lat <dbl> 52.5, 48.8`. */
const COLUMN = /^\s*\$ [\w.]+\s*(?::\s*(?:num|int|chr|logi|Factor|POSIXct|Date|List)\b|<[a-z\d]+>)/;
/** An address of what3words: three words with points between them, behind three slashes. */
const WORDS = /^\s*\/{3}\p{L}+\.\p{L}+\.\p{L}+\s*$/u;
const EMPTY_VALUES = /^(?:null|none|nan|na|undefined|true|false)$/i;
const ONLY_PUNCTUATION = /^[^\p{L}\p{N}]*$/u;
/** `37,7749 -122,4194`: decimal commas, as written in much of Europe. */
const DECIMAL_COMMAS = /^\s*([+-]?\d{1,3}),(\d{3,})(?:\s+|\s*;\s*)([+-]?\d{1,3}),(\d{3,})\s*$/;

/** Whether a field of a table is what the reader looks for. */
export function isIndexLike(field: string): boolean {
  return readToken(field) !== undefined;
}

/**
 * Reads one line: every index in it, whatever text is around them, or else its coordinates. Other text is reported,
 * except for words of code, comments, and other columns of a table.
 *
 * @param quiet - report only text that looks like an index; for the text next to a geometry
 */
export function readLine(line: string, number: number, sink: Collector, table?: Table, quiet = false): void {
  if (ONLY_PUNCTUATION.test(line) || isFooter(line)) return;
  if (!table && !quiet && readAddresses(line, number, sink)) return;
  const {found, rest} = readIndexes(line, number, sink);
  if (found > 0) {
    const beside = rest.replace(TRAILING_COMMENT, '');
    if (!table && (hasValues(beside) || (!QUERY.test(line) && hasRemark(beside)))) sink.valuesBeside(number);
    if (!table && !quiet) {
      reportWords(line, number, sink);
      reportPosition(line, number, sink);
    }
    return;
  }
  if (quiet && !COMMENT.test(line) && hasValuesBesideShape(line)) sink.valuesBeside(number);
  if (!quiet && WORDS.test(line)) {
    sink.problem(number, line, translate({message: 'addresses of what3words aren’t read; use coordinates instead'}));
    return;
  }
  if (quiet || COMMENT.test(line) || EMPTY_VALUES.test(line.trim())) return;
  if (COLUMN.test(line)) {
    sink.skipped(number);
    return;
  }
  if (table?.lat !== undefined && table.lng !== undefined) {
    readColumns(line, table.delimiter, table.lat, table.lng, number, sink);
    return;
  }
  if (table?.code !== undefined) {
    readCodeColumn(splitFields(line, table.delimiter)[table.code] ?? '', number, sink);
    return;
  }
  if (table?.header) {
    readFields(line, table.delimiter, number, sink);
    return;
  }
  readCoordinates(line, number, sink, table);
}

/** Reads a line with addresses of maps; false where it has none, or an index beside them. */
function readAddresses(line: string, number: number, sink: Collector): boolean {
  const reading = readMapAddresses(line);
  if (!reading || reading.rest.match(TOKEN)?.some(isIndexLike)) return false;
  // Google's numbers of places look like indexes, and are none.
  if (line.match(TOKEN)?.some((token) => 'index' in (readToken(token) ?? {}))) return false;
  for (const address of reading.found) {
    if ('reason' in address) sink.problem(number, address.text, address.reason);
    else for (const [lat, lng] of address.positions) addPosition(lat, lng, address.text, number, sink);
  }
  if (hasWords(reading.rest) || hasValues(reading.rest)) sink.valuesBeside(number);
  return true;
}

/** Reads all indexes of a line; returns how many there are, and the text around them. */
function readIndexes(line: string, number: number, sink: Collector): {readonly found: number; readonly rest: string} {
  let found = 0;
  let rest = '';
  let end = 0;
  for (const {0: token, index} of line.matchAll(TOKEN)) {
    const reading: IndexReading | undefined = isWkb(token) ? undefined : readToken(token);
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
  text.split('\n').forEach((line, at) => {
    for (const [token] of line.matchAll(TOKEN)) {
      const reading = readToken(token);
      if (reading && 'index' in reading) sink.index(reading, token, at + 1);
    }
  });
}

/** Reports words in a list of indexes that look like invalid indexes. */
function reportWords(line: string, number: number, sink: Collector): void {
  const list = line.replace(TRAILING_COMMENT, '');
  const words = CODE.test(list)
    ? Array.from(list.matchAll(QUOTED_WORD), (match) => match[1] ?? '')
    : list.split(/[\s,;]+/);
  for (const word of words) {
    if (isReference(word)) sink.problem(number, word, BESIDE_INDEX);
    if (!/^[A-Za-z_]\w*$/.test(word) || EMPTY_VALUES.test(word) || isIndexLike(word)) continue;
    sink.problem(number, word, translate({message: 'not an index or a coordinate'}));
  }
}

/** Names coordinates that stand beside an index on a line outside a table: only the index is taken. */
function reportPosition(line: string, number: number, sink: Collector): void {
  const pair = BARE_PAIR.exec(line.replace(TRAILING_COMMENT, ''));
  if (pair) sink.problem(number, pair[0].trim(), BESIDE_INDEX);
}

const BESIDE_INDEX = translate({message: 'skipped, because this line also has an index; put each on a separate line'});

function isReference(word: string): boolean {
  const reading = readGridReference(word);
  return reading !== undefined && 'position' in reading;
}

function readColumns(line: string, delimiter: string, lat: number, lng: number, number: number, sink: Collector): void {
  const fields = splitFields(line, delimiter);
  const values = [fields[lat] ?? '', fields[lng] ?? ''].map((field) => {
    const plain = delimiter === ',' ? field : field.replace(/^([+-]?\d+),(\d+)$/, '$1.$2');
    return plain === '' ? NaN : Number(plain);
  });
  const [latitude = NaN, longitude = NaN] = values;
  const text = `${fields[lat] ?? ''}, ${fields[lng] ?? ''}`;
  if (Number.isNaN(latitude) || Number.isNaN(longitude)) {
    sink.problem(number, text, translate({message: 'the latitude and longitude columns have no numbers in this row'}));
    return;
  }
  addPosition(latitude, longitude, text, number, sink);
}

/** Where the header names no columns of coordinates, only a field that holds both of them is taken: two numbers of a row can mean anything. */
function readFields(line: string, delimiter: string, number: number, sink: Collector): void {
  let found = false;
  for (const field of splitFields(line, delimiter)) {
    const reading = readAngles(field);
    if (!('pairs' in reading)) continue;
    found = true;
    for (const [lat, lng] of reading.pairs) addPosition(lat, lng, field, number, sink);
  }
  if (!found) {
    sink.problem(
      number,
      line,
      translate({message: 'this row has no index, and the header names no latitude and longitude columns'}),
    );
  }
}

/** Reads the field of a column whose name says that it holds codes of places. */
function readCodeColumn(field: string, number: number, sink: Collector): void {
  const reading = readPlaceCode(field);
  if (reading && 'position' in reading) addPosition(...reading.position, field, number, sink);
  else
    sink.problem(
      number,
      field,
      reading?.reason ?? translate({message: 'not a geohash, Plus Code, MGRS, or UTM reference'}),
    );
}

/** A grid reference, a geohash, or a Plus Code as a position; undefined for any other text. */
export function readPlaceCode(text: string): GridReading | undefined {
  const code = readCode(text);
  return readGridReference(text) ?? (code && {position: code});
}

/** Whether nothing but its form makes a word a geohash. */
const isLooseCode = (word: string): boolean => isLikeGeohash(word) && readGridReference(word) === undefined;

/** A code among other text: geohashes are written in lower case, and codes of products mostly aren't. */
const readWordCode = (word: string): GridReading | undefined =>
  isLooseCode(word) && word !== word.toLowerCase() ? undefined : readPlaceCode(word);

function readCoordinates(line: string, number: number, sink: Collector, table: Table | undefined): void {
  const box = table ? undefined : readBox(line);
  if (box) {
    if ('shape' in box) sink.shape(box.shape, number);
    else sink.problem(number, line, box.reason);
    return;
  }
  const commas = DECIMAL_COMMAS.exec(line);
  if (commas) {
    addPosition(Number(`${commas[1]}.${commas[2]}`), Number(`${commas[3]}.${commas[4]}`), line, number, sink);
    return;
  }
  if (table) {
    const [lat = '', lng = ''] = splitFields(line, table.delimiter);
    if (lat !== '' && lng !== '' && Number.isFinite(Number(lat)) && Number.isFinite(Number(lng))) {
      addPosition(Number(lat), Number(lng), line, number, sink);
      return;
    }
  }
  const reference = readGridReference(line);
  const words = reference
    ? []
    : line
        .trim()
        .split(/[\s,;]+/)
        .map((word) => word.replace(/^["']|["']$/g, ''));
  const codes = reference ? [reference] : words.map(readWordCode);
  if (codes.every((code) => code !== undefined)) {
    const isLoose = words.some(isLooseCode);
    for (const code of codes) {
      if ('position' in code) addPosition(...code.position, line, number, sink, isLoose);
      else sink.problem(number, line, code.reason);
    }
    return;
  }
  const undated = line.replace(LIST_NUMBERS, '').replace(LIST_MARK, '').replace(DATES, ' ');
  const reading = readAngles(undated);
  const isSentence = 'pairs' in reading ? reading.loose === true : reading.foreign === true;
  const inSentence = isSentence ? positionsInSentence(undated) : [];
  if (inSentence.length > 0) {
    for (const {position, needsOthers, hasText} of inSentence) {
      if (needsOthers) sink.doubtfulPair({position, line: number, text: line});
      else sink.loosePoint(...position, number, hasText && ('reason' in reading || hasWords(line)));
    }
  } else if ('pairs' in reading && !isSentence) {
    const {pairs} = reading;
    const isDated = DATE.test(line);
    const areWhole = reading.ordered !== true && !OF_DEGREES.test(line.replace(DATES, ''));
    if (reading.ordered !== true) for (const pair of pairs) sink.order.add(...pair);
    const outside =
      areWhole && (isDated || sink.hasIndexes)
        ? NO_COORDINATES
        : reading.ordered !== true && meanOther(undated, pairs.length, isDated, areWhole)
          ? doubtfulPairReason()
          : pairs.map((pair) => whyNoPosition(...pair)).find(Boolean);
    // Where some numbers of a line are no position, the others mean something else, too.
    if (outside !== undefined) {
      sink.problem(number, line, outside);
      return;
    }
    const index = indexOfBoundary(pairs);
    if (index !== undefined) {
      sink.boundary(index, number);
      return;
    }
    for (const [lat, lng] of pairs) addPosition(lat, lng, line, number, sink, isDated || areWhole);
    if (isLikeBox(line)) sink.likeBox(number);
    if (hasWords(line)) sink.valuesBeside(number);
  } else if (isSentence && (QUERY.test(line) || /[=(){}[\]]/.test(line))) {
    if (/\d|(["'])[^"']+\1/.test(line) && !QUERY.test(line)) sink.skipped(number);
  } else {
    sink.problem(
      number,
      line,
      table
        ? translate({message: 'this row has no index and no coordinates'})
        : 'reason' in reading
          ? reading.reason
          : BARE_PAIR.test(line)
            ? doubtfulPairReason()
            : NO_COORDINATES,
    );
  }
}

/** Whether the numbers of a line without words belong together in another way than coordinates do. */
function meanOther(line: string, pairs: number, isDated: boolean, areWhole: boolean): boolean {
  return (
    isOtherPair(line) ||
    hasUnit(line) ||
    (isDated && areEveryday(line)) ||
    // Numbers of a lottery or of a telephone.
    (areWhole && pairs > 1 && !/[([]/.test(line) && (pairs > 2 || !line.includes(',')))
  );
}

/** @param loose - whether the text may mean something else */
function addPosition(lat: number, lng: number, text: string, line: number, sink: Collector, loose = false): void {
  const reason = whyNoPosition(lat, lng);
  if (reason) sink.problem(line, text, reason);
  else if (loose) sink.loosePoint(lat, lng, line);
  else sink.point(lat, lng, line);
}
