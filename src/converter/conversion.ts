import {functionsPage} from './pages';
import type {Change, Conversion, Edit, Note} from './types';

/** Collects the edits and notes of one conversion. */
export class Draft {
  private readonly edits = new Map<number, Edit>();
  private readonly insertions = new Map<number, string>();
  private readonly notes = new Map<string, Omit<Note, 'places'> & {places: Set<number>}>();

  constructor(readonly code: string) {}

  /** The source text of a node. */
  text(node: {readonly from: number; readonly to: number}): string {
    return this.code.slice(node.from, node.to);
  }

  /** Replaces a range. A second edit at the same position is ignored, and so is one that changes nothing. */
  replace(node: {readonly from: number; readonly to: number}, insert: string): void {
    if (this.text(node) === insert || this.edits.has(node.from)) return;
    this.edits.set(node.from, {from: node.from, to: node.to, insert});
  }

  /** Inserts text at an offset, in front of an edit there. */
  insert(at: number, text: string): void {
    this.insertions.set(at, (this.insertions.get(at) ?? '') + text);
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
    this.byHand(place, 'The converter can’t read the code here. Check the names after this place.', functionsPage);
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
