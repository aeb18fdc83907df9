import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import {isGeometryText} from '../../input/geometry-text';
import {positionColumns} from '../../input/position-columns';
import type {Problem} from '../../input/types';
import {indexesIn} from '../indexLists';
import {pairColumnOf} from '../pairs';
import type {RawRow} from '../rawTable';

/** How many rows tell. */
const SAMPLE = 100;

/** Whether rows say where they are: by the names of their columns, or by indexes, a geometry, or a pair of coordinates. */
export const havePlaces = (names: readonly string[], rows: readonly RawRow[]): boolean =>
  rows.length > 0 &&
  (positionColumns(names).lat !== undefined ||
    pairColumnOf(names, rows) !== undefined ||
    rows
      .slice(0, SAMPLE)
      .some(({fields}) =>
        fields.some((field) => field !== undefined && (indexesIn(field) !== undefined || isGeometryText(field))),
      ));

/** Says that the rows of another table were left out. */
export const otherTable = (name: string, count: number, line: number): Problem => ({
  line,
  text: `${name}: ${formatLocale(count)}`,
  reason: translate({message: 'only the rows of the first table with places were read'}),
});
