import {describe, expect, it} from 'vitest';
import {clickAt, drawingFeatures, finished, shapeOf} from '../draw/drawing';
import {box} from './box';
import type {Position} from '@h3-docs/grid/h3/sphere';

describe('drawing', () => {
  it('adds corners, and finishes at a second click on the last one or on the first one of a polygon', () => {
    const open: Position[] = [
      [0, 0],
      [2, 0],
    ];
    expect(shapeOf(open)).toBeUndefined();
    expect(clickAt(open, [2, 0.001], 0.01), 'two corners are no polygon').toMatchObject({finished: false});
    const {corners} = clickAt(open, [0, 2], 0.01);
    expect(corners).toHaveLength(3);
    expect(clickAt(corners, [0.001, 2], 0.01)).toEqual({corners, finished: true});
    expect(clickAt(corners, [0, 0.001], 0.01)).toEqual({corners, finished: true});
    expect(clickAt(corners, [1, 1], 0.01).finished).toBe(false);
  });

  it('makes a polygon across the antimeridian the short way', () => {
    const at = (lng: number, lat: number): Position => [lng, lat];
    const shape = shapeOf([at(178, -18), at(-178, -18), at(-178, -16), at(178, -16)]);
    expect(shape && finished(shape)).toEqual(box(178, -18, 182, -16));
  });

  it('shows the shape on its way with its corners', () => {
    const types = (corners: readonly Position[], pointer: Position) =>
      drawingFeatures(corners, pointer).features.map(({geometry}) => geometry.type);
    expect(types([[0, 0]], [1, 0])).toEqual(['LineString', 'Point']);
    const two: Position[] = [
      [0, 0],
      [1, 0],
    ];
    expect(types(two, [0, 1])).toEqual(['Polygon', 'Point', 'Point']);
  });
});
