import * as library from 'ngeohash';
import {box} from './box';
import type {Grid} from './types';

/** Geohash; the level is the number of characters. */
export const geohashGrid: Grid = {
  label: 'Geohash',
  cellAt: (lat, lng, level) => library.encode(lat, lng, level),
  around: (cell) => library.neighbors(cell),
  outline: (cell) => box(library.decode_bbox(cell)),
};
