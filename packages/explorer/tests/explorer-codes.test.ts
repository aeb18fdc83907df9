// cspell:ignore ytpxr VQHFJ pruy gbsuv yyk EUTM
import fc from 'fast-check';
import {forward, toPoint} from 'mgrs';
import {describe, expect, it} from 'vitest';
import {readCode} from '../input/codes';
import {provide} from '../input/projections';
import {readInput} from '../input/read';
import {provideProjections} from '../input/reference';
import {read} from './reading';

provide();

describe('codes of places', () => {
  it.each([
    ['SKU12345\nBX7702', 0, 2],
    ['9q8yyk8yt\nbx7702', 2, 0],
    ['geohash,n\n9Q8YYK8YT,1\n9q8yyk8yu,2', 2, 0],
    ['9q8yyk8ytpxr\n849VQHFJ+X6\n"u4pruy", "gbsuv7z"', 4, 0],
    ['banana', 0, 1],
    ['zebra 9q8yyk8ytpxr', 0, 1],
  ])('are geohashes in lower case, or below their name, and no words: %j', (text, shapes, problems) => {
    expect(read(text)).toMatchObject({shapes: {length: shapes}, problems: {length: problems}});
  });

  it('are read in the middle of their areas, short Plus Codes excepted', () => {
    expect(readCode('9q8yyk8ytpxr')).toEqual([expect.closeTo(37.7749, 4), expect.closeTo(-122.4194, 4)]);
    expect(readCode('849VQHFJ+X6')).toEqual([expect.closeTo(37.7749, 3), expect.closeTo(-122.4194, 3)]);
    expect(readCode('849V0000+')).toEqual([37.5, -122.5]);
    expect(readCode('GX6J+X6'), 'a short code needs a place').toBeUndefined();
  });
});

describe('grid references', () => {
  const inUtm = fc.tuple(
    fc.double({min: -79.9, max: 83.9, noNaN: true}),
    fc.double({min: -179.9, max: 179.9, noNaN: true}),
  );

  it('of MGRS are read where the library writes them', () => {
    fc.assert(
      fc.property(inUtm, ([lat, lng]) => {
        const reference = forward([lng, lat]);
        const [x, y] = toPoint(reference);
        const {shapes, problems} = readInput(reference);
        expect(problems).toEqual([]);
        expect(shapes).toMatchObject([{geometry: {type: 'Point', coordinates: [x, y]}}]);
        expect([y, x]).toEqual([expect.closeTo(lat, 4), expect.closeTo(lng, 2)]);
      }),
    );
  });

  it('of UTM are those of MGRS, whose library has another series; their texts load the projections', () => {
    const reference = '31U 512345.5 5567891.5';
    const [lng, lat] = toPoint('31UER1234567891');
    const {shapes} = readInput(reference);
    expect(shapes).toMatchObject([{geometry: {coordinates: [expect.closeTo(lng, 7), expect.closeTo(lat, 7)]}}]);
    provideProjections(() => undefined);
    expect(readInput(reference).problems).toMatchObject([{reason: expect.stringContaining('32631') as string}]);
    provide();
  });
});
