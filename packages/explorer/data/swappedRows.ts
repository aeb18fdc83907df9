import {translate} from '@docusaurus/Translate';
import {formatLocale, plural} from '@h3-docs/base/number';
import type {Note} from '../input/types';
import type {RawRow} from './rawTable';
import type {DataRow} from './types';

/** How far a row may be from the middle of a region, in degrees of latitude and of longitude. */
const REACH = 10;
/** The share of rows that must lie in one region. */
const LEAST_NEAR = 0.8;
/** Fewer rows show no region. */
const LEAST_ROWS = 5;
/** How many rows tell where the region is. */
const SAMPLE = 1000;

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;

/**
 * Says which rows are likely to have their latitude and longitude swapped: most of the others lie in one region, and only
 * the swap puts these rows into it. No row is changed.
 *
 * @param raw - the rows of the text from which `rows` were read
 */
export function swappedNote(rows: readonly DataRow[], raw: readonly RawRow[]): Note[] {
  const placed = rows.flatMap(({position}, at) => (position ? [{position, line: raw[at]?.line ?? 0}] : []));
  const step = Math.ceil(placed.length / SAMPLE);
  const sample = placed.filter((_, at) => at % step === 0).map(({position}) => position);
  const [lat, lng] = [medianOf(sample.map(([one]) => one)), medianOf(sample.map(([, one]) => one))];
  // Around the line where both are the same, a swap moves no row out of its region.
  if (placed.length < LEAST_ROWS || Math.abs(lat - lng) < 2 * REACH) return [];
  const isNear = (one: number, other: number) => Math.abs(one - lat) <= REACH && Math.abs(other - lng) <= REACH;
  const far = placed.filter(({position: [one, other]}) => !isNear(one, other));
  const swapped = far.filter(({position: [one, other]}) => isNear(other, one));
  const [first] = swapped;
  if (!first || placed.length - far.length < LEAST_NEAR * placed.length) return [];
  return [
    {
      text: plural(
        swapped.length,
        translate(
          {
            message:
              'The row on line {line} is far from the other rows, and swapping its latitude and longitude would bring it near them. Check whether they are swapped.|{count} rows are far from the other rows (the first is on line {line}), and swapping their latitudes and longitudes would bring them near the others. Check whether they are swapped.',
          },
          {count: formatLocale(swapped.length), line: first.line},
        ),
      ),
      others: [],
    },
  ];
}
