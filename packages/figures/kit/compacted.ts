import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {label} from '@h3-docs/grid/h3/svg';
import type {View} from '@h3-docs/grid/h3/view';
import {cells} from './map';

/** The size of the figure of compacted cells. */
export const compactSize = {width: 560, height: 440} as const;

/** The resolutions of cells, coarsest first. */
export function resolutionsOf(set: readonly string[]): number[] {
  return [...new Set(set.map((cell) => h3.getResolution(cell)))].toSorted((a, b) => a - b);
}

/** Cells colored by resolution, with a key of how many there are of each. */
export function drawCompacted(set: readonly string[], view: View): string {
  return resolutionsOf(set)
    .map((resolution, step) => {
      const group = set.filter((cell) => h3.getResolution(cell) === resolution);
      const className = `d-cell d-cell-${2 * step}`;
      return (
        cells(view, group, className) +
        label(
          `d-label ${className} d-key`,
          [14, 26 + 22 * step],
          translate({message: 'res {resolution}: {count}'}, {resolution, count: group.length}),
        )
      );
    })
    .join('');
}
