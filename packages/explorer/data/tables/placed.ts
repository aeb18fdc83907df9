import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import {isGeometryText} from '../../input/geometry-text';
import {isIndexLike} from '../../input/lines';
import {positionColumns} from '../../input/position-columns';
import type {Problem} from '../../input/types';
import type {RawRow} from '../rawTable';

/** How many rows tell. */
const SAMPLE = 100;

/** Whether rows say where they are: by the names of their columns, or by an index or a geometry. */
export const havePlaces = (names: readonly string[], rows: readonly RawRow[]): boolean =>
  rows.length > 0 &&
  (positionColumns(names).lat !== undefined ||
    rows
      .slice(0, SAMPLE)
      .some(({fields}) =>
        fields.some((field) => field !== undefined && (isIndexLike(field) || isGeometryText(field))),
      ));

/** Why a part of a text with several tables was left out. */
export const otherTableReason = (): string =>
  translate({message: 'only the rows of the first table with places were read'});

/** Says that the rows of another table were left out. */
export const otherTable = (name: string, count: number, line: number): Problem => ({
  line,
  text: `${name}: ${formatLocale(count)}`,
  reason: otherTableReason(),
});
