import {translate} from '@docusaurus/Translate';
import {getResolution, uncompactCells} from 'h3-js';
import {byKind} from './kinds';
import {isEmptyReason, refused, type Outcome} from './operate';
import {childrenCount} from './operations';
import {MAX_CELLS} from './limits';
import {formatLocale} from '@h3-docs/base/number';

/** What can be done with two sets. */
export const setOperations = ['union', 'intersection', 'difference'] as const;
export type SetOperation = (typeof setOperations)[number];

const apply: Readonly<Record<SetOperation, (a: ReadonlySet<string>, b: ReadonlySet<string>) => string[]>> = {
  union: (a, b) => [...new Set([...a, ...b])],
  intersection: (a, b) => [...a].filter((index) => b.has(index)),
  difference: (a, b) => [...a].filter((index) => !b.has(index)),
};

/**
 * Combines two sets of valid indexes. Cells of different resolutions are compared as areas: both sets are first
 * converted to cells of the finest resolution. Edges and vertexes are compared as they are. Never throws.
 *
 * @returns the indexes, or in words why there are none
 */
export function combine(operation: SetOperation, first: readonly string[], second: readonly string[]): Outcome {
  const [a, b] = [byKind(first), byKind(second)];
  const resolutions = [...new Set([...a.cell, ...b.cell].map(getResolution))];
  const finest = Math.max(...resolutions);
  const even = resolutions.length <= 1;
  if (!even) {
    const count = [...a.cell, ...b.cell].reduce((sum, cell) => sum + childrenCount(cell, finest), 0);
    if (count > MAX_CELLS) {
      const [found = '', most = ''] = [count, MAX_CELLS].map((value) => formatLocale(value));
      return refused(
        translate(
          {
            message:
              'The sets have different resolutions. At the finest, {finest}, they have {found} cells, but the limit is {most}',
          },
          {finest, found, most},
        ),
      );
    }
  }
  const cellsOf = (cells: readonly string[]) => new Set(even ? cells : uncompactCells([...cells], finest));
  const indexes = [
    ...apply[operation](cellsOf(a.cell), cellsOf(b.cell)),
    ...apply[operation](new Set([...a.edge, ...a.vertex]), new Set([...b.edge, ...b.vertex])),
  ];
  return indexes.length > 0 ? {ok: true, indexes} : refused(isEmptyReason());
}
