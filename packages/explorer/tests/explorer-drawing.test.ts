import {describe, expect, it} from 'vitest';
import {clickAt, drawingFeatures, finished, isComplete, shapeOf, type Drawing} from '../draw/drawing';
import {box} from './box';
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
    expect(shape && finished(shape)).toEqual(box(178, -18, 182, -16));
  });

  it('shows the shape on its way with its corners', () => {
    const types = (drawing: Drawing, pointer?: Position) =>
      drawingFeatures(drawing, pointer).features.map(({geometry}) => geometry.type);
    expect(types(draw('polygon', [0, 0]), [1, 0])).toEqual(['LineString', 'Point']);
    expect(types(draw('polygon', [0, 0], [1, 0]), [0, 1])).toEqual(['Polygon', 'Point', 'Point']);
  });
});
