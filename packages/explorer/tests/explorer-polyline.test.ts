// cspell:ignore izlh Lnnq Nvxq rlgd
import {describe, expect, it} from 'vitest';
import {duplicatesIn} from '../data/duplicates';
import {mayBePolylines, polylinesToWkt} from '../input/polyline';
import {readText} from '../input/read';

/** The example of Google's description of the format. */
const encoded = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';
const wkt = 'LINESTRING (-120.2 38.5, -120.95 40.7, -126.453 43.252)';

describe('an encoded polyline', () => {
  it('is read when the reader says that it is one', () => {
    expect(mayBePolylines(encoded)).toBe(true);
    expect(mayBePolylines('Hello there')).toBe(false);
    expect(polylinesToWkt(`${encoded}\n${encoded}`, 'polyline')).toBe(`${wkt}\n${wkt}`);
    const six = '_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI';
    expect(polylinesToWkt(six, 'polyline6')).toBe(wkt);
    expect(polylinesToWkt('abc{', 'polyline')).toBe('abc{');
  });

  it('in a column is a line with the values of its row', () => {
    const text = `name,route\nA,"${encoded}"\nB,}}}}`;
    const {result, data} = readText(text, {choices: [{name: 'route', type: 'polyline'}]});
    expect(result.shapes).toMatchObject([{geometry: {type: 'LineString', coordinates: {length: 3}}}]);
    expect(data?.rows.map(({values}) => values)).toEqual([['A'], ['B']]);
    expect(result.problems).toMatchObject([{line: 3, reason: 'not an encoded polyline'}]);
  });
});

describe('rows with the same cell', () => {
  it('are counted, with the resolution at which they can be aggregated', () => {
    const data = (text: string) => readText(text).data ?? {columns: [], rows: []};
    expect(duplicatesIn(data('h3,n\n8928308280fffff,1\n8928308280fffff,2\n8928308283bffff,3'))).toEqual({
      count: 1,
      resolution: 9,
    });
    expect(duplicatesIn(data('h3,n\n8928308280fffff,1\n8928308283bffff,3'))).toBeUndefined();
  });
});
