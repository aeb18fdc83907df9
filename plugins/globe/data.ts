import {readFileSync} from 'node:fs';
import {cellToBoundary, getRes0Cells, cellToChildren, gridDiskDistances, isPentagon, latLngToCell} from 'h3-js';
import {feature} from 'topojson-client';
import type {Topology} from 'topojson-specification';
import type {GlobeData} from '@h3-docs/base/contracts/globe';

/** The resolution of the cells on the landing page's globe: fine enough to look like a grid, few enough to turn. */
const RESOLUTION = 1;
/** Tenths of a degree: at the globe's size on screen a finer step can't be seen. */
const STEPS_PER_DEGREE = 10;
/** The disk that the drawing in `src/pages/_landing/globe.mdx` shows, so that turning the globe keeps it. */
const DISK = {lat: 30, lng: -20, k: 3} as const;

function cellData(): Pick<GlobeData, 'corners' | 'cells' | 'pentagons' | 'disk'> {
  const cornerNumbers = new Map<string, number>();
  const corners: [number, number][] = [];
  const cells = getRes0Cells().flatMap((cell) => cellToChildren(cell, RESOLUTION));
  const rings = cells.map((cell) =>
    cellToBoundary(cell).map(([lat, lng]) => {
      const corner: [number, number] = [Math.round(lng * STEPS_PER_DEGREE), Math.round(lat * STEPS_PER_DEGREE)];
      const known = cornerNumbers.get(corner.join());
      if (known !== undefined) return known;
      cornerNumbers.set(corner.join(), corners.length);
      return corners.push(corner) - 1;
    }),
  );
  const pentagons = cells.flatMap((cell, index) => (isPentagon(cell) ? [index] : []));
  const disk = gridDiskDistances(latLngToCell(DISK.lat, DISK.lng, RESOLUTION), DISK.k).map((ring) =>
    ring.map((cell) => cells.indexOf(cell)),
  );
  return {corners, cells: rings, pentagons, disk};
}

function landData(): GlobeData['land'] {
  const topology = JSON.parse(readFileSync(require.resolve('world-atlas/land-110m.json'), 'utf8')) as Topology;
  const {land} = topology.objects;
  if (!land) throw new Error('world-atlas/land-110m.json has no object called land');
  const collection = feature(topology, land);
  const features = 'features' in collection ? collection.features : [collection];
  return features.flatMap(({geometry}) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return polygons.flatMap((rings) =>
      rings.map((ring) =>
        ring.map(([lng = 0, lat = 0]): [number, number] => [
          Math.round(lng * STEPS_PER_DEGREE),
          Math.round(lat * STEPS_PER_DEGREE),
        ]),
      ),
    );
  });
}

/** The cells and the land of the landing page's globe. */
export function globeData(): GlobeData {
  return {stepsPerDegree: STEPS_PER_DEGREE, ...cellData(), land: landData()};
}
