import {coordinateParts, readAngles} from './angles';
import {areEveryday, hasUnit, isAmount, isOtherPair} from './everyday';
import {whyNoPosition} from './positions';

/** A pair of numbers in a sentence that is a position. */
export interface SentencePosition {
  readonly position: readonly [lat: number, lng: number];
  /** Whether it is a position only if the lines around it have some: where it is a name with two numbers. */
  readonly needsOthers: boolean;
  /** Whether the sentence has words or numbers beside it. */
  readonly hasText: boolean;
}

/** Two decimal numbers, and two with decimals that only measured positions have. */
const DECIMALS = /\d\.\d[^]*\d\.\d/;
const PRECISE = /\.\d{3}[^]*\.\d{3}/;
/** Letters of hemispheres or labels of both coordinates. */
const BOTH = [/[ns](?!\p{L})[^]*[ew](?!\p{L})|[ew](?!\p{L})[^]*[ns](?!\p{L})/iu, /lat[^]*l(?:n|o)|l(?:n|o)[^]*lat/i];
const XY = /(?<!\p{L})x(?!\p{L})[^]*(?<!\p{L})y(?!\p{L})/iu;
/** Words and marks in front of a place. */
const BEFORE_PLACE =
  /(?:^|[^\p{L}])(?:@|at|near|from|to|via|around|bei|coord\w*|gps|position|location|place|pin|here)(?:\s+(?:is|are|was))?[\s:=(]*$/iu;
/** A function that takes a position, in front of its arguments. */
const CALL_OF_PLACE =
  /(?:lat|lng|lon|coord|point|position|location|marker|view|center|geo|place|array|list|tuple|path|line)\w*\s*[([]+\s*$/i;
/** The points of databases, which have the longitude first. */
const POINT_OF_DATABASE = /\bst_(?:make|geog)?point\s*\(\s*$/i;
const CALL = /[\w.][([]+\s*$/;
const IN_BRACKETS = /(?:^|[\s{[(,:=])[([]\s*$/;
/** A text from its first letter to its last one, or to a colon. */
const LABEL = /\p{L}(?:[^]*[\p{L}:=])?/u;
const LONGEST_LABEL = 5;
/** Words that a name has, or a colon behind others. */
const NAME = /[:=]$|^(?:[^\p{Ll}\s]\S*(?:\s+(?:de|del|do|da|la|le|of|the|am|an|der|den|und|y|e|et))*(?:\s+|$))+$/u;

/** The label of a line that has nothing else but numbers: `Berlin`, `Depot:`; undefined where it has other text. */
function labelOf(before: string, after: string): string | undefined {
  const [label, ...others] = [before.replace(/^\s*\[[^\]]*\]/, ''), after].flatMap(
    (text) => LABEL.exec(text)?.[0] ?? [],
  );
  if (others.length > 0 || label === undefined || label.split(/\s+/).length > LONGEST_LABEL) return undefined;
  return /\d/.test(label) || isAmount(label) ? undefined : label;
}

/**
 * The positions in a sentence with other words and numbers, in degrees: two numbers beside each other with a reason to be
 * one. Such reasons are letters or labels that say which number is the latitude, decimals that only measured positions
 * have, words in front of places, brackets, and a name as the rest of the line. `2 vans at 52.5, 13.4 until 5.30` has one,
 * and `7.30 pm, 20.15` has none.
 */
export function positionsInSentence(sentence: string): readonly SentencePosition[] {
  return coordinateParts(sentence).flatMap(({before, part, after}): SentencePosition[] => {
    const reading = readAngles(part);
    const [read, ...others] = 'pairs' in reading ? reading.pairs : [];
    const only = read && POINT_OF_DATABASE.test(before) ? ([read[1], read[0]] as const) : read;
    if (!only || others.length > 0 || whyNoPosition(...only) !== undefined || Math.abs(only[1]) > 180) return [];
    const hasText = /[\p{L}\p{N}]/u.test(before + after);
    const take = (needsOthers = false) => [{position: only, needsOthers, hasText}];
    if (BOTH.some((form) => form.test(part)) || XY.test(part)) return take();
    if (!DECIMALS.test(part) || /x(?!\p{L})/iu.test(part) || isOtherPair(part)) return [];
    if (hasUnit(`${before.slice(-3)}${part}${/^\D{0,12}/.exec(after)?.[0] ?? ''}`)) return [];
    if (!hasText) return take();
    const label = labelOf(before, after);
    if (areEveryday(part)) return label === undefined ? [] : take(true);
    if (PRECISE.test(part) || BEFORE_PLACE.test(before)) return take();
    if (CALL.test(before)) return CALL_OF_PLACE.test(before) ? take() : [];
    if (IN_BRACKETS.test(before) && !isAmount(before)) return take();
    return label === undefined ? [] : take(!NAME.test(label));
  });
}
