// cspell:ignore EUTM
import fc from 'fast-check';
import {cellToLatLng, gridDisk, isPentagon, latLngToCell} from 'h3-js';
import {forward, toPoint} from 'mgrs';
import {describe, expect, it} from 'vitest';
import {readDataSet} from '../data/dataset';
import {fromUtm} from '../input/grid-references';
import {readInput} from '../input/read';
import {exportFormats} from '../model/export';

const inUtm = fc.tuple(
  fc.double({min: -79.9, max: 83.9, noNaN: true}),
  fc.double({min: -179.9, max: 179.9, noNaN: true}),
);

describe('grid references', () => {
  it('of MGRS are read where the library writes them', () => {
    fc.assert(
      fc.property(inUtm, ([lat, lng]) => {
        const reference = forward([lng, lat]);
        const [x, y] = toPoint(reference);
        const {shapes, problems} = readInput(reference);
        expect(problems).toEqual([]);
        expect(shapes).toMatchObject([{line: 1, geometry: {type: 'Point', coordinates: [x, y]}}]);
        expect([y, x]).toEqual([expect.closeTo(lat, 4), expect.closeTo(lng, 2)]);
      }),
    );
  });

  it('of UTM agree with the series of the MGRS library, which is another one', () => {
    // The square NC of zone 31, band U, begins at 500 km east and 5,500 km north.
    for (const [easting, northing] of [
      [500_000, 5_500_000],
      [512_345, 5_567_891],
      [599_999, 5_599_999],
    ] as const) {
      const digits = (value: number) => String(value % 100_000).padStart(5, '0');
      const [lng, lat] = toPoint(`31UER${digits(easting)}${digits(northing)}`);
      const [x, y] = fromUtm(31, false, easting + 0.5, northing + 0.5);
      expect([x, y]).toEqual([expect.closeTo(lat, 7), expect.closeTo(lng, 7)]);
    }
    // The corner of the system: the equator at the middle of zone 1, from both sides.
    expect(fromUtm(1, false, 500_000, 0)).toEqual([expect.closeTo(0, 9), -177]);
    expect(fromUtm(1, true, 500_000, 10_000_000)).toEqual([expect.closeTo(0, 9), -177]);
  });
});

describe('what the explorer exports', () => {
  // Across the antimeridian, and with a pentagon.
  const disks = [gridDisk(latLngToCell(37.77, -122.42, 7), 2), gridDisk(latLngToCell(-17, 179.99, 4), 2)];
  const cells = [...disks.flat(), ...gridDisk('8009fffffffffff', 1)];
  const print = (name: string) => exportFormats.find((format) => format.name === name)?.print(cells, cells) ?? '';

  it.each(['list', 'decimal', 'sql', 'json', 'csv'])('as %s is read as the same cells', (name) => {
    const {cells: read, shapes, problems} = readInput(print(name));
    expect({read, problems}).toEqual({read: cells, problems: []});
    // CSV also has the outlines.
    expect(shapes).toHaveLength(name === 'csv' ? cells.length : 0);
  });

  it.each(['geojson', 'topojson', 'wkt', 'wkb', 'kml'])('as %s is read as the same outlines', (name) => {
    const {shapes, problems} = readInput(print(name));
    expect(problems).toEqual([]);
    // Parts that the antimeridian cuts apart may be shapes of their own.
    expect(shapes.length).toBeGreaterThanOrEqual(cells.length);
    const whole = shapes.filter(({geometry}) => geometry.type === 'Polygon');
    const corners = whole.map(({geometry}) => (geometry.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : []));
    for (const cell of disks[0] ?? []) {
      const [lat, lng] = cellToLatLng(cell);
      const near = corners.filter((ring) => ring.every(([x = 0, y = 0]) => Math.hypot(x - lng, y - lat) < 0.03));
      expect(near, cell).toHaveLength(1);
      expect(near[0]).toHaveLength(isPentagon(cell) ? 6 : 7);
    }
  });

  it('as TopoJSON or GeoJSON keeps the index of each feature as a row', () => {
    for (const name of ['topojson', 'geojson']) {
      expect(readDataSet(print(name))?.rows.map(({index}) => index)).toEqual(cells);
    }
  });
});

describe('rows', () => {
  it('of Esri JSON have their attributes, and those of codes have positions', () => {
    const esri = '{"features":[{"attributes":{"h3":"8928308280fffff","n":3},"geometry":{"x":1,"y":2}}]}';
    expect(readDataSet(esri)).toMatchObject({
      columns: [{name: 'n', type: 'number'}],
      rows: [{index: '8928308280fffff', position: [2, 1], values: [3]}],
    });
    const [row] = readDataSet('mgrs,n\n10SEG5113080998,4')?.rows ?? [];
    expect(row?.position).toEqual([expect.closeTo(37.7749, 4), expect.closeTo(-122.4194, 4)]);
    expect(row?.values).toContain(4);
  });

  it('of a name that is there twice keep both columns', () => {
    expect(readDataSet('h3,a,a\n8928308280fffff,1,2\n')).toMatchObject({
      columns: [
        {name: 'a', type: 'number'},
        {name: 'a 2', type: 'number'},
      ],
      rows: [{index: '8928308280fffff', values: [1, 2]}],
    });
  });
});
