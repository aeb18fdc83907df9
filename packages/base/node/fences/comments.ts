/** A comment of any language that has nothing but a word that begins with `highlight-`. */
const comment = /^\s*(?:\/\/|#|--|;|\/\*|\{\/\*|<!--)\s*(highlight-[\w-]+)\s*(?:\*\/\}?|-->)?\s*$/;

/** Code without the comments that highlight lines, and the lines that they name, from 1. */
export interface CommentedCode {
  readonly code: string;
  readonly lines: readonly number[];
}

/**
 * Reads the comments `highlight-next-line`, `highlight-start`, and `highlight-end`, which readers don't see.
 *
 * @throws Error at another word that begins with `highlight-`, and at a start without an end
 */
export function readComments(code: string): CommentedCode {
  if (!code.includes('highlight-')) return {code, lines: []};
  const kept: string[] = [];
  const lines: number[] = [];
  let next = false;
  let started = false;
  for (const line of code.split('\n')) {
    const [, mark] = comment.exec(line) ?? [];
    if (mark === undefined) {
      kept.push(line);
      if (next || started) lines.push(kept.length);
      next = false;
    } else if (mark === 'highlight-next-line') next = true;
    else if (mark === 'highlight-start' && !started) started = true;
    else if (mark === 'highlight-end' && started) started = false;
    else {
      throw new Error(
        `the comment '${mark}' is out of place or unknown; there are highlight-next-line, and highlight-start followed by highlight-end`,
      );
    }
  }
  if (next || started) throw new Error(`the comment 'highlight-${next ? 'next-line' : 'start'}' has nothing after it`);
  return {code: kept.join('\n'), lines};
}
