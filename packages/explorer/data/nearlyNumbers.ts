import {isBlank, isMissingMark} from './missing';
import {numberFormatOf, parseNumber, plainNumbers} from './numbers';
import type {RawRow} from './rawTable';

/** So many fields say whether a column looks like numbers. */
const SAMPLE = 200;
/** The share of numbers in a column that looks like numbers. */
const MOST = 0.9;
/** A number with a unit, in a way that need not be known: `5 km`, `5‰`, `≈ 1_000`, `１２`. Leading zeros are none of numbers. */
const AMOUNT =
  /^[~<>≤≥≈±(+−-]{0,2}\s?(?:[A-Za-z]{0,3}\p{Sc}|[A-Z]{3}|kr)?\s?[+−-]?(?!0\d)(?:\p{Nd}{1,3}(?:([.'’_\s])\p{Nd}{3}(?:\1\p{Nd}{3}){0,6}|(?:,\p{Nd}{2,3}){1,6})|\p{Nd}{0,15})(?:[.,]\p{Nd}{0,15})?(?:e[+-]?\d{1,3})?(\s?(?:[%‰*†-]|\p{Sc}|°?\p{L}{1,3}(?:\/\p{L}{1,2}|[²³])?))?\)?$/u;
/** The longest field that is looked at. */
const LONGEST = 40;
/** Identifiers, which are texts as they should be. */
const IDENTIFIER = /^[+-]?0\d|\d{16}/;

/** A field for which a column that looks like numbers is one of texts. */
export interface OddField {
  readonly field: string;
  /** Whether most of the column can be read as numbers all the same. */
  readonly canBeNumbers: boolean;
}

/**
 * Why a column of texts isn't one of numbers: most of its fields are numbers, or all have a number and the same unit.
 * Undefined for columns that look like texts.
 */
export function nearlyNumber(rows: readonly RawRow[], at: number): OddField | undefined {
  const fields = function* () {
    for (const {fields: row} of rows) {
      const field = row[at];
      if (!isBlank(field) && !isMissingMark(field)) yield field;
    }
  };
  const field = firstOdd(fields());
  if (field === undefined || IDENTIFIER.test(field) || field.length > LONGEST) return undefined;
  const sample: string[] = [];
  for (const one of fields()) if (sample.push(one) === SAMPLE) break;
  const share = (test: (one: string) => boolean) => sample.filter((one) => test(one)).length / sample.length;
  if (share((one) => numberFormatOf([one]) !== undefined) < MOST && !haveOneUnit(sample)) return undefined;
  return {field, canBeNumbers: share((one) => Number.isFinite(parseNumber(one, plainNumbers))) >= MOST};
}

/** The first field that ends the format of those before it; undefined where there is no such field. */
function firstOdd(fields: Iterable<string>): string | undefined {
  let last: string | undefined;
  const told = function* () {
    for (last of fields) yield last;
  };
  return numberFormatOf(told()) ? undefined : last;
}

function haveOneUnit(fields: readonly string[]): boolean {
  const units = new Set<string>();
  return fields.every((field) => {
    const found = /\p{Nd}/u.test(field) ? AMOUNT.exec(field.slice(0, LONGEST)) : null;
    units.add(found?.[2]?.replace(/[^\p{L}]/gu, '') ?? '');
    return found !== null && units.size === 1 && !IDENTIFIER.test(field);
  });
}
