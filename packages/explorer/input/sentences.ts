import {coordinateParts, readAngles} from './angles';
import {whyNoPosition} from './positions';

/** Two decimal numbers. */
const DECIMALS = /\d\.\d[^]*\d\.\d/;

/** A label of one letter without the other one is a sign of multiplication: `15.2 x 10.1`. */
const isProduct = (part: string): boolean => /\bx\b/i.test(part) !== /\by\b/i.test(part);

/**
 * The positions in a sentence with other words and numbers, in degrees: two numbers beside each other, both with decimals,
 * or with letters or labels that say which of them is the latitude. `2 vans at 52.5, 13.4 until 5.30` has one.
 */
export function positionsInSentence(sentence: string): (readonly [lat: number, lng: number])[] {
  return coordinateParts(sentence).flatMap((part) => {
    const reading = readAngles(part);
    const [only, ...others] = 'pairs' in reading ? reading.pairs : [];
    if (!('pairs' in reading) || !only || others.length > 0 || isProduct(part)) return [];
    const isPosition = whyNoPosition(...only) === undefined && Math.abs(only[1]) <= 180;
    return isPosition && (reading.ordered === true || DECIMALS.test(part)) ? [only] : [];
  });
}
