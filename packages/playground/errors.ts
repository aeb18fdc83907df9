import {translate} from '@docusaurus/Translate';
import {bare, mostAlike} from '@h3-docs/base/similarity';
import {h3ErrorName} from './errorNames';
import {format} from './format';
import {textOf} from './tokens';
import type {ErrorReport} from './types';

/** A property of something thrown; undefined also where reading it throws. */
function property(value: unknown, key: string): unknown {
  try {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  } catch {
    return undefined;
  }
}

/** How much of an error's own text is kept, and the lines that an example may have. */
const MOST_TEXT = 5000;
const MOST_LINES = 1_000_000;

/**
 * The message up to a sane length. h3-js ends its messages with what the report says apart: '(code: 4, value: 16)'
 * becomes '(value: 16)'.
 */
function withoutCode(message: string): string {
  if (message.length > MOST_TEXT) return message.slice(0, MOST_TEXT);
  const at = message.endsWith(')') ? message.search(/ \(code: \d+(?:, value: |\)$)/) : -1;
  if (at < 0) return message;
  const value = /^ \(code: \d+, (value: .*)\)$/s.exec(message.slice(at))?.[1];
  return message.slice(0, at) + (value === undefined ? '' : ` (${value})`);
}

/** How browsers say that code calls or reads a name that isn't there; the last one is Safari's. */
const missingName =
  /^(?:[\w$]+\.)?(?<called>[\w$]{1,60}) is not (?:a function|defined)|^Can't find variable: (?<read>[\w$]{1,60})$/;

/** The names of a library's functions. */
export const functionsOf = (library: object): readonly string[] =>
  Object.entries(library).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));

/** The message, and the function of the library that its missing name most likely means. */
function withSuggestion(message: string, functions: readonly string[]): string {
  const {called, read} = missingName.exec(message)?.groups ?? {};
  const wrong = called ?? read ?? '';
  // A variable that the reader forgot, such as `cell`, is a part of many names.
  const isMethod = /^[\w$]+\./.test(message);
  const likely = functions.filter((one) => isMethod || Math.abs(bare(one).length - bare(wrong).length) < 3);
  const name = mostAlike(wrong, likely);
  if (name === undefined) return message;
  return `${message.replace(/\.?$/, '.')} ${translate({message: 'Did you mean {name}?'}, {name: `h3.${name}`})}`;
}

/**
 * What to say about something thrown, of whatever realm. Does not throw, whatever was thrown.
 *
 * @param lineOf - the example's line in a stack trace
 * @param functions - the names of the functions of H3 that the example has in scope
 */
export function describeError(
  thrown: unknown,
  lineOf: (stack: string) => number | undefined,
  functions: readonly string[],
): ErrorReport {
  const message = property(thrown, 'message');
  if (typeof message !== 'string')
    return {name: 'Error', message: translate({message: 'Thrown: {thrown}'}, {thrown: describeThrown(thrown)})};
  const code = property(thrown, 'code');
  // Errors of browsers have codes too, and names of their own.
  const h3Name = typeof code === 'number' && property(thrown, 'name') === 'Error' ? h3ErrorName(code) : undefined;
  const stack = property(thrown, 'stack');
  const found = typeof stack === 'string' ? lineOf(stack) : undefined;
  const line = found !== undefined && found >= 1 && found <= MOST_LINES ? found : undefined;
  if (typeof code === 'number' && h3Name) return {name: h3Name, message: withoutCode(message), code, line};
  const name = property(thrown, 'name');
  return {
    name: typeof name === 'string' && name ? name : 'Error',
    message: withSuggestion(message.slice(0, MOST_TEXT), functions),
    line,
  };
}

function describeThrown(thrown: unknown): string {
  try {
    return typeof thrown === 'string' ? thrown.slice(0, MOST_TEXT) : textOf(format(thrown));
  } catch {
    // Reading it throws: a getter of its own, or a proxy.
    return translate({message: 'an object that cannot be read'});
  }
}

/** The report in one line, as the record of results and the messages of a failed build have it. */
export function errorText({name, message, code}: ErrorReport): string {
  return code === undefined ? `${name}: ${message}` : `${name} (code ${code}): ${message}`;
}
