import {escapeContent} from '@h3-docs/base/escape';

/** Kinds of JavaScript token, by the class letters of `plugins/highlight`, in the order in which they are tried. */
const kinds: readonly (readonly [className: string, pattern: string])[] = [
  ['c', String.raw`\/\/.*|\/\*[^]*?(?:\*\/|$)`],
  ['s', String.raw`'(?:\\[^]|[^'\\\n])*'?|"(?:\\[^]|[^"\\\n])*"?|` + '`(?:\\\\[^]|[^`\\\\])*`?'],
  [
    'n',
    String.raw`\b(?:0[xob][\da-f_]+n?|\d[\d_]*(?:\.[\d_]*)?(?:e[+-]?\d+)?n?|true|false|null|undefined|NaN|Infinity)\b`,
  ],
  [
    'k',
    String.raw`\b(?:async|await|break|case|catch|class|const|continue|default|delete|do|else|finally|for|from|function|if|in|instanceof|let|new|of|return|switch|this|throw|try|typeof|var|void|while|yield)\b|=>`,
  ],
  // Begins where no name is in the middle: in `a$a$a`, each boundary would be looked at to the end.
  ['f', String.raw`(?<![\w$])[\w$]+(?=\s*\()`],
];
const pattern = new RegExp(kinds.map(([, source]) => `(${source})`).join('|'), 'gi');

/**
 * Colors JavaScript while it is typed: a small approximation of what the build does with a grammar. Returns HTML in which
 * the code is escaped.
 */
export function highlight(code: string): string {
  let html = '';
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const kind = kinds[match.slice(1).findIndex((group: string | undefined) => group !== undefined)];
    html += `${escapeContent(code.slice(end, match.index))}<span class="${kind?.[0]}">${escapeContent(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeContent(code.slice(end));
}

/**
 * Colors JavaScript with one line marked. Lines before and after it are colored by themselves, so that the mark never cuts
 * an element in two.
 *
 * @param line - the line to mark, from 1; code without such a line has no mark
 */
export function highlightLines(code: string, line: number, className: string): string {
  const lines = code.split('\n');
  const marked = lines[line - 1];
  if (marked === undefined) return highlight(code);
  const before = lines.slice(0, line - 1).map((text) => `${text}\n`);
  const after = lines.slice(line).map((text) => `\n${text}`);
  return (
    highlight(before.join('')) +
    `<mark class="${className}">${highlight(marked) || ' '}</mark>` +
    highlight(after.join(''))
  );
}
