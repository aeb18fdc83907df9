import type {Feature, FeatureCollection, Position} from 'geojson';
import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {indexFeatures} from '../map-data';
import {CAP} from '@h3-docs/base/contracts/webMap';
import {splitCaps} from '@h3-docs/map/caps';

function positions({features}: FeatureCollection): Position[] {
  return features.flatMap(({geometry}) =>
    Array.from(JSON.stringify(geometry).matchAll(/\[(-?[\d.e-]+),(-?[\d.e-]+)\]/g), ([, lng, lat]) => [
      Number(lng),
      Number(lat),
    ]),
  );
}

describe('what engines are given near the poles', () => {
  it('reaches no further than they can draw, for all base cells and all pentagons of several resolutions', () => {
    const cells = [...h3.getRes0Cells(), ...[1, 2, 3, 5, 8].flatMap((resolution) => h3.getPentagons(resolution))];
    for (const cell of cells) {
      const {engine, caps} = splitCaps(indexFeatures([cell]));
      for (const [lng = NaN, lat = NaN] of positions(engine)) {
        expect(Math.abs(lat)).toBeLessThanOrEqual(CAP + 1e-9);
        expect(Math.abs(lng)).toBeLessThanOrEqual(540);
      }
      expect(engine.features.length + caps.length).toBeGreaterThan(0);
    }
  });

  it('leaves what is elsewhere alone', () => {
    const data = indexFeatures(h3.gridDisk('8928308280fffff', 5));
    expect(splitCaps(data)).toEqual({engine: data, caps: []});
    expect(splitCaps(data).engine).toBe(data);
  });

  it('loses nothing: what the engine cannot draw is drawn over it', () => {
    for (const pole of [90, -90]) {
      const cell = h3.latLngToCell(pole, 0, 3);
      const {engine, caps} = splitCaps(indexFeatures([cell]));
      expect(engine.features).toEqual([]);
      expect(caps.map(({properties}: Feature) => properties?.index as unknown)).toContain(cell);
    }
    const base = splitCaps(indexFeatures([h3.latLngToCell(90, 0, 0)]));
    expect(base.engine.features.some(({geometry}) => geometry.type === 'MultiPolygon')).toBe(true);
    expect(base.engine.features.some(({geometry}) => geometry.type === 'MultiLineString')).toBe(true);
    expect(base.caps.length).toBeGreaterThan(0);
  });
});
