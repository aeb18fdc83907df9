import {lastUpTo} from '../lines';
import type {Dialect, Edit, ReadLanguage} from '../types';

/** A stretch of a part, and the range of the document that it comes from. */
interface Segment {
  readonly start: number;
  readonly from: number;
  readonly to: number;
  /** Whether it has the characters of the range. Otherwise it stands for the range as a whole. */
  readonly copied: boolean;
  readonly text: string;
}

/** A program in a document, such as the cells of a notebook, and where its text comes from. */
export class Part {
  private readonly segments: Segment[] = [];
  private length = 0;

  constructor(
    private readonly document: string,
    readonly language: ReadLanguage,
    readonly dialect?: Dialect,
    /** How the document writes text of the program. */
    private readonly encode: (text: string) => string = (text) => text,
  ) {}

  /** The text of the program. */
  get text(): string {
    return this.segments.map(({text}) => text).join('');
  }

  /** Adds the characters of a range. */
  copy(from: number, to: number): this {
    if (to > from) this.add(this.document.slice(from, to), from, to, true);
    return this;
  }

  /** Adds text that stands for a range. */
  put(text: string, from: number, to = from): this {
    this.add(text, from, to, false);
    return this;
  }

  /** The place in the document of an offset in the program. */
  at(offset: number): number {
    const segment = this.segmentAt(offset);
    if (!segment) return 0;
    if (offset >= this.length) return segment.to;
    return segment.copied ? segment.from + (offset - segment.start) : segment.from;
  }

  /** An edit of the document that does what an edit of the program does. */
  edit({from, to, insert}: Edit): Edit {
    const start = this.at(from);
    const last = this.segmentAt(to - 1);
    const end = to === from || !last ? start : last.copied ? last.from + (to - last.start) : last.to;
    return {from: start, to: end, insert: this.encode(insert)};
  }

  /** Code of another language in the program. Escapes in a string are spaces in it, and `\\n` is a new line. */
  inside(language: ReadLanguage, from: number, to: number): Part {
    const {text} = this;
    const inner = new Part(this.document, language, undefined, this.encode);
    for (const {0: piece, index} of text.slice(from, to).matchAll(/\\[^]|[^\\]+|\\$/g)) {
      const start = from + index;
      const end = start + piece.length;
      if (piece === '\\n') inner.put('\n', this.at(start), this.at(end));
      else if (piece.startsWith('\\')) inner.put(' '.repeat(piece.length), this.at(start), this.at(end));
      else inner.stretch(this, start, end);
    }
    return inner;
  }

  /** Adds a stretch of another program. */
  private stretch(outer: Part, from: number, to: number): void {
    for (const segment of outer.segments) {
      const start = Math.max(from, segment.start);
      const end = Math.min(to, segment.start + segment.text.length);
      if (start >= end) continue;
      if (segment.copied) this.copy(segment.from + start - segment.start, segment.from + end - segment.start);
      else this.put(segment.text.slice(start - segment.start, end - segment.start), segment.from, segment.to);
    }
  }

  private add(text: string, from: number, to: number, copied: boolean): void {
    this.segments.push({start: this.length, from, to, copied, text});
    this.length += text.length;
  }

  /** The last segment that starts at or before an offset. */
  private segmentAt(offset: number): Segment | undefined {
    return this.segments[lastUpTo(offset, this.segments.length, (index) => this.segments[index]?.start ?? 0)];
  }
}
