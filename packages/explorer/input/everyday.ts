/**
 * Forms in which people write numbers that are no coordinates: prices, times of day, sizes, versions, and grades; days with
 * their months; and shares of one.
 */
const FORMS = [
  /^\+?(?:[01]?\d|2[0-4])(?:\.\d{1,2})?$/,
  /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])$/,
  /^[+-]?0?\.\d+$/,
];
const NUMBER = /[+-]?(?:\d+(?:\.\d+)?|\.\d+)/g;

/** Whether all numbers of a text have a form that is more usual for something else than for coordinates. */
export function areEveryday(text: string): boolean {
  const numbers = text.match(NUMBER) ?? [];
  return numbers.length > 0 && FORMS.some((form) => numbers.every((number) => form.test(number)));
}

/**
 * Two numbers that belong together in another way: a day (`01.03.2024`), a range (`10.25-20.75`, `18-24`), a product
 * (`10.25 x 20.5`), a fraction (`24/7`), or times of day and scores (`8:15, 16:45`).
 */
const OTHER_PAIR =
  /^\s*(?:\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}\b|(?!\d{1,3}\.\d{3,20}-\d{1,3}\.\d{3})\d[\d.]{0,20}(?:[-–—]|\s[-–—]\s)\d|[\d.]{1,20}\s?[x×*]\s?\d|\d{1,4}\s?\/\s?\d{1,4}\s*$|(?:[01]?\d|2[0-4]):\d{1,2}(?:\s?[-–—,;]\s?|\s)(?:[01]?\d|2[0-4]):\d{1,2}\s*$)/i;

/** Whether a text is two numbers that belong together in another way than the coordinates of a position do. */
export const isOtherPair = (text: string): boolean => OTHER_PAIR.test(text);
