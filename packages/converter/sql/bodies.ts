import type {SyntaxNode, Tree} from '@lezer/common';
import {childrenOf} from '../syntax';
import type {Embedded} from '../types';

/** How deep bodies can contain bodies. */
const mostBodies = 4;

/** The languages whose bodies are SQL or contain it. */
const languages = /^'?(?:sql|plpgsql)'?$/i;

/** Which statements have bodies. `DO` runs PL/pgSQL if it names no language. */
const owners = /^(?:create\s+(?:or\s+replace\s+)?(?:function|procedure)|do)\b/i;

/** How many characters the words in front of the name of a function take at most. */
const mostOfOwner = 60;

/** The bodies of a statement that contain SQL. */
function bodiesOf(statement: SyntaxNode, code: string): readonly SyntaxNode[] {
  const owner = owners.exec(code.slice(statement.from, statement.from + mostOfOwner))?.[0].toLowerCase();
  if (owner === undefined) return [];
  const nodes = childrenOf(statement);
  const text = ({from, to}: SyntaxNode): string => code.slice(from, to);
  const word = nodes.findIndex((node) => node.to - node.from === 8 && text(node).toLowerCase() === 'language');
  const language = nodes[word + 1];
  const isSql = word < 0 ? owner === 'do' : language !== undefined && languages.test(text(language));
  return isSql ? nodes.filter((node) => node.name === 'String' && code[node.from] === '$') : [];
}

/** How long a dollar quote is at most. Names in PostgreSQL have at most 63 characters. */
const mostOfQuote = 65;

/**
 * Opens the bodies of functions and `DO` statements, which are dollar-quoted strings: each quote becomes a semicolon and
 * spaces. The text keeps its length, so that all positions hold.
 */
export function openBodies(code: string, parse: (code: string) => Tree): string {
  let open = code;
  for (let depth = 0; depth < mostBodies; depth += 1) {
    const parts: string[] = [];
    let end = 0;
    const blank = (from: number, to: number): void => {
      parts.push(open.slice(end, from), ';', ' '.repeat(to - from - 1));
      end = to;
    };
    parse(open).iterate({
      enter({node}) {
        if (node.name !== 'Statement') return true;
        for (const {from, to} of bodiesOf(node, open)) {
          const quote = /^\$\w*\$/.exec(open.slice(from, from + mostOfQuote))?.[0].length ?? 0;
          if (quote === 0 || to - from < 2 * quote) continue;
          blank(from, from + quote);
          blank(to - quote, to);
        }
        return false;
      },
    });
    if (parts.length === 0) break;
    open = parts.join('') + open.slice(end);
  }
  return open;
}

/** The language of a function, in BigQuery, Snowflake, or PostgreSQL. */
const otherLanguage = /\blanguage\s+['"]?(js|javascript|plv8|python|plpython3?u|java|scala)\b/gi;

/** The language of a body. */
function languageOf(name: string): Embedded['language'] {
  const word = name.toLowerCase();
  if (word === 'java' || word === 'scala') return word;
  return word.startsWith('plpython') || word === 'python' ? 'python' : 'javascript';
}

/** How long the words between the language of a function and its body are at most. */
const mostBeforeBody = 2000;

/** Finds the bodies of functions that are written in other languages. PostgreSQL can name the language behind the body. */
export function otherBodies(code: string): readonly Embedded[] {
  const found: Embedded[] = [];
  for (const {0: words, 1: name = '', index} of code.matchAll(otherLanguage)) {
    const language = languageOf(name);
    const before = /(\$\w*\$)\s*$/.exec(code.slice(Math.max(0, index - mostOfQuote), index));
    const end = index + words.length;
    const behind = before ? null : /\bas\s+r?("""|'''|\$\w*\$|'|")/i.exec(code.slice(end, end + mostBeforeBody));
    const quote = before?.[1] ?? behind?.[1] ?? '';
    const close = before ? index - before[0].length : -1;
    const from = behind ? end + behind.index + behind[0].length : code.lastIndexOf(quote, close - 1) + quote.length;
    const to = behind ? code.indexOf(quote, from) : close;
    if (quote !== '' && from >= quote.length && to > from) found.push({language, from, to});
  }
  return found;
}
