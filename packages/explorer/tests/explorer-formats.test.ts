// cspell:ignore EUTM
import fc from 'fast-check';
import {forward, toPoint} from 'mgrs';
import {describe, expect, it} from 'vitest';
import {fromUtm} from '../input/grid-references';
import {readInput, readText} from '../input/read';

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

describe('rows', () => {
  it('of codes have positions', () => {
    const [row] = readText('mgrs,n\n10SEG5113080998,4').data?.rows ?? [];
    expect(row?.position).toEqual([expect.closeTo(37.7749, 4), expect.closeTo(-122.4194, 4)]);
    expect(row?.values).toContain(4);
  });

  it('of a name that is there twice keep both columns', () => {
    expect(readText('h3,a,a\n8928308280fffff,1,2\n').data).toMatchObject({
      columns: [
        {name: 'a', type: 'number'},
        {name: 'a 2', type: 'number'},
      ],
      rows: [{index: '8928308280fffff', values: [1, 2]}],
    });
  });
});
