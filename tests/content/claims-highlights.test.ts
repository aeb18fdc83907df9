import {readFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'node:util';
import * as h3 from 'h3-js';
import h3v3 from 'h3-js-v3/dist/h3-js.js';
import {describe, expect, it} from 'vitest';
import {
  citiesAround,
  citiesNearAirports,
  distanceWithout,
  fitLate,
  flowsBetweenCells,
  flowTotals,
  quakeCount,
  quakesByCell,
  routesWithoutPath,
  scanCities,
} from '@h3-docs/figures/node/cases';
import {placeOf, readRows} from '@h3-docs/figures/node/cases/rows';
import {stepsFor} from '@h3-docs/grid/resolutions/disk';
import {statisticsOf} from '@h3-docs/grid/resolutions/statistics';
import {newestVersion} from '@h3-docs/base/versions';
import {printedBy} from '../support/printedBy';

// The data of static/data, and what docs/highlights/*.mdx says about it.

const root = path.resolve(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** Reads a file of data, as programs do that run in its folder. */
const dataFile = (file: string) => text(`static/data/${file}`);
const pageNames = ['aggregation', 'joining', 'flowmodel', 'indexing', 'ml'];
const page = (name: string) => text(`docs/highlights/${name}.mdx`);
const pageV3 = (name: string) => text(`versioned_docs/version-3.x/highlights/${name}.mdx`);

/** The code blocks of a page with exactly this info string, in order. */
function fences(source: string, info: string): string[] {
  return [...source.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)]
    .filter(([, found]) => found === info)
    .map(([, , body = '']) => body);
}

describe('the rows', () => {
  it.each(['earthquakes', 'airports', 'cities'])('of %s have positions on Earth', (name) => {
    const places = readRows(name).map(placeOf);
    expect(places.length).toBeGreaterThan(200);
  });

  it('have their origin and license in the notes that ship', () => {
    for (const name of ['earthquakes.csv', 'airports.csv', 'flights.csv', 'cities.csv']) {
      expect(text('licenses/THIRD_PARTY.md')).toContain(`data/${name}\``);
      expect(text('static/data/README.md')).toContain(`\`${name}\``);
    }
  });
});

describe('the pages', () => {
  it.each(pageNames)('%s: the JavaScript of both versions prints what the page shows', (name) => {
    const printed = fences(page(name), 'text').at(-1);
    expect(fences(pageV3(name), 'text').at(-1)).toBe(printed);
    const programs = [page(name), pageV3(name)].flatMap((source) => fences(source, 'js'));
    expect(programs).toHaveLength(2);
    for (const [at, library] of [h3, h3v3].entries()) {
      const lines = printedBy(programs[at] ?? '', {'h3-js': library, 'node:fs': {readFileSync: dataFile}});
      expect(lines.map((all) => `${format(...all)}\n`).join('')).toBe(printed);
    }
  });

  it.each(pageNames)('%s: the rows shown are the first of their file, and a link leads to it', (name) => {
    const shown = fences(page(name), 'text').slice(0, -1);
    const files = [...page(name).matchAll(/pathname:\/\/\/data\/(\w+)\.csv/g)].map(([, file = '']) => file);
    expect(shown.length).toBeGreaterThan(0);
    for (const rows of shown) {
      expect(files.some((file) => text(`static/data/${file}.csv`).startsWith(rows))).toBe(true);
    }
  });

  it.each(pageNames)('%s: the rows of live examples are in the data', (name) => {
    const all = ['earthquakes', 'cities', 'airports'].map((file) => text(`static/data/${file}.csv`)).join('');
    for (const example of ['js live', 'js live nodraw'].flatMap((info) => fences(page(name), info))) {
      for (const [, lat, lng] of example.matchAll(/\[(?:'[^']+', )?(-?\d+\.\d+), (-?\d+\.\d+)/g)) {
        // The place that Chicago's search starts from is the row of Chicago.
        expect(all.includes(`,${lat},${lng},`), `${lat}, ${lng}`).toBe(true);
      }
    }
  });
});

describe('what the pages say', () => {
  it('aggregation: no row is lost on any resolution', () => {
    for (const res of [0, 2, 4, 9]) {
      expect(quakesByCell(res).reduce((sum, {count}) => sum + count, 0)).toBe(quakeCount());
    }
    for (const {strongest} of quakesByCell(4).slice(0, 5)) expect(strongest).toBeLessThanOrEqual(3.05);
  });

  it('joining: every city is near or not, and those that are not are far away', () => {
    const cities = citiesNearAirports(4, 1);
    expect(cities).toHaveLength(readRows('cities').length);
    expect(cities.some(({near}) => near) && cities.some(({near}) => !near)).toBe(true);
    expect(distanceWithout(4, 1).least).toBeGreaterThan(40);
  });

  it('flowmodel: the flows add up to the flights of the file; the busiest pair is Los Angeles and San Francisco', () => {
    const flights = readRows('flights').reduce((sum, row) => sum + Number(row.flights), 0);
    expect(flowTotals(2).flights).toBe(flights);
    const cellOf = (iata: string) => {
      const row = readRows('airports').find((airport) => airport.iata === iata);
      return row && citiesAround(...placeOf(row), 2, 0).cells[0];
    };
    const [busiest, back] = flowsBetweenCells(2);
    expect([busiest?.origin, busiest?.destination]).toEqual([cellOf('LAX'), cellOf('SFO')]);
    expect([back?.origin, back?.destination]).toEqual([cellOf('OAK'), cellOf('BUR')]);
    expect(routesWithoutPath(3)).toBeGreaterThan(0);
  });

  it('indexing: k = 6 is what resolution 4 needs for 150 km, and finds what a scan finds', () => {
    const statistics = statisticsOf(newestVersion).resolutions.find(({resolution}) => resolution === 4);
    expect(statistics && stepsFor(statistics, 150)).toBe(6);
    const found = citiesAround(41.85003, -87.65005, 4, 6).candidates.filter(({km}) => km <= 150);
    expect(found).toHaveLength(scanCities(41.85003, -87.65005, 150).within);
  });

  it('ml: a ring helps at resolution 4 and dilutes at resolution 3', () => {
    const r2 = (res: number, k: number) => fitLate(res, k).r2;
    expect(r2(4, 2)).toBeGreaterThan(r2(4, 0));
    expect(r2(3, 0)).toBeGreaterThan(r2(3, 1));
    expect(r2(3, 1)).toBeGreaterThan(r2(3, 2));
  });
});
