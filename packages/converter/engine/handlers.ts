import {translate} from '@docusaurus/Translate';
import type {Draft} from '../conversion';
import type {ReadLanguage, Renamed} from '../types';

const link = '/docs/library/errors';

const texts = {
  handler: translate({
    message:
      'This code expects `{caught}`, but `{to}` can fail with `{thrown}`, which is not derived from it. Expect `{thrown}` too.',
  }),
  message: translate({
    message:
      'This code reads the message or the class of an error. The errors of H3 have others in 4.x. Compare their codes or classes of 4.x.',
  }),
};

/**
 * Notes a handler that no longer catches every failure of a call.
 *
 * @param place - where the handler names what it catches
 * @param caught - what it catches
 * @param thrown - what 4.x throws, and the handler doesn't catch
 */
export function noteHandler(draft: Draft, place: number, caught: string, to: string, thrown: string): void {
  draft.byHand(place, texts.handler, link, {caught, to, thrown});
}

/** Code that decides something by the text of an error, or a test that compares it. */
const readers: Readonly<Partial<Record<ReadLanguage, RegExp>>> = {
  javascript:
    /\.message\s*(?:[=!]==?|\.(?:endsWith|includes|indexOf|match|search|startsWith)\()|\.(?:exec|test)\(\w+\.message\b|\bcatch\s*\(\(?\{\s*message\b|\{\s*message\s*\}\s*=|\.(?:throws?|toThrow\w*|rejectedWith)\((?:[^;]{0,80},)?\s*['"`/{]/,
  python:
    /\bin (?:str|repr)\(\w+\)|\b(?:str|repr)\(\w+\)(?:\.lower\(\))?\s*(?:[=!]=|\.(?:endswith|find|startswith)\()|\.args\[0\]\s*[=!]=|\bassertRaisesRegex\b|\braises\([^()\n]{0,80}\bmatch\s*=/,
  java: /\bgetMessage\(\)\s*\.\s*(?:contains|endsWith|equals|equalsIgnoreCase|matches|startsWith)\b/,
  sql: /\bsqlerrm\s*(?:(?:not\s+)?i?like\b|similar\b|[=<>~!])|\bwhen\s+(?:numeric_value_out_of_range\b|sqlstate\s+'22003')/i,
};

/** Words of the messages of 3.x. Read in h3-js 3.7.2, h3-py 3.7.7, h3-java 3.7.3, and h3-go 3.7.1. */
const words =
  'pentagon|hexRing|malformed input|duplicate hexagon|(?:un)?compact set|not a valid H3|(?:bad|invalid) (?:\\w+ )?(?:input|resolution|unit)|unknown unit|line (?:cannot|size|between)|incompatible origin|IJ coordinates|not neighbors|pair-wise|distance not|not defined|were invalid|out of range';
const quoted = `["'\`/][^"'\`/\\n]{0,60}(?:${words})`;

/** A text with such words that is compared or matched, whatever holds the message. One word alone is a name when it is compared. */
const matched = new RegExp(
  `(?:[=!]==?\\s*(?!["'\`]\\w*["'\`])|\\bcase\\s|(?:contains|ends_?with|equals\\w*|find|includes|index_?of|match\\w*|search|starts_?with)\\((?:[^"'\`/]{0,40},)?\\s*r?)${quoted}|${quoted}[^"'\`/\\n]{0,60}["'\`/](?:[a-z]?\\.(?:exec|test)\\(|\\s+(?:not\\s+)?in\\s)`,
  'i',
);

/** Notes where a program reads the message of an error, if it calls a function of H3 that can fail. */
export function noteMessages(draft: Draft, used: readonly string[]): void {
  const place = used.some((old) => canFail(draft.names.renamed(old)))
    ? (readers[draft.language]?.exec(draft.code) ?? matched.exec(draft.code))
    : null;
  if (!place) return;
  draft.byHand(place.index, texts.message, link);
}

/** Whether a function can fail in 4.x, for other reasons than a lack of memory. */
export const canFail = (renamed: Renamed | undefined): boolean =>
  renamed?.errors?.some((error) => !error.startsWith('E_MEMORY')) ?? false;
