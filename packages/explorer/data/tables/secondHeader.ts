import {isIndexLike} from '../../input/lines';
import {isMissingMark} from '../missing';

const YEAR = /^(?:1[5-9]|20|21)\d\d$/;

const isNumber = (field: string): boolean => field !== '' && !Number.isNaN(Number(field.replace(',', '.')));

/**
 * Whether the row below the names of columns goes on with them, as with years below a name that spans several columns, or
 * with units: in a column of numbers it has a text, and in none of them a number. Years count as texts where a name above
 * them is missing or there twice.
 */
export function isSecondHeader(head: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const [second = [], ...body] = rows;
  if (body.length < 2 || second.some((field) => isIndexLike(field))) return false;
  const spans = head.some((name) => name === '') || new Set(head).size < head.length;
  let texts = 0;
  for (const [at, field] of second.entries()) {
    const others = body.map((row) => row[at] ?? '').filter((other) => other !== '' && !isMissingMark(other));
    if (field === '' || others.length === 0 || !others.every(isNumber)) continue;
    if (isMissingMark(field) || (isNumber(field) && !(spans && YEAR.test(field)))) return false;
    texts++;
  }
  return texts > 0;
}

/** The names of columns that two rows have together. A name that spans several columns stands only above the first. */
export function joinedNames(head: readonly string[], second: readonly string[]): string[] {
  let spanning = '';
  return head.map((name, at) => {
    const below = second[at] ?? '';
    if (name !== '' || below === '') spanning = name;
    return [spanning, below].filter((part) => part !== '').join(' ');
  });
}
