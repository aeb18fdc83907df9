import {translate} from '@docusaurus/Translate';
import {interpolate, type Values} from '@h3-docs/base/interpolate';
import {formatList} from '@h3-docs/base/number';
import {assemble} from './assemble';
import {functionsPage, guide} from './pages';
import type {VersionReader} from './engine/version';
import type {Conversion, Edit, Embedded, Note, ReadLanguage, Version} from './types';

/** A range of the code. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** How many names a note has at most. */
const mostNames = 8;

const andMore = (count: number): string =>
  translate({message: 'There are {count} more. The table has the names of all functions.'}, {count: String(count)});

/** A note without its places. */
type Remark = Omit<Note, 'places'>;

/** Names that one note asks about, with their names in 4.x. */
interface Asked {
  readonly text: string;
  readonly values: Values;
  readonly renames: Map<string, string>;
  readonly link: string;
  readonly places: Set<number>;
}

/** Collects the edits and notes of one conversion. */
export class Draft {
  private readonly edits = new Map<number, Edit>();
  private readonly insertions = new Map<number, string>();
  private readonly notes = new Map<string, Remark & {readonly places: Set<number>}>();
  private readonly asked = new Map<string, Asked>();
  /** The notes that code for 4.x keeps. */
  private readonly kept = new Set<string>();
  private readonly embedded: Embedded[] = [];
  /** Where the program tests which release it runs with. */
  private readonly guards = new Set<number>();

  /** Where the edits start, in the order in which they were made. */
  private readonly starts: number[] = [];
  private lastInsertion = -1;

  constructor(
    /** The language of the facts about calls. */
    readonly language: ReadLanguage,
    readonly code: string,
    /** The functions of 3.x. */
    readonly names: VersionReader,
  ) {}

  /** The source text of a node. */
  text(node: Range): string {
    return this.code.slice(node.from, node.to);
  }

  /** Replaces a range. A second edit at the same position is ignored, and so is one that changes nothing. */
  replace(node: Range, insert: string): void {
    if (this.text(node) === insert || this.edits.has(node.from)) return;
    this.edits.set(node.from, {from: node.from, to: node.to, insert});
    this.starts.push(node.from);
  }

  /**
   * Removes the edits of a range, and returns its text with them. Only edits behind the range may have been made after them.
   * The text that was inserted stays where it is.
   */
  take(node: Range): string {
    const taken: Edit[] = [];
    const behind: number[] = [];
    for (let start = this.starts.at(-1) ?? -1; start >= node.from; start = this.starts.at(-1) ?? -1) {
      this.starts.pop();
      const edit = this.edits.get(start);
      if (start > node.to) behind.unshift(start);
      else if (edit) taken.push(edit);
      if (start <= node.to) this.edits.delete(start);
    }
    this.starts.push(...behind);
    let text = '';
    let end = node.from;
    for (const {from, to, insert} of taken.sort((a, b) => a.from - b.from)) {
      text += this.code.slice(end, from) + insert;
      end = to;
    }
    return text + this.code.slice(end, node.to);
  }

  /** Whether text was inserted behind an offset. */
  hasInsertionAfter(offset: number): boolean {
    return this.lastInsertion > offset;
  }

  /** Inserts text at an offset, in front of an edit there. */
  insert(at: number, text: string): void {
    this.insertions.set(at, (this.insertions.get(at) ?? '') + text);
    this.lastInsertion = Math.max(this.lastInsertion, at);
  }

  /** Notes something about a place, with values in its text. Notes with the same words are one note with several places. */
  note(place: number, note: Remark, values: Values = {}): void {
    const text = interpolate(note.text, values);
    const known = this.notes.get(text);
    if (known) known.places.add(place);
    else this.notes.set(text, {...note, text, places: new Set([place])});
  }

  /**
   * Asks whether a name is H3's. Names about which the question has the same words are in one note: its text has `{names}`
   * for a list of them, and `{renames}` for one of the names that they get.
   */
  ask(place: number, name: string, text: string, values: Values = {}, to = this.names.renamed(name)?.to ?? ''): void {
    const key = interpolate(text, values);
    const link = this.names.linkOf(name);
    const known = this.asked.get(key) ?? {text, values, link, renames: new Map<string, string>(), places: new Set()};
    this.asked.set(key, known);
    known.renames.set(name, to);
    known.places.add(place);
  }

  /** The notes that ask about names. */
  private *questions(): Generator<Remark & {readonly places: ReadonlySet<number>}> {
    for (const {text, values, renames, link, places} of this.asked.values()) {
      const shown = [...renames].slice(0, mostNames);
      const names = shown.map(([name]) => `\`${name}\``);
      const pairs = shown.map(([name, to]) =>
        translate({message: '`{name}` to `{to}`', description: 'A pair of names'}, {name, to}),
      );
      const lists = {names: formatList(names, 'conjunction'), renames: formatList(pairs, 'conjunction')};
      const question = interpolate(text, {...values, ...lists});
      const more = renames.size - shown.length;
      yield {
        kind: 'byHand',
        text: more > 0 ? `${question} ${andMore(more)}` : question,
        places,
        link: more > 0 ? functionsPage : link,
      };
    }
  }

  /** Notes code that has to be changed by hand. */
  byHand(place: number, text: string, link: string, values: Values = {}): void {
    this.note(place, {kind: 'byHand', text, link}, values);
  }

  /** Notes code that the converter leaves on purpose, in code for 4.x too. */
  left(place: number, text: string, link: string, once?: Note['once']): void {
    this.note(place, {kind: 'byHand', text, link, ...(once && {once})});
    this.kept.add(text);
  }

  /** Adds code of another language, which is left as it is here. */
  embed(code: Embedded): void {
    this.embedded.push(code);
  }

  /** Notes that the program tests here which release of H3 it runs with. */
  guard(place: number): void {
    this.guards.add(place);
  }

  /**
   * Notes the first name that may be a function of 3.x and was neither renamed nor noted, where the grammar stopped
   * understanding the code.
   */
  unreadable(error: number | undefined, isOld = (name: string): boolean => this.names.isOld(name)): void {
    if (error === undefined) return;
    const notes = [...this.notes.values(), ...this.asked.values()];
    const told = new Set([...this.insertions.keys(), ...notes.flatMap(({places}) => [...places])]);
    const edits = [...this.edits.values()].sort((a, b) => a.from - b.from);
    let next = 0;
    let edited = 0;
    for (const {0: name, 1: empty, index} of this.code.matchAll(/\b[A-Za-z_]\w*(?= ?\((\))?)/g)) {
      // Only the functions for the cells of resolution 0 take nothing.
      if (empty !== undefined && !/res_?0/i.test(name)) continue;
      // A call can be rewritten whole, with the name in it.
      for (let edit = edits[next]; edit && edit.from <= index; edit = edits[next]) {
        edited = Math.max(edited, edit.to);
        next += 1;
      }
      if (index < error || !isOld(name) || index + name.length <= edited || told.has(index)) continue;
      this.byHand(
        index,
        translate({message: 'The converter can’t read the code here. Check the names after this place.'}),
        functionsPage,
      );
      return;
    }
  }

  /**
   * Applies the edits. Code that was written for 4.x stays as it is. So does code that runs with both releases, because
   * 3.x doesn't have the new names.
   */
  finish(version: Version): Conversion {
    const notes = [...this.notes.values(), ...this.questions()]
      .map(({places, ...note}): Note => ({...note, places: [...places].sort((a, b) => a - b)}))
      .sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0));
    const isBoth = this.guards.size > 0 && version !== '4.x' && version !== 'none';
    if (isBoth || version === '4.x') {
      const left = {code: this.code, changes: [], embedded: this.embedded};
      const kept = notes.filter(({text}) => this.kept.has(text));
      if (!isBoth) return {...left, notes: kept, version};
      const renamed = [...this.edits.keys(), ...this.guards].sort((a, b) => a - b);
      const text = translate({
        message:
          'This code runs with 3.x and 4.x, so the converter left it as it is. When you no longer need 3.x, delete the branches for 3.x by hand.',
      });
      return {...left, notes: [{kind: 'byHand', text, link: guide, places: renamed}, ...kept], version: 'both'};
    }
    const inserted = [...this.insertions].map(([at, insert]): Edit => ({from: at, to: at, insert}));
    return {
      ...assemble(this.code, [...inserted, ...this.edits.values()]),
      notes,
      version,
      embedded: this.embedded,
    };
  }
}
