import {isGeometryText} from '../../input/geometry-text';
import {isIndexLike} from '../../input/lines';
import {positionColumns} from '../../input/position-columns';
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
