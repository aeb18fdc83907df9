import {escapeContent} from '@h3-docs/base/escape';
import type {LiveLanguage} from './types';

type Kinds = readonly (readonly [className: string, pattern: string])[];

/** Begins where no name is in the middle: in `a$a$a`, each boundary would be looked at to the end. */
const calls = String.raw`(?<![\w$])[\w$]+(?=\s*\()`;

/** Kinds of token, by the class letters of `plugins/highlight`, in the order in which they are tried. */
const javascript: Kinds = [
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
  ['f', calls],
];

const python: Kinds = [
  ['c', String.raw`#.*`],
  ['s', String.raw`[bfru]{0,2}(?:'''[^]*?(?:'''|$)|"""[^]*?(?:"""|$)|'(?:\\[^]|[^'\\\n])*'?|"(?:\\[^]|[^"\\\n])*"?)`],
  ['n', String.raw`\b(?:0[xob][\da-f_]+|\d[\d_]*(?:\.[\d_]*)?(?:e[+-]?\d+)?j?|True|False|None)\b`],
  [
    'k',
    String.raw`\b(?:and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield)\b`,
  ],
  ['f', calls],
];

const kindsOf: Readonly<Record<LiveLanguage, Kinds>> = {javascript, python};
const patternOf = (kinds: Kinds) => new RegExp(kinds.map(([, source]) => `(${source})`).join('|'), 'gi');
const patterns = {javascript: patternOf(javascript), python: patternOf(python)};

/**
 * Colors code while it is typed: a small approximation of what the build does with a grammar. Returns HTML in which
 * the code is escaped.
 */
export function highlight(code: string, language: LiveLanguage): string {
  const kinds = kindsOf[language];
  let html = '';
  let end = 0;
  for (const match of code.matchAll(patterns[language])) {
    const kind = kinds[match.slice(1).findIndex((group: string | undefined) => group !== undefined)];
    html += `${escapeContent(code.slice(end, match.index))}<span class="${kind?.[0]}">${escapeContent(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeContent(code.slice(end));
}

/**
 * Colors code with one line marked. Lines before and after it are colored by themselves, so that the mark never cuts
 * an element in two.
 *
 * @param line - the line to mark, from 1; code without such a line has no mark
 */
export function highlightLines(code: string, language: LiveLanguage, line: number, className: string): string {
  const lines = code.split('\n');
  const marked = lines[line - 1];
  if (marked === undefined) return highlight(code, language);
  const before = lines.slice(0, line - 1).map((text) => `${text}\n`);
  const after = lines.slice(line).map((text) => `\n${text}`);
  return (
    highlight(before.join(''), language) +
    `<mark class="${className}">${highlight(marked, language) || ' '}</mark>` +
    highlight(after.join(''), language)
  );
}
