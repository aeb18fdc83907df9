import {latLngToCell} from 'h3-js';
import {aggregate, aggregatedRows, toValuesCsv} from './data/aggregate';
import type {TourName} from './examples';
import {readInput, readText} from './input/read';
import {runJob} from './model/jobs';
import {operate} from './model/operations';
import {literal, operated} from './model/recipe';
import {DEFAULT_OPACITY, type ExplorerState} from './model/state';

/** Manhattan in a few corners. */
const MANHATTAN =
  'POLYGON ((-74.02 40.7, -73.998 40.704, -73.975 40.711, -73.972 40.735, -73.942 40.775, -73.929 40.796, -73.934 40.834, -73.912 40.87, -73.93 40.878, -74.01 40.75, -74.02 40.7))';
const FILL_RESOLUTION = 9;

/** The Eiffel Tower. */
const [TOWER_LAT, TOWER_LNG] = [48.8584, 2.2945];
const DISK = {k: 3, resolution: 9};

/** Points of a spiral around Berlin: dense in the middle, sparse outside. */
const POINTS = 400;
const JOIN_RESOLUTION = 7;

function pointTable(): string {
  const rows = Array.from({length: POINTS}, (_, at) => {
    const distance = 0.16 * (at / POINTS) ** 0.8;
    const turn = 2.4 * at;
    return `${(52.52 + distance * Math.sin(turn)).toFixed(5)},${(13.405 + 1.6 * distance * Math.cos(turn)).toFixed(5)}`;
  });
  return ['lat,lng', ...rows].join('\n');
}

/** What a tour changes in the explorer: the input and the selection that its steps lead to. */
export function tourChange(name: TourName): Partial<ExplorerState> {
  switch (name) {
    case 'fill': {
      const geometries = readInput(MANHATTAN).shapes.map(({geometry}) => geometry);
      const asked = {geometries, resolution: FILL_RESOLUTION, containment: 'center'} as const;
      const outcome = runJob({type: 'cover', ...asked}, () => undefined);
      return {
        text: MANHATTAN,
        selection: outcome.ok ? outcome.indexes : [],
        recipe: {step: 'cover', ...asked},
      };
    }
    case 'disk': {
      const cell = latLngToCell(TOWER_LAT, TOWER_LNG, DISK.resolution);
      const outcome = operate('disk', [cell], DISK);
      return {
        text: cell,
        selection: outcome.ok ? outcome.indexes : [],
        recipe: operated('disk', DISK, [cell], literal([cell])),
      };
    }
    case 'join': {
      const table = readText(pointTable()).data;
      if (!table) return {};
      const text = toValuesCsv(aggregate(table, JOIN_RESOLUTION, 'count', undefined), 'count');
      const rows = aggregatedRows(table, JOIN_RESOLUTION, 'count', undefined);
      return {
        text,
        selection: [],
        coloring: {column: 'count', palette: 'sequential', classing: 'quantile', opacity: DEFAULT_OPACITY},
        origin: {text, recipe: {step: 'aggregate', rows, resolution: JOIN_RESOLUTION, aggregation: 'count'}},
      };
    }
  }
}
