import {translate} from '@docusaurus/Translate';
import {isIndexLike} from '../../input/lines';
import {recordOfLine} from '../../input/record';
import type {Problem} from '../../input/types';
import type {RawTable} from '../rawTable';
import {KeyedRows} from './keyed';
import {havePlaces, outsideRows} from './placed';
import {entryOf, flowOf, itemOf, scalarOf, SKIPPED, type Entry, type Item} from './yamlLines';

/**
 * The rows of a list of YAML, or of a dictionary whose keys are indexes; other keys may stand above and below them. The
 * keys of a mapping in a row are joined by points. Undefined where the text isn't such YAML, or a row holds more than
 * mappings and lists of scalars.
 */
export function yamlTable(text: string): RawTable | undefined {
  if (!/^(?:[\s#%-]*["'\p{L}\p{N}_]|\s*-\s+\{)/u.test(text.slice(0, 1000))) return undefined;
  const reader = new Reader();
  for (const [number, line] of text.split('\n').entries()) {
    if (SKIPPED.test(line)) continue;
    const entry = entryOf(line);
    const item = entry ? undefined : itemOf(line);
    const isTaken = entry ? reader.take(entry, number + 1, line) : item && reader.takeItem(item, number + 1);
    if (isTaken !== true) return undefined;
  }
  const {names, rows} = reader.end();
  return names.length > 1 && havePlaces(names, rows)
    ? {names, rows, certain: true, problems: reader.problems}
    : undefined;
}

/** Takes the lines of YAML one by one. */
class Reader {
  private readonly keyed = new KeyedRows();
  readonly problems: Problem[] = [];
  /** The first line of rows. */
  private first: Entry | undefined;
  /** The column of the keys of a row; undefined before the first of them. */
  private own: number | undefined;
  /** The keys of the mappings that a line is in. */
  private parents: readonly Entry[] = [];
  /** The items of the list that the last lines are of. */
  private list: string[] = [];
  private isEnded = false;

  /** @returns false where the text isn't such YAML */
  take(entry: Entry, line: number, text: string): boolean {
    this.closeList();
    const isRow = this.first
      ? entry.start === this.first.start && entry.isItem === this.first.isItem
      : entry.isItem || isIndexLike(entry.key);
    if (isRow) return !this.isEnded && this.begin(entry, line);
    if (!this.first || (!entry.isItem && entry.start <= this.first.start)) {
      this.isEnded = this.first !== undefined;
      if (entry.value !== '') this.problems.push(outsideRows(text, line));
      return true;
    }
    this.own ??= entry.indent;
    this.parents = this.parents.filter((parent) => parent.indent < entry.indent);
    return !entry.isItem && (this.parents.length > 0 || entry.indent === this.own) && this.add(entry);
  }

  /**
   * Takes an item without a key: a row on one line, or a value of a list in a row.
   *
   * @returns false where the text isn't such YAML
   */
  takeItem({start, value}: Item, line: number): boolean {
    const row = flowOf(value);
    if (row && (this.first === undefined || start === this.first.start)) {
      this.closeList();
      this.first ??= {start, indent: start, isItem: true, key: '', value: ''};
      if (this.isEnded || !this.first.isItem) return false;
      this.parents = [];
      this.keyed.begin({line, record: recordOfLine(line)});
      return row.every((entry) => this.addField([entry.key], entry.value));
    }
    const parent = this.parents.at(-1);
    const field = scalarOf(value);
    if (!parent || start < parent.indent || field === undefined || field === false) return false;
    this.list.push(field);
    return true;
  }

  /** The rows, after the last line. */
  end(): KeyedRows['table'] {
    this.closeList();
    return this.keyed.table;
  }

  /** The list of a row as JSON writes it. */
  private closeList(): void {
    if (this.list.length === 0) return;
    this.keyed.add(this.parents.map(({key}) => key).join('.'), JSON.stringify(this.list));
    this.list = [];
  }

  private begin(entry: Entry, line: number): boolean {
    const {key, value, isItem} = entry;
    this.first ??= entry;
    this.parents = [];
    this.keyed.begin({line, record: recordOfLine(line)});
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
    const path = [...this.parents, entry];
    // A key without a value is the name of the mapping or the list below it, or of nothing.
    if (entry.value === '') this.parents = path;
    const keys = path.map(({key}) => key);
    const flow = flowOf(entry.value);
    return flow
      ? flow.every(({key, value}) => this.addField([...keys, key], value))
      : entry.value === '' || this.addField(keys, entry.value);
  }

  private addField(path: readonly string[], value: string): boolean {
    const field = scalarOf(value);
    return field !== false && this.keyed.add(path.join('.'), field);
  }
}
