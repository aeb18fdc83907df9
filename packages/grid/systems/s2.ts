import {s2} from 's2js';
import type {Position} from '../h3/sphere';
import type {Grid} from './types';

/** S2, whose cells are named by their tokens. */
export const s2Grid: Grid = {
  label: 'S2',
  cellAt: (lat, lng, level) =>
    s2.cellid.toToken(s2.cellid.parent(s2.cellid.fromLatLng(s2.LatLng.fromDegrees(lat, lng)), level)),
  around: (cell) => {
    const id = s2.cellid.fromToken(cell);
    return s2.cellid.allNeighbors(id, s2.cellid.level(id)).map(s2.cellid.toToken);
  },
  outline: (cell) => {
    const shape = s2.Cell.fromCellID(s2.cellid.fromToken(cell));
    return [0, 1, 2, 3].map((corner): Position => {
      const position = s2.LatLng.fromPoint(shape.vertex(corner));
      return [(position.lng * 180) / Math.PI, (position.lat * 180) / Math.PI];
    });
  },
};
