import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {paint} from '../compact.live';
import compact from '../compact.live';
import {coveredShare, nearestPentagon} from '../live/cells';
import {acrossPentagon} from '../path.live';
import pathFigure from '../path.live';
import {findPath} from '../kit/paths';
import {followState, loadFigures, statesAfter} from '../../../tests/support/openFigure';

describe('the living figures', async () => {
  it.each((await loadFigures()).map((loaded) => [loaded.name, loaded] as const))(
    '%s draws, tells, and codes each state that two uses lead to, and a link brings it back',
    (_name, loaded) => {
      const {figure} = loaded;
      const start = figure.start({}, null);
      const home = figure.frame(start);
      const first = statesAfter(figure, start, home);
      const second = first.slice(0, 2).flatMap((state) => statesAfter(figure, state, figure.frame(state, home)));
      for (const state of [start, ...first, ...second]) {
        followState(loaded, state);
        expect(figure.words(state)).toMatch(/^[^a-z].*\.$/s);
        expect(figure.cells?.(state).every((index) => /^[0-9a-f]{15,16}$/.test(index)) ?? true).toBe(true);
      }
    },
  );
});

describe('computations', () => {
  it('the nearest pentagon is the one at hand, and the shares of parents are known', () => {
    for (const pentagon of h3.getPentagons(4)) {
      const [lat, lng] = h3.cellToLatLng(pentagon);
      const [foundLng, foundLat] = nearestPentagon(lng + 0.3, lat - 0.3, 4);
      expect(h3.latLngToCell(foundLat, foundLng, 4)).toBe(pentagon);
    }
    const share = coveredShare('85283473fffffff', 6);
    expect(share).toBeGreaterThan(0.9);
    expect(share).toBeLessThan(0.97);
    expect(coveredShare(h3.latLngToCell(37, -122, 14), 15)).toBeGreaterThan(0.9);
  });

  it('the path knows how far opposite cells are, where H3 gets no number', () => {
    const start = pathFigure.start({}, null);
    const state = {...start, fromLat: 17, fromLng: 89.99999, toLat: -1.4075, toLng: -89.99999, res: 0};
    expect(findPath(state).km).toBeCloseTo(Math.PI * 6371.007, 0);
  });

  it('the preset of the path crosses a pentagon, where H3 returns an error', () => {
    const start = pathFigure.start({}, null);
    for (const res of [1, 4, 9]) {
      expect(findPath(acrossPentagon({...start, res})).error).toBe('E_FAILED');
    }
  });

  it('painting a cell twice changes nothing, and removing it leads back', () => {
    const start = compact.start({}, null);
    const cell = h3.latLngToCell(10, 10, 5);
    const painted = paint(start, [cell], 'add');
    expect(painted.changed).toEqual([cell]);
    expect(paint(painted, [cell], 'add')).toBe(painted);
    expect(paint(painted, [cell], 'remove').changed).toEqual([]);
  });
});
