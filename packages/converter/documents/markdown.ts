import {fenceLanguage} from './kinds';
import {Part} from './part';

/** The line that opens a fence: its indentation, the fence, and the first word behind it. */
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

/** Words of fences whose code is read for names only. */
const markup = /^(?:astro|html|mdx|svelte|vue)$/i;

/**
 * The lines of a Markdown document that have code of h3-js and aren't converted: blocks of markup, and everything outside of
 * blocks in MDX that imports h3-js. Other text is spaces.
 */
export function unreadLines(markdown: string): string {
  let fence: {readonly sign: string; readonly isKept: boolean} | undefined;
  let isMdx = false;
  const lines: string[] = [];
  for (const text of markdown.split('\n')) {
    const [, , sign, word = ''] = opening.exec(text) ?? [];
    const isFence = sign !== undefined && (!fence || sign.startsWith(fence.sign));
    if (!fence) isMdx ||= /^import\b.*["']h3-js["']/.test(text);
    const isKept = !isFence && (fence ? fence.isKept : isMdx);
    lines.push(isKept ? text.replace(/`[^`]*`/g, (span) => ' '.repeat(span.length)) : ' '.repeat(text.length));
    if (isFence) fence = fence ? undefined : {sign, isKept: markup.test(word)};
  }
  return lines.join('\n');
}

/** The programs of a Markdown document: its blocks of fenced code. */
export function markdownParts(markdown: string): readonly Part[] {
  const parts: Part[] = [];
  let fence: {readonly sign: string; readonly indent: number; readonly part?: Part; isSession?: boolean} | undefined;
  let from = 0;
  for (const text of markdown.split('\n')) {
    const [, indent = '', sign, word = ''] = opening.exec(text) ?? [];
    if (fence) {
      const closes = sign?.startsWith(fence.sign) === true && text.trimEnd().endsWith(sign);
      if (closes) fence = undefined;
      else if (fence.part) {
        fence.isSession ??= prompt.test(text.slice(fence.indent));
        addLine(fence.part, text, from, fence.indent, fence.isSession);
      }
    } else if (sign !== undefined) {
      const kind = fenceLanguage(word);
      const part = kind && new Part(markdown, kind.language, kind.dialect);
      if (part) parts.push(part);
      fence = {sign, indent: indent.length, ...(part && {part})};
    }
    from += text.length + 1;
  }
  return parts;
}
