import * as h3 from 'h3-js';
import type {Position} from '../h3/sphere';
import type {Grid} from './types';

/** The system that this site is about; the level is the resolution. */
export const h3Grid: Grid = {
  label: 'H3',
  cellAt: (lat, lng, level) => h3.latLngToCell(lat, lng, level),
  around: (cell) => h3.gridDisk(cell, 1).filter((other) => other !== cell),
  outline: (cell) => h3.cellToBoundary(cell).map(([lat, lng]): Position => [lng, lat]),
};
