// cspell:ignore ytpxr VQHFJ pruy gbsuv yyk
import {describe, expect, it} from 'vitest';
import {readCode} from '../input/codes';
import {readInput} from '../input/read';

describe('codes of places', () => {
  it('are geohashes in lower case, or below their name', () => {
    expect(readInput('SKU12345\nBX7702')).toMatchObject({shapes: [], problemCount: 2});
    expect(readInput('9q8yyk8yt\nbx7702')).toMatchObject({shapes: {length: 2}, problemCount: 0});
    expect(readInput('geohash,n\n9Q8YYK8YT,1\n9q8yyk8yu,2').shapes).toHaveLength(2);
  });

  it('are read in the middle of their areas, short Plus Codes excepted', () => {
    expect(readCode('9q8yyk8ytpxr')).toEqual([expect.closeTo(37.7749, 4), expect.closeTo(-122.4194, 4)]);
    expect(readCode('849VQHFJ+X6')).toEqual([expect.closeTo(37.7749, 3), expect.closeTo(-122.4194, 3)]);
    expect(readCode('849V0000+')).toEqual([37.5, -122.5]);
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
