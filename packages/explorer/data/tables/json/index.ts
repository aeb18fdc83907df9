import {
  brokenJsonReason,
  JsonItems,
  type JsonNode,
  type JsonParse,
  parseJson,
  repeatedKeyReason,
  withoutCut,
} from '../../../input/json';
import {linesOf} from '../../../input/line-numbers';
import {whyNoJson, whyNoList} from '../../../input/refused-json';
import {namesPlaces} from '../../dataset';
import {Refused, type Raw} from '../../raw';
import {Rows} from '../rows';
import {addFeatures} from './features';
import {addItem, addRows} from './forms';

/** What may stand between values: the record separator is that of sequences (RFC 8142). */
const SEPARATORS = new RegExp(String.raw`[\s,;\x1e]`);
/** What may stand behind the line of an error. */
const AFTER_ERROR = new RegExp(String.raw`[\s,;\x1e\]}]`);

/** @throws Refused for a value with a format that is known, and isn't read */
function checkFormat(node: JsonNode, text: string): void {
  const reason = node.type === 'object' ? whyNoJson(node) : node.type === 'array' ? whyNoList(node.items) : undefined;
  if (reason !== undefined) throw new Refused(reason, linesOf(text)(node.at));
}

/**
 * The rows of JSON: features of GeoJSON; objects in a list, in lines, or in an envelope; dictionaries from cells to
 * values. Undefined for anything else.
 *
 * @throws Refused when a value has a format that isn't read
 */
export function jsonTable(text: string): Raw | undefined {
  const start = skip(text, 0, SEPARATORS);
  if (!/^[[{]/.test(text.slice(start, start + 1))) return undefined;
  const rows = new Rows(text);
  const nodes: JsonNode[] = [];
  let between = SEPARATORS;
  for (let at = start; at < text.length;) {
    const begin = at;
    const reading = readNext(text, begin, rows);
    if (!reading) return undefined;
    const {values, end, error, repeated} = reading;
    at = end;
    for (const {at: place, key} of repeated) rows.problem(place, key, repeatedKeyReason());
    if (error) {
      // Where each line is a value, those after a broken one may be whole. An open brace takes in the lines after it.
      const broken = values.length > 0 ? begin : error.at;
      const next = nextLine(text, broken);
      const isLine = values.length > 0 && (nodes.length + rows.count > 0 || next < text.length);
      if (!isLine) nodes.push(...values.map(withoutCut));
      const from = isLine ? begin : error.at;
      rows.problem(from, text.slice(from, from + 40), brokenJsonReason(error.reason));
      between = AFTER_ERROR;
      at = next;
    } else nodes.push(...values);
    at = skip(text, at, between);
  }
  // Features became rows when they were parsed, so that they could be freed.
  const [only, ...others] = nodes;
  const found =
    rows.count === 0 && only && others.length === 0 ? addRows(only, rows) : nodes.every((node) => addItem(node, rows));
  const {raw} = rows;
  return found && ((rows.count > 1 && rows.width > 0) || namesPlaces(raw)) ? raw : undefined;
}

/** Reads the value that begins at an offset. Features, and rows of a list, become rows at once; other values are returned. */
function readNext(
  text: string,
  at: number,
  rows: Rows,
): (Pick<JsonParse, 'end' | 'error' | 'repeated'> & {readonly values: readonly JsonNode[]}) | undefined {
  if (/^\[\s*\{/.test(text.slice(at, at + 100))) {
    const items = new JsonItems(text, at);
    for (let item = items.next(); item; item = items.next()) {
      checkFormat(item, text);
      if (!addItem(item, rows)) return undefined;
    }
    const {end, error, repeated} = items;
    return error && rows.count === 0 ? undefined : {values: [], end, error, repeated};
  }
  const {value, end, bare, error, repeated} = parseJson(text, at);
  // A key without quotes may be code in any language.
  if (!value || (error && (bare || value.type !== 'object' || value.entries.length === 0))) return undefined;
  checkFormat(value, text);
  if (!error && value.type === 'object' && addFeatures(value, rows)) return {values: [], end, repeated};
  return {values: [value], end, error, repeated};
}

function skip(text: string, from: number, what: RegExp): number {
  let at = from;
  while (at < text.length && what.test(text.charAt(at))) at++;
  return at;
}

/** Where the next line that begins with a bracket begins. */
function nextLine(text: string, from: number): number {
  const next = new RegExp(String.raw`\n\x1e?(?=[{[])`, 'g');
  next.lastIndex = from;
  return next.exec(text) ? next.lastIndex : text.length;
}
