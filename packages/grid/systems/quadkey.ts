import {pointToTile, quadkeyToTile, tileToBBOX, tileToQuadkey} from '@mapbox/tilebelt';
import {box} from './box';
import type {MeasuredGrid} from './types';

/** The tiles of web maps, named by their quadkeys: squares of the Web Mercator projection, which ends near 85°. */
export const quadkey: MeasuredGrid = {
  label: 'Quadkey',
  greatestLatitude: 85.05,
  cellAt: (lat, lng, level) => tileToQuadkey(pointToTile(lng, lat, level)),
  outline(cell) {
    const [west, south, east, north] = tileToBBOX(quadkeyToTile(cell));
    return box([south, west, north, east]);
  },
};
