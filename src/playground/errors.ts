import {errorNames} from '../api/types';
import type {ErrorReport} from './types';

/** The codes that h3-js adds to those of the C library (h3-js 4.5.0, lib/errors.js). */
const jsErrorNames: Readonly<Record<number, string>> = {
  1000: 'E_UNKNOWN_UNIT',
  1001: 'E_ARRAY_LENGTH',
  1002: 'E_NULL_INDEX',
};

/** The name of an H3 error code, undefined for a number that is none. */
export function h3ErrorName(code: number): string | undefined {
  return errorNames[code] ?? jsErrorNames[code];
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** h3-js ends its messages with what the report says apart: '(code: 4, value: 16)' becomes '(value: 16)'. */
function withoutCode(message: string): string {
  return message.replace(/ \(code: \d+(?:, (value: .*))?\)$/s, (_, value?: string) => (value ? ` (${value})` : ''));
}

/**
 * What to say about something thrown, of whatever realm. `lineOf` finds the example's line in a stack trace.
 */
export function describeError(thrown: unknown, lineOf: (stack: string) => number | undefined): ErrorReport {
  const message = property(thrown, 'message');
  if (typeof message !== 'string') return {name: 'Error', message: `Thrown: ${describeThrown(thrown)}`};
  const code = property(thrown, 'code');
  const h3Name = typeof code === 'number' ? h3ErrorName(code) : undefined;
  const stack = property(thrown, 'stack');
  const line = typeof stack === 'string' ? lineOf(stack) : undefined;
  if (typeof code === 'number' && h3Name) return {name: h3Name, message: withoutCode(message), code, line};
  const name = property(thrown, 'name');
  return {name: typeof name === 'string' && name ? name : 'Error', message, line};
}

type Primitive = string | number | bigint | boolean | symbol | undefined;

function describeThrown(thrown: unknown): string {
  try {
    if (typeof thrown !== 'object') {
      const primitive = thrown as Primitive;
      return String(primitive);
    }
    // Undefined, whatever its type says, for an object whose toJSON returns nothing.
    const json = JSON.stringify(thrown) as string | undefined;
    return json ?? 'an object';
  } catch {
    // A circular object, or one whose own toJSON throws.
    return 'an object';
  }
}

/** The report in one line, as the record of results and the messages of a failed build have it. */
export function errorText({name, message, code}: ErrorReport): string {
  return code === undefined ? `${name}: ${message}` : `${name} (code ${code}): ${message}`;
}
