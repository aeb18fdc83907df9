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
