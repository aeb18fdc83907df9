import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import compact from '../compact.live';
import {nearestPentagon} from '../live/cells';
import pathFigure from '../path.live';
import {cellLines} from '../kit/cellLines';
import {placeOf, positionUnder} from '../kit/globes';
import {findPath} from '../kit/paths';
import {start as globes} from '../icosahedron';
import icosahedron from '../icosahedron.live';
import polygonmodes from '../polygonmodes.live';
import {randomPositions} from '@h3-docs/grid/h3/measures';
import {angle} from '@h3-docs/grid/h3/sphere';
import {loadFigures, openFigure, statesOf} from '../../../tests/support/openFigure';

it.each((await loadFigures()).map((loaded) => [loaded.name, loaded] as const))(
  'the living figure %s draws, tells, and codes each state that two uses lead to',
  (_name, loaded) => {
    const {figure} = loaded;
    // All states of most figures: two have more.
    for (const state of statesOf(figure).slice(0, 30)) {
      openFigure(loaded, state);
      expect(figure.words(state)).toMatch(/^[^a-z].*\.$/s);
      expect(figure.cells?.(state).every((index) => /^[0-9a-f]{15,16}$/.test(index)) ?? true).toBe(true);
    }
  },
);

describe('computations', () => {
  it('the globes have each position under its place, and nothing beside them', () => {
    const state = globes({});
    // At the rim, rounding moves a place beside the globe.
    const positions = randomPositions(300, 1).filter(
      (position) => Math.abs(angle([state.lng, state.lat], position) - 90) > 1,
    );
    for (const position of positions) {
      const found = positionUnder(state, placeOf(state, position)) ?? [NaN, NaN];
      expect(angle(found, position)).toBeLessThan(1e-4);
    }
    expect(positionUnder(state, [295, 5])).toBeUndefined();
  });

  it('the globes name the chosen cell, a pentagon too', () => {
    for (const res of [0, 1]) {
      const state = {...globes({}), atLat: 2.30088, atLng: -5.24539, res, chosen: true};
      const own = h3.latLngToCell(state.atLat, state.atLng, res);
      expect(icosahedron.words(state)).toContain(`The pentagon ${own} of base cell 58`);
      expect(icosahedron.cells?.(state)).toHaveLength(6);
    }
  });

  it('the lines of a resolution have each edge once', () => {
    const edges = cellLines(0).coordinates.reduce((sum, line) => sum + line.length - 1, 0);
    // 110 hexagons and 12 pentagons share their edges in pairs.
    expect(edges).toBe((110 * 6 + 12 * 5) / 2);
  });

  it('the nearest pentagon is the one at hand', () => {
    for (const pentagon of h3.getPentagons(4)) {
      const [lat, lng] = h3.cellToLatLng(pentagon);
      const [foundLng, foundLat] = nearestPentagon(lng + 0.3, lat - 0.3, 4);
      expect(h3.latLngToCell(foundLat, foundLng, 4)).toBe(pentagon);
    }
  });

  it('the path knows how far opposite cells are, where H3 gets no number', () => {
    const start = pathFigure.start({}, null);
    const state = {...start, fromLat: 17, fromLng: 89.99999, toLat: -1.4075, toLng: -89.99999, res: 0};
    expect(findPath(state).km).toBeCloseTo(Math.PI * 6371.007, 0);
  });

  it('a cell is added by a click, and removed by another', () => {
    const start = compact.start({}, null);
    const frame = compact.frame(start);
    const click = (state: typeof start) => compact.pick?.(state, [5, 5], frame) ?? state;
    const added = click(start);
    expect(added.chosen.size).toBe(start.chosen.size + 1);
    expect(click(added).chosen).toEqual(start.chosen);
  });

  it.each<[string, number, [number, number][]]>([
    [
      'along its ring',
      9,
      [
        [-170, 0],
        [170, 0.00001],
        [170, 0.00002],
      ],
    ],
    [
      'around a pole',
      12,
      [
        [0, 89.9],
        [90, 89.9],
        [180, 89.9],
        [-90, 89.9],
      ],
    ],
  ])('a polygon that has too many cells %s is not converted', (_where, res, corners) => {
    expect(polygonmodes.words({corners, res})).toContain('too many to draw here');
  });
});
