import type {Polygon} from 'geojson';
import {describe, expect, it} from 'vitest';
import {planarDeviationKm, planarNote} from '../model/planarEdges';
import {box} from './box';

describe('edges of polygons beside great circles', () => {
  it('differ by hundreds of kilometers for a wide box, also across the antimeridian', () => {
    // The middle of the great circle from 40° N, 120° W to 40° N, 80° W is at atan(tan 40° / cos 20°) = 41.7627° N.
    const [south, north] = [40, 45].map(
      (lat) => (Math.atan(Math.tan((lat * Math.PI) / 180) / Math.cos(Math.PI / 9)) * 180) / Math.PI - lat,
    );
    const degrees = Math.max(south ?? 0, north ?? 0);
    expect(planarDeviationKm([box(-120, 40, -80, 45)])).toBeCloseTo(degrees * 111.195, -1);
    expect(planarDeviationKm([box(160, 40, -160, 45)])).toBeCloseTo(degrees * 111.195, -1);
  });

  it('are the same along meridians and the equator, and for small shapes', () => {
    expect(planarDeviationKm([box(0, 50, 0.2, 50.2)])).toBe(0);
    const along: Polygon = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [30, 0],
          [30, 0.1],
          [0, 0],
        ],
      ],
    };
    expect(planarDeviationKm([along])).toBeLessThan(1);
  });

  it('are told where they differ by a cell', () => {
    expect(planarNote(200, 4)).toContain('up to 200 km away');
    expect(planarNote(200, 1)).toBe('');
  });
});
