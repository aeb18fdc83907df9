import {parseJson, type JsonNode} from './json';

/** What wraps the numbers of a position or a list: `new LatLng(`, `h3.NewLatLng(`, `List.of(`. */
const WRAPPER = /(?:\bnew\s)?(?:\b[A-Za-z_]\w{0,30}\.)?\b(?:(?:New)?LatLng|of|asList)\s?(?=\()/g;

/** Numbers and lists of them. */
export type Numbers = number | readonly Numbers[];

/** The numbers of parsed JSON; undefined where it has anything else. */
export function numbersOf(node: JsonNode | undefined): Numbers | undefined {
  if (node?.type === 'number') return Number(node.text);
  if (node?.type !== 'array') return undefined;
  const items = node.items.map(numbersOf);
  return items.every((item) => item !== undefined) ? items : undefined;
}

/** The numbers of a literal: of a number, a list, a tuple, or a list of Java; undefined for anything else. */
export function numbersIn(text: string): Numbers | undefined {
  const plain = text.replace(WRAPPER, '').replaceAll('(', '[').replaceAll(')', ']').trim();
  const {value, error, end} = parseJson(plain, 0);
  return error || plain.slice(end).trim() !== '' ? undefined : numbersOf(value);
}

const isPair = (value: Numbers): value is readonly [number, number] =>
  typeof value !== 'number' && value.length === 2 && value.every((one) => typeof one === 'number');
const isRing = (value: Numbers): value is readonly (readonly [number, number])[] =>
  typeof value !== 'number' && value.length > 0 && value.every(isPair);
/** The rings of a value: a ring by itself, or a list of them. */
export const ringsOf = (value: Numbers | undefined): readonly (readonly (readonly [number, number])[])[] =>
  value === undefined || typeof value === 'number'
    ? []
    : isRing(value)
      ? [value]
      : value.flatMap((one) => ringsOf(one));
