/** As many significant digits are exact in every number of JavaScript. */
export const EXACT_DIGITS = 15;

/** The result of a computation without the digits that only its binary form has: 2573.6 rather than 2573.5999999999995. */
export const withoutNoise = (value: number): number => Number(value.toPrecision(EXACT_DIGITS));
