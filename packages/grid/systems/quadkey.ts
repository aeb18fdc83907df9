import {pointToTile, quadkeyToTile, tileToBBOX, tileToQuadkey} from '@mapbox/tilebelt';
import {box} from './box';
import type {Grid} from './types';

const steps = [-1, 0, 1] as const;

/** The tiles of web maps, named by their quadkeys: squares of the Web Mercator projection, which ends near 85°. */
export const quadkey: Grid = {
  label: 'Quadkey',
  greatestLatitude: 85.05,
  cellAt: (lat, lng, level) => tileToQuadkey(pointToTile(lng, lat, level)),
  around(cell) {
    const [x, y, zoom] = quadkeyToTile(cell);
    const across = 2 ** zoom;
    const tiles = steps.flatMap((dy) =>
      steps.map((dx) => [(x + dx + across) % across, y + dy, zoom] as [number, number, number]),
    );
    return tiles
      .filter(([, row]) => row >= 0 && row < across)
      .map(tileToQuadkey)
      .filter((other) => other !== cell);
  },
  outline(cell) {
    const [west, south, east, north] = tileToBBOX(quadkeyToTile(cell));
    return box([south, west, north, east]);
  },
};
