import {gridDisk, latLngToCell} from 'h3-js';

/** The given number of cells in one patch, small enough that the whole patch is in view, as CSV with a value each. */
export function cellTable(count: number): string {
  const k = Math.ceil(Math.sqrt(count / 3));
  const cells = gridDisk(latLngToCell(46.5, 9.5, 8), k).slice(0, count);
  return ['h3,value', ...cells.map((cell, at) => `${cell},${at % 1000}`)].join('\n');
}
