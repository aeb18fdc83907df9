/** What may stand before a comment, so that neither `https://` nor `C#` starts one. */
const BEFORE_COMMENT = /[\s,;()[\]{}\d]/;
/** What starts a comment up to the end of its line, in the languages of H3. */
const LINE_COMMENT = /^(?:\/\/|#|--\s)/;

/** The offset behind the comment of a program that starts at an offset; the offset itself where none starts. */
function commentEnd(text: string, at: number): number {
  if (!'/#-'.includes(text.charAt(at)) || (at > 0 && !BEFORE_COMMENT.test(text.charAt(at - 1)))) return at;
  if (text.startsWith('/*', at)) {
    const end = text.indexOf('*/', at + 2);
    return end < 0 ? text.length : end + 2;
  }
  if (!LINE_COMMENT.test(text.slice(at, at + 3))) return at;
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/**
 * Visits what is outside of texts in quotes, from an offset on, until `visit` returns true: single characters, and comments
 * as a whole.
 *
 * @param hasComments - whether the text is a program
 */
function visitCode(
  text: string,
  start: number,
  hasComments: boolean,
  visit: (at: number, commentEnd: number | undefined) => boolean,
): void {
  let quote = '';
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at);
    if (quote !== '') {
      if (char === '\\') at++;
      else if (char === quote) quote = '';
      continue;
    }
    const end = hasComments ? commentEnd(text, at) : at;
    if (visit(at, end > at ? end : undefined)) return;
    if (end > at) at = end - 1;
    else if (char === "'" || char === '"') quote = char;
  }
}

/**
 * The offset behind the bracket that closes the first one from an offset on. Texts in quotes may have brackets.
 *
 * @param pair - the brackets, such as `()`
 * @param hasComments - whether the text is a program, whose comments may have brackets and apostrophes
 * @returns -1 where the bracket stays open
 */
export function closedAt(text: string, start: number, pair: '()' | '[]', hasComments = false): number {
  const [open, close] = pair;
  let depth = 0;
  let behind = -1;
  // No comment begins with a bracket.
  visitCode(text, start, hasComments, (at) => {
    const char = text.charAt(at);
    if (char === open) depth++;
    else if (char === close && --depth === 0) behind = at + 1;
    return behind >= 0;
  });
  return behind;
}

/** A part of a program with spaces in the place of its comments, so that all else stays where it is. */
export function withoutComments(text: string): string {
  let code = '';
  let from = 0;
  visitCode(text, 0, true, (at, end) => {
    if (end !== undefined) {
      code += text.slice(from, at) + text.slice(at, end).replace(/[^\r\n]/g, ' ');
      from = end;
    }
    return false;
  });
  return code + text.slice(from);
}
