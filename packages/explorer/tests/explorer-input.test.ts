import {describe, expect, it} from 'vitest';
import {provide} from '../input/projections';
import type {InputShape} from '../input/types';
import {readInput} from '../input/read';
import {rows} from './explorer-input-table';

function describeShape({geometry}: InputShape): string {
  if (geometry.type !== 'Point') return geometry.type;
  const [lng = NaN, lat = NaN] = geometry.coordinates;
  return [lat, lng].map((value) => Number(value.toFixed(4))).join(',');
}

provide();

describe('the input reader', () => {
  it.each(rows)('%s', (_name, text, expected) => {
    const result = readInput(text);
    expect(result.cells).toEqual(expected.cells ?? []);
    expect(result.edges).toEqual(expected.edges ?? []);
    expect(result.vertexes).toEqual(expected.vertexes ?? []);
    expect(result.shapes.map(describeShape)).toEqual(expected.shapes ?? []);
    expect(result.repeated).toBe(expected.repeated ?? 0);
    expect(result.problems.map(({line}) => line)).toEqual((expected.problems ?? []).map(([line]) => line));
    for (const [at, [, reason]] of (expected.problems ?? []).entries()) {
      expect(result.problems[at]?.reason).toContain(reason);
    }
  });
});
