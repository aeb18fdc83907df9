import {expect, test} from 'vitest';
import type {Topology} from 'topojson-specification';
import topology from 'world-atlas/land-110m.json';
import {finestOf, landData, type Place} from '../h3/land';
import {placeNames} from '../h3/layers';
import type {Point} from '../h3/clip';
import {createView} from '../h3/view';

const place: Place = {name: 'Oslo', position: [10.75, 59.91], population: 700_000};
const land = {...landData(topology as unknown as Topology, 110), places: [place]};
const view = createView({
  width: 560,
  height: 360,
  padding: 0.1,
  positions: [
    [10, 59],
    [11.5, 60.8],
  ],
});
const [x, y] = view.point(place.position) ?? [NaN, NaN];

/** Where the name stands beside its dot. */
function sideOf(corners: readonly Point[]): 'right' | 'left' | 'nowhere' {
  const markup = placeNames(view, land, 4, [], corners);
  if (!markup.includes(place.name)) return 'nowhere';
  return markup.includes('text-anchor="end"') ? 'left' : 'right';
}

/** A line from above to below, so far to the right of the dot. */
const upright = (distance: number): Point[] => [
  [x + distance, y - 60],
  [x + distance, y + 60],
];

test('a coast is drawn in the smaller views, the finer its scale is', () => {
  const finest = [finestOf[10], finestOf[50], finestOf[110]];
  expect(finest).toEqual(finest.toSorted((a, b) => a - b));
});

test('the name of a place stands to the right of its dot', () => {
  expect(sideOf([])).toBe('right');
  expect(sideOf(upright(150))).toBe('right');
});

test('it stands to the left where an outline is in its way, and nowhere between two', () => {
  expect(sideOf(upright(20))).toBe('left');
  expect(sideOf([...upright(20), [x, y - 60], ...upright(-20)])).toBe('nowhere');
});

test('the step from one outline to the next is in the way of nothing', () => {
  expect(
    sideOf([
      [x - 200, y],
      [x + 200, y],
    ]),
  ).toBe('right');
});
