import {gridDisk, latLngToCell} from 'h3-js';

/** The given number of cells in one patch, small enough that the whole patch is in view, as a file of CSV with a value each. */
export function cellFile(count: number): {name: string; mimeType: string; buffer: Buffer} {
  const k = Math.ceil(Math.sqrt(count / 3));
  const cells = gridDisk(latLngToCell(46.5, 9.5, 8), k).slice(0, count);
  const text = ['h3,value', ...cells.map((cell, at) => `${cell},${at % 1000}`)].join('\n');
  return {name: 'cells.csv', mimeType: 'text/csv', buffer: Buffer.from(text)};
}
