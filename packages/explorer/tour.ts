import {latLngToCell} from 'h3-js';
import {duplicatesIn} from './data/duplicates';
import type {TourName} from './examples';
import {readInput, readText} from './input/read';
import {resolutionForRows, resolutionForShapes} from './model/defaultResolution';
import {aggregated, runJob} from './model/jobs';
import {operate} from './model/operate';
import {literal, operated} from './model/recipe';
import type {ExplorerState} from './model/state';

/** Manhattan in a few corners. */
const MANHATTAN =
  'POLYGON ((-74.02 40.7, -73.998 40.704, -73.975 40.711, -73.972 40.735, -73.942 40.775, -73.929 40.796, -73.934 40.834, -73.912 40.87, -73.93 40.878, -74.01 40.75, -74.02 40.7))';

/** San Francisco, between the ocean and the bay. */
const [DISK_LAT, DISK_LNG] = [37.76, -122.43];
const DISK = {k: 3, resolution: 8};

/**
 * Spirals around Berlin and Potsdam. The distances from the middle have a normal distribution with this deviation, in degrees,
 * so that each class of the colors is a ring. The points are few, and exact to about 100 m, so that a link can hold them.
 */
const SPIRALS = [
  {lat: 52.52, lng: 13.405, deviation: 0.075, points: 1000},
  {lat: 52.396, lng: 13.058, deviation: 0.035, points: 200},
];
/** Without the outermost points, which lie alone. */
const SHARE = 0.97;
/** The angle between two points of a spiral, in radians, so that they never form rays: the golden angle. */
const TURN = Math.PI * (3 - Math.sqrt(5));

function pointTable(): string {
  const rows = SPIRALS.flatMap(({lat, lng, deviation, points}) =>
    Array.from({length: points}, (_, at) => {
      // The quantile of the Rayleigh distribution, https://en.wikipedia.org/wiki/Rayleigh_distribution
      const distance = deviation * Math.sqrt(-2 * Math.log(1 - (SHARE * at) / points));
      const [north, east] = [distance * Math.sin(TURN * at), distance * Math.cos(TURN * at)];
      return `${(lat + north).toFixed(3)},${(lng + east / Math.cos((lat * Math.PI) / 180)).toFixed(3)}`;
    }),
  );
  return ['lat,lng', ...rows].join('\n');
}

/** What a tour changes in the explorer: the input and the selection that its steps lead to. */
export function tourChange(name: TourName): Partial<ExplorerState> {
  switch (name) {
    case 'fill': {
      const geometries = readInput(MANHATTAN).shapes.map(({geometry}) => geometry);
      const {resolution} = resolutionForShapes(geometries);
      const asked = {geometries, resolution, containment: 'center'} as const;
      const outcome = runJob({type: 'cover', ...asked}, () => undefined);
      return {
        text: MANHATTAN,
        selection: outcome.ok ? outcome.indexes : [],
        recipe: {step: 'cover', ...asked},
      };
    }
    case 'disk': {
      const cell = latLngToCell(DISK_LAT, DISK_LNG, DISK.resolution);
      const outcome = operate('disk', [cell], DISK);
      return {
        text: cell,
        selection: outcome.ok ? outcome.indexes : [],
        recipe: operated('disk', DISK, [cell], literal([cell])),
      };
    }
    case 'join': {
      const text = pointTable();
      const {data} = readText(text);
      if (!data) return {};
      const {resolution} = resolutionForRows(data, duplicatesIn(data));
      const outcome = aggregated(data, resolution, 'count');
      if (!outcome.ok || !outcome.table) return {};
      return {
        text,
        selection: outcome.indexes,
        table: outcome.table,
        counted: true,
        recipe: {step: 'aggregate', data, resolution, rule: 'count'},
        coloring: outcome.table.columns[0]?.name ?? '',
      };
    }
  }
}
