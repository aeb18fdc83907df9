import {translate} from '@docusaurus/Translate';
import {merge, textOf} from './tokens';
import type {Token} from './types';
import {formatLocale} from '@h3-docs/base/number';

/** What fits beside a drawing, and on a phone: two indexes a line. */
const LINE_WIDTH = 42;
/** How much of a value is shown. What is left out is counted. */
const MAX_ITEMS = 60;
const MAX_LEAVES = 400;
const MAX_STRING = 2000;
const MAX_DEPTH = 8;
const INDENT = 2;

/** Larger numbers are not printed: finding their digits takes long. */
const MOST_BIGINT = 10n ** 1000n;
/** The characters of a whole result, or of one call of `console.log`, that are shown. */
export const MAX_TEXT = 20_000;
/** Values that one call of `console.log` prints. */
const MAX_PRINTED = 100;

/** An index of any mode (cell, directed edge, vertex) as h3-js writes it: 15 hexadecimal digits, or 16. */
const indexPattern = /^[0-9a-f]{15,16}$/i;

/** A value on its way to text: its lines are joined by tokens that hold line breaks. */
interface Piece {
  readonly tokens: readonly Token[];
  /** Characters, when it is on one line; Infinity when it takes several. */
  readonly width: number;
}

interface State {
  /** The objects around the one being printed, to find circles. */
  readonly around: readonly object[];
  readonly leaves: {left: number};
}

function count(value: number): string {
  return formatLocale(value);
}

function moreCharacters(left: number): string {
  return `… ${translate({message: '{count} more characters'}, {count: count(left)})}`;
}

function moreOf(left: number): string {
  return translate({message: '{count} more'}, {count: count(left)});
}

function one(token: Token): Piece {
  return {tokens: [token], width: textOf([token]).length};
}

/** The kind of a built-in object, whichever realm made it: 'Map', 'Date', 'Error'… */
function tagOf(value: object): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}

function printString(value: string): Piece {
  if (indexPattern.test(value)) return one({text: JSON.stringify(value), value: value.toLowerCase()});
  if (value.length <= MAX_STRING) return one(JSON.stringify(value));
  return one(`${JSON.stringify(value.slice(0, MAX_STRING))}${moreCharacters(value.length - MAX_STRING)}`);
}

function printFunction(value: {readonly name?: unknown}): Piece {
  return one(`[function${typeof value.name === 'string' && value.name ? ` ${cut(value.name)}` : ''}]`);
}

function isPosition(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((item) => Number.isFinite(item));
}

/** Puts pieces between brackets, on one line. */
function flat(open: string, pieces: readonly Piece[], close: string): Piece {
  const tokens = pieces.flatMap((piece, index) => (index === 0 ? piece.tokens : [', ', ...piece.tokens]));
  const width = pieces.reduce((sum, piece) => sum + piece.width + 2, open.length + close.length - 2);
  return {tokens: [open, ...tokens, close], width};
}

/** Puts pieces between brackets: on one line if they fit, filled lines if all are short, else one a line. */
function enclose(open: string, pieces: readonly Piece[], close: string, depth: number, fill: boolean): Piece {
  if (pieces.length === 0) return one(open + close);
  const oneLine = flat(open, pieces, close);
  if (oneLine.width + depth * INDENT <= LINE_WIDTH) return oneLine;
  const margin = `\n${' '.repeat((depth + 1) * INDENT)}`;
  const tokens: Token[] = [open];
  let column = Infinity;
  pieces.forEach((piece, index) => {
    const comma = index === pieces.length - 1 ? '' : ',';
    if (fill && column + piece.width + 2 <= LINE_WIDTH) {
      tokens.push(' ');
      column += 1;
    } else {
      tokens.push(margin);
      column = (depth + 1) * INDENT;
    }
    tokens.push(...piece.tokens, comma);
    column += piece.width + comma.length;
  });
  tokens.push(`\n${' '.repeat(depth * INDENT)}${close}`);
  return {tokens, width: Infinity};
}

/** Prints the first of `items`, as many as the limits allow, and counts the rest. */
function printItems<Item>(
  items: Iterable<Item>,
  size: number,
  state: State,
  print: (item: Item, state: State) => Piece,
): Piece[] {
  const pieces: Piece[] = [];
  for (const item of items) {
    if (pieces.length === MAX_ITEMS || (state.leaves.left <= 0 && pieces.length > 0)) break;
    pieces.push(print(item, state));
  }
  if (size > pieces.length) pieces.push(one(`… ${moreOf(size - pieces.length)}`));
  return pieces;
}

function printArray(prefix: string, items: ArrayLike<unknown>, state: State): Piece {
  const depth = state.around.length - 1;
  const pieces = printItems(
    Array.from({length: Math.min(items.length, MAX_ITEMS + 1)}, (_, i) => items[i]),
    items.length,
    state,
    printValue,
  );
  const fill = pieces.every(({tokens, width}) => tokens.length === 1 && width <= LINE_WIDTH / 2);
  // A position is one thing, whatever its length.
  if (prefix === '' && isPosition(items)) {
    return one({text: textOf(flat('[', pieces, ']').tokens), value: `${items[0]},${items[1]}`});
  }
  return enclose(`${prefix}[`, pieces, ']', depth, fill);
}

function printEntries<Key>(
  open: string,
  entries: Iterable<readonly [Key, unknown]>,
  size: number,
  separator: string,
  state: State,
  printKey: (key: Key, state: State) => Piece,
): Piece {
  const pieces = printItems(entries, size, state, ([name, value], inner) => {
    const [key, piece] = [printKey(name, inner), printValue(value, inner)];
    return {tokens: [...key.tokens, separator, ...piece.tokens], width: key.width + separator.length + piece.width};
  });
  return enclose(open, pieces, '}', state.around.length - 1, false);
}

function printObject(value: object, state: State): Piece {
  const tag = tagOf(value);
  if (Array.isArray(value)) return printArray('', value, state);
  if (ArrayBuffer.isView(value) && tag !== 'DataView') {
    const items = value as unknown as ArrayLike<unknown>;
    return printArray(`${tag}(${count(items.length)}) `, items, state);
  }
  if (tag === 'Map') {
    const map = value as Map<unknown, unknown>;
    return printEntries(`Map(${count(map.size)}) {`, map, map.size, ' => ', state, printValue);
  }
  if (tag === 'Set') {
    const set = value as Set<unknown>;
    const pieces = printItems(set, set.size, state, printValue);
    return enclose(`Set(${count(set.size)}) {`, pieces, '}', state.around.length - 1, true);
  }
  if (tag === 'Error' || tag === 'Date' || tag === 'RegExp') {
    const printable = value as Error | Date | RegExp;
    return one(cut(tag === 'Error' ? String(printable) : `${tag} ${String(printable)}`));
  }
  if (tag !== 'Object' && tag !== 'Arguments') return one(cut(`[${tag}]`));
  const keys = Object.keys(value);
  const entries = keys.slice(0, MAX_ITEMS + 1).map((key) => [key, Reflect.get(value, key) as unknown] as const);
  return printEntries('{', entries, keys.length, ': ', state, (key) => one(JSON.stringify(cut(key))));
}

function printValue(value: unknown, state: State): Piece {
  state.leaves.left -= 1;
  switch (typeof value) {
    case 'string':
      return printString(value);
    case 'bigint':
      return one(
        -MOST_BIGINT < value && value < MOST_BIGINT
          ? `${value}n`
          : `[${translate({message: 'bigint of more than {count} digits'}, {count: count(1000)})}]`,
      );
    case 'number':
      return one(Object.is(value, -0) ? '-0' : String(value));
    case 'function':
      return printFunction(value);
    case 'object': {
      if (value === null) return one('null');
      if (state.around.includes(value)) return one(`[${translate({message: 'circular'})}]`);
      if (state.around.length === MAX_DEPTH) return one(Array.isArray(value) ? '[…]' : '{…}');
      // An array of numbers or strings is counted by its items, not by itself.
      state.leaves.left += 1;
      return printObject(value, {...state, around: [...state.around, value]});
    }
    default:
      return one(cut(String(value)));
  }
}

/** The beginning of a text. What is left out is counted. */
function shorten(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  let left = MAX_TEXT;
  for (const token of tokens) {
    if (typeof token === 'string') kept.push(token.slice(0, left));
    else if (token.text.length <= left) kept.push(token);
    left -= textOf([token]).length;
    if (left < 0) return [...kept, moreCharacters(textOf(tokens).length - textOf(kept).length)];
  }
  return kept;
}

/**
 * A value as readable text: JSON where JSON can say it, and for the rest what JavaScript would: `undefined`, `NaN`,
 * `12n`, `Uint32Array(2) [1, 2]`, `[circular]`. Of a large value the beginning is shown and the rest counted
 * ('… 117,644 more'), in time that does not depend on its size.
 *
 * H3 indexes are marked by themselves (in lower case), and pairs of numbers by `first,second`.
 * Used by the build and by the browser, on values of any realm.
 */
export function format(value: unknown): Token[] {
  return shorten(merge(printValue(value, {around: [], leaves: {left: MAX_LEAVES}}).tokens));
}

/** One call of `console.log`: strings as they are, other values formatted, a line break at the end. */
export function formatLog(values: readonly unknown[]): Token[] {
  const tokens = values
    .slice(0, MAX_PRINTED)
    .flatMap((value, index): Token[] => [
      ...(index > 0 ? [' '] : []),
      ...(typeof value === 'string' && !indexPattern.test(value) ? [cut(value)] : bare(value)),
    ]);
  const more = values.length - MAX_PRINTED;
  return [...shorten(merge(tokens)), more > 0 ? ` … ${moreOf(more)}\n` : '\n'];
}

function cut(text: string): string {
  return text.length <= MAX_STRING ? text : `${text.slice(0, MAX_STRING)}${moreCharacters(text.length - MAX_STRING)}`;
}

/** A printed index goes without quotes, like any printed string. */
function bare(value: unknown): Token[] {
  return typeof value === 'string' ? [{text: value, value: value.toLowerCase()}] : format(value);
}
