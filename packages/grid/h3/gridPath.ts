import {translate} from '@docusaurus/Translate';
import {areNeighborCells, gridPathCells} from 'h3-js';

/** The number of the C library for a path that it cannot compute, `E_FAILED`. */
const failed = 1;

/**
 * The cells of a shortest path between two cells, including both. Unlike h3-js, which drops the error that the C library
 * returns while it computes a path (`lib/h3core.js` of 4.5.0), this function checks that each cell is a neighbor of the cell
 * before it.
 *
 * @throws Error of h3-js, with its number in `code`; 1 where the path has a gap
 */
export function gridPath(from: string, to: string): string[] {
  const cells = gridPathCells(from, to);
  if (cells.slice(1).some((cell, step) => !areNeighborCells(cells[step] ?? from, cell)))
    throw Object.assign(new Error(translate({message: 'H3 finds no path without gaps between the two cells'})), {
      code: failed,
    });
  return cells;
}
