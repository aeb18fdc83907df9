/** A key in quotes or without, at the start of a line. */
const KEY = /^(?:"([^"\\]*)"|'([^']*)'|([\p{L}\p{N}_][\p{L}\p{N}_ .@/-]{0,80})):(?=\s|$)/u;
/** A mapping or a list on one line, without others in it. */
const FLOW = /^(?:\{([^{}[\]"']*)\}|\[[^{}[\]]*\])$/;
/** What begins values that aren't read: anchors, tags, texts of several lines, and larger mappings and lists. */
const NOT_PLAIN = /^[[{&*!|>%@`]/;
const NOTHING = /^(?:~|null)?$/i;
/** Lines without data. */
export const SKIPPED = /^\s*(?:#|---\s*$|\.\.\.\s*$|%YAML\b|$)/;

/** A line of YAML with a key and a value. */
export interface Entry {
  /** The column of the dash, or of the key where there is none, counted from 0. */
  readonly start: number;
  /** The column of the key. */
  readonly indent: number;
  readonly isItem: boolean;
  readonly key: string;
  readonly value: string;
}

/** A line with a key; undefined for other lines. */
export function entryOf(line: string): Entry | undefined {
  const start = line.search(/\S/);
  const dash = /^-\s+/.exec(line.slice(start))?.[0].length ?? 0;
  const content = line.slice(start + dash);
  const [whole, double, single, bare] = KEY.exec(content) ?? [];
  if (whole === undefined) return undefined;
  return {
    start,
    indent: start + dash,
    isItem: dash > 0,
    key: double ?? single ?? bare ?? '',
    value: content.slice(whole.length).trim(),
  };
}

/** A line that is an item of a list without a key, such as `- x`, with the column of its dash. */
export interface Item {
  readonly start: number;
  readonly value: string;
}

/** A line as an item without a key; undefined for other lines. */
export function itemOf(line: string): Item | undefined {
  const start = line.search(/\S/);
  return /^-\s/.test(line.slice(start)) ? {start, value: line.slice(start + 1).trim()} : undefined;
}

/** The keys and values of a mapping on one line, such as `{h3: 8928…, n: 5}`; undefined for anything else. */
export function flowOf(value: string): readonly Pick<Entry, 'key' | 'value'>[] | undefined {
  const inner = FLOW.exec(value)?.[1];
  if (inner === undefined) return undefined;
  const entries = inner.split(',').map((part) => entryOf(part.trim()));
  return entries.every((entry) => entry !== undefined && !entry.isItem)
    ? entries.filter((entry) => entry !== undefined)
    : undefined;
}

/** The text of a plain or quoted value; undefined for nothing, and false for anything that isn't read. */
export function scalarOf(value: string): string | undefined | false {
  const [, double, single] = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)')\s*(?:#.*)?$/.exec(value) ?? [];
  if (double !== undefined) return double.replace(/\\(["\\/])/g, '$1');
  if (single !== undefined) return single.replaceAll("''", "'");
  const comment = value.search(/(?<=\s)#|^#/);
  const plain = (comment < 0 ? value : value.slice(0, comment)).trim();
  if (FLOW.test(plain)) return plain;
  if (NOT_PLAIN.test(plain) || /^["']/.test(plain)) return false;
  return NOTHING.test(plain) ? undefined : plain;
}
