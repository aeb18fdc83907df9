import {translate} from '@docusaurus/Translate';
import {
  afterComment,
  JsonItems,
  type JsonNode,
  type JsonParse,
  parseJson,
  repeatedKeyReason,
  withoutCut,
} from '../../../input/json';
import {LineNumbers} from '../../../input/line-numbers';
import {type RawTable, uniqueNames} from '../../rawTable';
import {JsonTable} from './table';
import {addFeatures} from './features';
import {addItem, addSingle} from './rows';
import {addDictionary, addIndexed, addInnerDictionary, addNamed} from './dictionaries';
import {addArrays, addColumns} from './columns';
import {addEnvelope} from './envelope';
import {withoutLists} from './lists';

/** What may stand between values: the record separator is that of sequences (RFC 8142). */
const SEPARATORS = new RegExp(String.raw`[\s,;\x1e]`);

/** How code begins that gives a name to JSON or passes it to a function. */
const CODE =
  /^(?:export\s+)?(?:default\s|(?:(?:const|let|var)\s+)?[\w$.]+(?:\s*:[^=\n]{1,80}|\s*)=(?:\s*[\w$.]+\()?|[\w$.]+\()\s*(?=[[{])/;

/** What may stand behind JSON in code, and behind the line of an error. */
const AFTER_CODE = /[\s,;)]/;
const AFTER_ERROR = new RegExp(String.raw`[\s,;\x1e\]}]`);

/**
 * The rows of JSON: features of GeoJSON; objects in a list, in lines, or in an envelope; dictionaries from cells to
 * values; and columns as pandas writes them. Undefined for anything else.
 */
export function jsonTable(text: string): RawTable | undefined {
  let start = skip(text, 0, SEPARATORS);
  const isCode = /[A-Za-z_$]/.test(text.charAt(start));
  if (isCode) start += CODE.exec(text.slice(start, start + 500))?.[0].length ?? 0;
  if (!/^[[{]/.test(text.slice(start, start + 1))) return undefined;
  const table = new JsonTable(new LineNumbers(text).lineOf);
  const nodes: JsonNode[] = [];
  let between = isCode ? AFTER_CODE : SEPARATORS;
  for (let at = start; at < text.length;) {
    const begin = at;
    const reading = readNext(text, begin, table);
    if (!reading) return undefined;
    const {values, end, error, repeated} = reading;
    at = end;
    for (const {at: place, key} of repeated) table.problem(place, key, repeatedKeyReason());
    if (error) {
      // Where each line is a value, those after a broken one may be whole. An open brace takes in the lines after it.
      const broken = values.length > 0 ? begin : error.at;
      const next = nextLine(text, broken);
      const isLine = values.length > 0 && (nodes.length + table.rows.length > 0 || next < text.length);
      if (!isLine) nodes.push(...values.map(withoutCut));
      const from = isLine ? begin : error.at;
      table.problem(
        from,
        text.slice(from, from + 40),
        translate({message: 'this JSON is not valid: {reason}. The rest was skipped'}, {reason: error.reason}),
      );
      between = AFTER_ERROR;
      at = next;
    } else nodes.push(...values);
    at = skip(text, at, between);
  }
  if (table.refused) return {names: [], rows: [], certain: true, problems: [table.refused], refused: true};
  // Features became rows when they were parsed, so that they could be freed.
  const found = table.rows.length === 0 ? rowsOf(nodes, table) : nodes.every((node) => addItem(node, table));
  const {rows, problems, features, leftOut} = table;
  if (!found || rows.length === 0 || (table.names.length === 0 && !features)) return undefined;
  return {
    names: uniqueNames(table.names),
    rows,
    certain: rows.length > 1 || features,
    problems,
    notes: leftOut.notes(),
  };
}

/** Reads the value that begins at an offset. Features, and rows of a list, become rows at once; other values are returned. */
function readNext(
  text: string,
  at: number,
  table: JsonTable,
): (Pick<JsonParse, 'end' | 'error' | 'repeated'> & {readonly values: readonly JsonNode[]}) | undefined {
  if (/^\[\s*\{/.test(text.slice(at, at + 100))) {
    const items = new JsonItems(text, at);
    for (let item = items.next(); item; item = items.next()) if (!addItem(item, table)) return undefined;
    const {end, error, repeated} = items;
    return error && table.rows.length === 0 ? undefined : {values: [], end, error, repeated};
  }
  const {value, end, bare, error, repeated} = parseJson(text, at);
  // A key without quotes may be code in any language.
  if (!value || (error && (bare || value.type !== 'object' || value.entries.length === 0))) return undefined;
  if (!error && value.type === 'object' && (table.refuses(value) || addFeatures(value, table)))
    return {values: [], end, repeated};
  return {values: [value], end, error, repeated};
}

function skip(text: string, from: number, what: RegExp): number {
  for (let at = from; ;) {
    while (at < text.length && what.test(text.charAt(at))) at++;
    const end = afterComment(text, at);
    if (end === at) return at;
    at = end;
  }
}

/** Where the next line that begins with a bracket begins. */
function nextLine(text: string, from: number): number {
  const next = new RegExp(String.raw`\n\x1e?(?=[{[])`, 'g');
  next.lastIndex = from;
  return next.exec(text) ? next.lastIndex : text.length;
}

/** Adds the rows of values that aren't features; false when they are something else. */
function rowsOf(nodes: readonly JsonNode[], table: JsonTable): boolean {
  const [first, second] = nodes;
  if (!first) return false;
  if (second) return nodes.every((node) => addItem(node, table));
  if (first.type === 'array') return addList(withoutLists(first), table);
  if (first.type !== 'object') return false;
  return (
    addDictionary(first, table) ||
    addInnerDictionary(first, table) ||
    addNamed(first, table) ||
    addColumns(first, table) ||
    addIndexed(first, table) ||
    addEnvelope(first, table) ||
    addSingle(first, table)
  );
}

function addList(items: readonly JsonNode[], table: JsonTable): boolean {
  const [first] = items;
  if (first?.type === 'array') return addArrays(items, table);
  return first?.type === 'object' && items.every((item) => addItem(item, table));
}
