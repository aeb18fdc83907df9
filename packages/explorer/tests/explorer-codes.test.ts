// cspell:ignore ytpxr VQHFJ pruy gbsuv yyk
import fc from 'fast-check';
import geohash from 'ngeohash';
import {OpenLocationCode} from 'open-location-code';
import {describe, expect, it} from 'vitest';
import {readCode} from '../input/codes';
import {readInput} from '../input/read';

const position = fc.tuple(
  fc.double({min: -89.9, max: 89.9, noNaN: true}),
  fc.double({min: -180, max: 179.9, noNaN: true}),
);
describe('codes of places', () => {
  it('are geohashes in lower case, or below their name', () => {
    expect(readInput('SKU12345\nBX7702')).toMatchObject({shapes: [], problemCount: 2});
    expect(readInput('9q8yyk8yt\nbx7702')).toMatchObject({shapes: {length: 2}, problemCount: 0});
    expect(readInput('geohash,n\n9Q8YYK8YT,1\n9q8yyk8yu,2').shapes).toHaveLength(2);
  });

  it('are read as ngeohash reads geohashes', () => {
    fc.assert(
      fc.property(position, fc.integer({min: 5, max: 12}), ([lat, lng], digits) => {
        const code = geohash.encode(lat, lng, digits);
        // Without a digit or a letter it could be a word or a number.
        fc.pre(/\d/.test(code) && /[a-z]/.test(code));
        const [south, west, north, east] = geohash.decode_bbox(code);
        expect(readCode(code)).toEqual([expect.closeTo((south + north) / 2, 9), expect.closeTo((west + east) / 2, 9)]);
      }),
    );
  });

  it('are read as open-location-code reads Plus Codes', () => {
    const library = new OpenLocationCode();
    fc.assert(
      fc.property(position, fc.constantFrom(2, 4, 6, 8, 10, 11, 13, 15), ([lat, lng], digits) => {
        const code = library.encode(lat, lng, digits);
        const {latitudeCenter, longitudeCenter} = library.decode(code);
        expect(readCode(code)).toEqual([expect.closeTo(latitudeCenter, 9), expect.closeTo(longitudeCenter, 9)]);
      }),
    );
    expect(readCode('GX6J+X6'), 'a short code needs a place').toBeUndefined();
  });

  it('stand in lists, and words are still none', () => {
    expect(readInput('9q8yyk8ytpxr\n849VQHFJ+X6\n"u4pruy", "gbsuv7z"')).toMatchObject({
      shapes: [{line: 1}, {line: 2}, {line: 3}, {line: 3}],
      problemCount: 0,
    });
    expect(readInput('banana').problemCount).toBe(1);
    expect(readInput('zebra 9q8yyk8ytpxr').shapes).toEqual([]);
  });
});

describe('a line with an index and coordinates', () => {
  it('says that the coordinates were skipped', () => {
    const {cells, shapes, problems} = readInput('8928308280fffff 37.7749, -122.4194');
    expect({cells, shapes}).toEqual({cells: ['8928308280fffff'], shapes: []});
    expect(problems).toEqual([
      {
        line: 1,
        text: '37.7749, -122.4194',
        reason: 'skipped, because this line also has an index; put each on a separate line',
      },
    ]);
    expect(readInput('h3,lat,lng\n8928308280fffff,37.7749,-122.4194').problems, 'a table says what it holds').toEqual(
      [],
    );
  });
});
