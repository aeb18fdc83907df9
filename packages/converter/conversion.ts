import {translate} from '@docusaurus/Translate';
import {functionsPage} from './pages';
import type {Change, Conversion, Edit, Note} from './types';

/** Collects the edits and notes of one conversion. */
export class Draft {
  private readonly edits = new Map<number, Edit>();
  private readonly insertions = new Map<number, string>();
  private readonly notes = new Map<string, Omit<Note, 'places'> & {places: Set<number>}>();

  /** Where the edits start, in the order in which they were made. */
  private readonly starts: number[] = [];
  private lastInsertion = -1;

  constructor(readonly code: string) {}

  /** The source text of a node. */
  text(node: {readonly from: number; readonly to: number}): string {
    return this.code.slice(node.from, node.to);
  }

  /** Replaces a range. A second edit at the same position is ignored, and so is one that changes nothing. */
  replace(node: {readonly from: number; readonly to: number}, insert: string): void {
    if (this.text(node) === insert || this.edits.has(node.from)) return;
    this.edits.set(node.from, {from: node.from, to: node.to, insert});
    this.starts.push(node.from);
  }

  /**
   * Removes the edits of a range, and returns its text with them. They have to be the last edits that were made. The
   * text that was inserted stays where it is.
   */
  take(node: {readonly from: number; readonly to: number}): string {
    const taken: Edit[] = [];
    for (let start = this.starts.at(-1) ?? -1; start >= node.from; start = this.starts.at(-1) ?? -1) {
      const edit = this.edits.get(start);
      if (edit) taken.push(edit);
      this.edits.delete(start);
      this.starts.pop();
    }
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

  /** Notes something about a place. Notes with the same words are one note with several places. */
  note(place: number, {kind, text, link}: Omit<Note, 'places'>): void {
    const known = this.notes.get(text);
    if (known) known.places.add(place);
    else this.notes.set(text, {kind, text, link, places: new Set([place])});
  }

  /** Notes code that has to be changed by hand. */
  byHand(place: number, text: string, link: string): void {
    this.note(place, {kind: 'byHand', text, link});
  }

  /** Notes where the grammar stopped understanding the code, if it did. */
  unreadable(place: number | undefined): void {
    if (place === undefined) return;
    this.byHand(
      place,
      translate({message: 'The converter can’t read the code here. Check the names after this place.'}),
      functionsPage,
    );
  }

  /** Applies the edits. Of two that overlap, the later one is dropped. */
  finish(): Conversion {
    let code = '';
    let end = 0;
    const changes: Change[] = [];
    const inserted = [...this.insertions].map(([at, insert]): Edit => ({from: at, to: at, insert}));
    for (const edit of [...inserted, ...this.edits.values()].sort((a, b) => a.from - b.from)) {
      if (edit.from < end) continue;
      code += this.code.slice(end, edit.from);
      changes.push({...edit, at: code.length});
      code += edit.insert;
      end = edit.to;
    }
    const notes = [...this.notes.values()].map(({kind, text, link, places}) => ({
      kind,
      text,
      link,
      places: [...places].sort((a, b) => a - b),
    }));
    return {
      code: code + this.code.slice(end),
      changes,
      notes: notes.sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0)),
    };
  }
}
