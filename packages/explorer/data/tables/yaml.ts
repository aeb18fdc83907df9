import {translate} from '@docusaurus/Translate';
import {isIndexLike} from '../../input/lines';
import {recordOfLine} from '../../input/record';
import type {Problem} from '../../input/types';
import type {RawTable} from '../rawTable';
import {KeyedRows} from './keyed';
import {havePlaces} from './placed';

/** A key in quotes or without, at the start of a line. */
const KEY = /^(?:"([^"\\]*)"|'([^']*)'|([\p{L}\p{N}_][\p{L}\p{N}_ .@/-]{0,80})):(?=\s|$)/u;
/** What begins values that aren't read: lists, anchors, tags, and texts of several lines. */
const NOT_PLAIN = /^[[{&*!|>%@`]/;
const NOTHING = /^(?:~|null)?$/i;
/** Lines without data. */
const SKIPPED = /^\s*(?:#|---\s*$|\.\.\.\s*$|%YAML\b|$)/;

/** A line of YAML with a key and a value. */
interface Entry {
  /** The column of the dash, or of the key where there is none, counted from 0. */
  readonly start: number;
  /** The column of the key. */
  readonly indent: number;
  readonly isItem: boolean;
  readonly key: string;
  readonly value: string;
}

function entryOf(line: string): Entry | undefined {
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

/** The text of a plain or quoted value; undefined for nothing, and false for anything that isn't read. */
function scalarOf(value: string): string | undefined | false {
  const [, double, single] = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)')\s*(?:#.*)?$/.exec(value) ?? [];
  if (double !== undefined) return double.replace(/\\(["\\/])/g, '$1');
  if (single !== undefined) return single.replaceAll("''", "'");
  const comment = value.search(/(?<=\s)#|^#/);
  const plain = (comment < 0 ? value : value.slice(0, comment)).trim();
  if (NOT_PLAIN.test(plain) || /^["']/.test(plain)) return false;
  return NOTHING.test(plain) ? undefined : plain;
}

/**
 * The rows of a list of YAML, or of a dictionary whose keys are indexes; other keys may stand above and below them. The
 * keys of a mapping in a row are joined by points. Undefined where a row holds a list, or the text isn't such YAML.
 */
export function yamlTable(text: string): RawTable | undefined {
  if (!/^[\s#%-]*["'\p{L}\p{N}_]/u.test(text.slice(0, 1000))) return undefined;
  const reader = new Reader();
  for (const [number, line] of text.split('\n').entries()) {
    const entry = SKIPPED.test(line) ? undefined : entryOf(line);
    if (entry ? !reader.take(entry, number + 1, line) : !SKIPPED.test(line)) return undefined;
  }
  const {names, rows} = reader.keyed.table;
  return names.length > 1 && havePlaces(names, rows)
    ? {names, rows, certain: true, problems: reader.problems}
    : undefined;
}

/** Takes the lines of YAML one by one. */
class Reader {
  readonly keyed = new KeyedRows();
  readonly problems: Problem[] = [];
  /** The first line of rows. */
  private first: Entry | undefined;
  /** The column of the keys of a row; undefined before the first of them. */
  private own: number | undefined;
  /** The keys of the mappings that a line is in. */
  private parents: readonly Entry[] = [];
  private isEnded = false;

  /** @returns false where the text isn't such YAML */
  take(entry: Entry, line: number, text: string): boolean {
    const isRow = this.first
      ? entry.start === this.first.start && entry.isItem === this.first.isItem
      : entry.isItem || isIndexLike(entry.key);
    if (isRow) return !this.isEnded && this.begin(entry, line);
    if (!this.first || (!entry.isItem && entry.start <= this.first.start)) {
      this.isEnded = this.first !== undefined;
      if (entry.value !== '')
        this.problems.push({
          line,
          text,
          reason: translate({message: 'this line is outside the rows and was skipped'}),
        });
      return true;
    }
    this.own ??= entry.indent;
    this.parents = this.parents.filter((parent) => parent.indent < entry.indent);
    return !entry.isItem && (this.parents.length > 0 || entry.indent === this.own) && this.add(entry);
  }

  private begin(entry: Entry, line: number): boolean {
    const {key, value, isItem} = entry;
    this.first ??= entry;
    this.parents = [];
    this.keyed.begin(line, recordOfLine(line));
    if (isItem) {
      this.own ??= entry.indent;
      return entry.indent === this.own && this.add(entry);
    }
    // Two indexes on a line are no row.
    if (!isIndexLike(key) || isIndexLike(value)) return false;
    this.keyed.add('h3', key);
    return value === '' || this.add({...entry, key: translate({message: 'value'})});
  }

  private add(entry: Entry): boolean {
    const field = scalarOf(entry.value);
    if (field === false) return false;
    // A key without a value is the name of the mapping below it, or of nothing.
    if (entry.value === '') this.parents = [...this.parents, entry];
    else return this.keyed.add([...this.parents, entry].map(({key}) => key).join('.'), field);
    return true;
  }
}
