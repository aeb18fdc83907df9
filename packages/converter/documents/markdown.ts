import {fenceLanguage} from './kinds';
import {Part} from './part';

/**
 * The line that opens a fence: its indentation, the fence, the brace of a chunk that R Markdown or Quarto runs, and the
 * first word.
 */
const opening = /^([ \t>]*)(`{3,}|~{3,})[ \t]*\{?\.?([\w+#-]*)/;

/** A prompt of an interactive session of Python. */
const prompt = /^(?:>>>|\.\.\.)(?: |$)/;

/** Adds a line of a fence to a program, without the indentation of the fence. */
function addLine(part: Part, text: string, from: number, indent: number, isSession: boolean): void {
  let start = 0;
  while (start < indent && /[ \t>]/.test(text.charAt(start))) start += 1;
  const sign = isSession ? (prompt.exec(text.slice(start))?.[0].length ?? -1) : 0;
  // What a session printed is no code.
  if (sign < 0) part.put('\n', from);
  else part.copy(from + start + sign, from + text.length).put('\n', from + text.length);
}

/** A block of fenced code. */
interface Fence {
  readonly sign: string;
  readonly indent: number;
  /** The first word behind the sign, which names the language. */
  readonly word: string;
}

/** A line of a Markdown document. */
interface Line {
  readonly text: string;
  /** Where it starts. */
  readonly from: number;
  /** The block that it belongs to. */
  readonly fence?: Fence;
  /** Whether it opens or closes the block. */
  readonly isSign: boolean;
}

function* linesOf(markdown: string): Generator<Line> {
  let fence: Fence | undefined;
  let from = 0;
  for (const text of markdown.split('\n')) {
    const [, indent = '', sign, word = ''] = opening.exec(text) ?? [];
    if (fence) {
      const closes = sign?.startsWith(fence.sign) === true && text.trimEnd().endsWith(sign);
      yield {text, from, fence, isSign: closes};
      if (closes) fence = undefined;
    } else {
      if (sign !== undefined) fence = {sign, indent: indent.length, word};
      yield {text, from, isSign: fence !== undefined, ...(fence && {fence})};
    }
    from += text.length + 1;
  }
}

/** Words of fences whose code is read for names only. */
const markup = /^(?:astro|html|mdx|svelte|vue)$/i;

/**
 * The lines of a Markdown document that have code of h3-js and aren't converted: blocks of markup, and everything outside of
 * blocks in MDX that imports h3-js. Other text is spaces.
 */
export function unreadLines(markdown: string): string {
  let isMdx = false;
  const lines: string[] = [];
  for (const {text, fence, isSign} of linesOf(markdown)) {
    if (!fence) isMdx ||= /^import\b.*["']h3-js["']/.test(text);
    const isKept = !isSign && (fence ? markup.test(fence.word) : isMdx);
    lines.push(isKept ? text.replace(/`[^`]*`/g, (span) => ' '.repeat(span.length)) : ' '.repeat(text.length));
  }
  return lines.join('\n');
}

/** The lines of a Markdown document that are no program: prose, and blocks of other languages. Other text is spaces. */
export function proseOf(markdown: string): string {
  return Array.from(linesOf(markdown), ({text, fence}) =>
    fence && fenceLanguage(fence.word) ? ' '.repeat(text.length) : text,
  ).join('\n');
}

/**
 * The programs of a Markdown document, which consist of its blocks of fenced code. The blocks of one language are one
 * program, because later blocks use the imports of earlier ones.
 */
export function markdownParts(markdown: string): readonly Part[] {
  const parts = new Map<string, Part>();
  let last: Fence | undefined;
  let isSession = false;
  for (const {text, from, fence, isSign} of linesOf(markdown)) {
    const kind = fence && fenceLanguage(fence.word);
    if (!kind || isSign) continue;
    const part = parts.get(kind.language) ?? new Part(markdown, kind.language, kind.dialect);
    parts.set(kind.language, part);
    if (fence !== last) isSession = prompt.test(text.slice(fence.indent));
    last = fence;
    addLine(part, text, from, fence.indent, isSession);
  }
  return [...parts.values()];
}
