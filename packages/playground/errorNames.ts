import {errorNames} from '@h3-docs/catalogue';

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
