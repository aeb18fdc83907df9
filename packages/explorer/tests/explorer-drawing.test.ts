import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {
  circleRing,
  clickAt,
  drawingFeatures,
  finished,
  isComplete,
  metersBetween,
  shapeOf,
  type Drawing,
} from '../draw/drawing';
import {coverGeometries, polygonAreaKm2} from '../model/cover';
import type {Position} from '@h3-docs/grid/h3/sphere';

const draw = (tool: Drawing['tool'], ...corners: Position[]): Drawing => ({tool, corners});
describe('drawing', () => {
  it('adds corners, and finishes at a second click on the last one or on the first one of a polygon', () => {
    const open = draw('polygon', [0, 0], [2, 0]);
    expect(isComplete(open)).toBe(false);
    expect(clickAt(open, [2, 0.001], 0.01), 'two corners are no polygon').toMatchObject({finished: false});
    const {drawing} = clickAt(open, [0, 2], 0.01);
    expect(drawing.corners).toHaveLength(3);
    expect(clickAt(drawing, [0.001, 2], 0.01)).toEqual({drawing, finished: true});
    expect(clickAt(drawing, [0, 0.001], 0.01)).toEqual({drawing, finished: true});
    expect(clickAt(drawing, [1, 1], 0.01).finished).toBe(false);
    expect(clickAt(draw('rectangle', [0, 0]), [1, 1], 0.01).finished).toBe(true);
  });

  it('makes a rectangle across the antimeridian the short way', () => {
    const shape = shapeOf(draw('rectangle', [178, -18], [-178, -16]));
    expect(shape && finished(shape)).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [178, -18],
          [182, -18],
          [182, -16],
          [178, -16],
          [178, -18],
        ],
      ],
    });
  });

  it('makes circles whose corners all have the wanted distance, and fills them with the cells inside', () => {
    const center: Position = [8.54, 47.37];
    const ring = circleRing(center, 5000);
    expect(ring[0]).toEqual(ring.at(-1));
    for (const corner of ring) expect(metersBetween(center, corner)).toBeCloseTo(5000, 3);
    const {cells} = coverGeometries([{type: 'Polygon', coordinates: [ring]}], 8, 'center', 1e5, () => undefined);
    const near = h3
      .gridDisk(h3.latLngToCell(center[1], center[0], 8), 12)
      .map((cell) => ({cell, km: h3.greatCircleDistance([center[1], center[0]], h3.cellToLatLng(cell), 'km')}));
    // A ring of 64 corners lies up to 0.12% inside its circle.
    expect(cells).toEqual(expect.arrayContaining(near.filter(({km}) => km < 4.98).map(({cell}) => cell)));
    expect(near.filter(({km}) => km > 5.01 && km < 8).some(({cell}) => cells.includes(cell))).toBe(false);
  });

  it('leads a circle around a pole along it', () => {
    const shape = finished({type: 'Polygon', coordinates: [circleRing([0, 90], 500_000)]});
    const {cells} = coverGeometries([shape], 3, 'center', 1e5, () => undefined);
    expect(cells).toContain(h3.latLngToCell(90, 0, 3));
    expect(polygonAreaKm2(shape.coordinates) / (Math.PI * 500 ** 2)).toBeCloseTo(1, 1);
  });

  it('shows the shape on its way with its corners', () => {
    const types = (drawing: Drawing, pointer?: Position) =>
      drawingFeatures(drawing, pointer).features.map(({geometry}) => geometry.type);
    expect(types(draw('polygon', [0, 0]), [1, 0])).toEqual(['LineString', 'Point']);
    expect(types(draw('polygon', [0, 0], [1, 0]), [0, 1])).toEqual(['Polygon', 'Point', 'Point']);
  });
});
