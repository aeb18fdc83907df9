import * as h3 from 'h3-js';
import {expect, it} from 'vitest';
import bitlayout from '../bitlayout.live';
import grid from '../grid.live';
import quakes from '../quakes.live';
import {formatQuantity} from '@h3-docs/grid/resolutions/units';
import {areaAt} from '@h3-docs/grid/systems';
import {weekOfQuakes} from '../node/cases/aggregation';
import {formatLocale} from '@h3-docs/base/number';
import {loadFigures, statesOf} from '../../../tests/support/openFigure';

type Props = Readonly<Record<string, string>>;

await loadFigures();

it.each<Props>([{}, {mode: 'edge'}, {mode: 'vertex'}])(
  'the bits of an index say what the library says, for %o',
  (props) => {
    const verdicts = new Set<boolean>();
    for (const state of statesOf(bitlayout, props)) {
      const {index} = state;
      const words = bitlayout.words(state);
      const text = index.toString(16);
      const valid = h3.isValidCell(text) || h3.isValidDirectedEdge(text) || h3.isValidVertex(text);
      expect(/is a valid (cell|pentagon|directed edge|vertex)/.test(words), words).toBe(valid);
      expect(bitlayout.cells?.({index, bit: 0})).toEqual(valid ? [text] : []);
      verdicts.add(valid);
    }
    expect(verdicts.size).toBe(2);
  },
);

it('the bits of an index leave the still drawing as it is until a bit is switched, and then show a map below', () => {
  const start = bitlayout.start({});
  const home = bitlayout.frame(start);
  expect(bitlayout.frame({...start, bit: 40}, home)).toBe(home);
  const changed = bitlayout.pick?.(start, [111, 118], home) ?? start;
  expect(changed.index).not.toBe(start.index);
  expect(bitlayout.frame(changed, home).height).toBeGreaterThan(home.height);
});

it.each<Props>([{}, {system: 's2', level: '12'}, {system: 'geohash', level: '5'}, {system: 'hexbin', level: '16'}])(
  'the area is that of the system’s cell, for %o',
  (props) => {
    for (const state of statesOf(grid, props)) {
      const hasCell = state.system !== 'hexbin' || Math.abs(state.lat) < 85;
      const area = hasCell ? areaAt(state.system, state.level, state.lat, state.lng) : 0;
      const said = `has a cell of ${formatQuantity(area, 'area')} there`;
      expect(grid.words(state)).toContain(hasCell ? said : 'no bin is there');
    }
  },
);

it('the figure of earthquakes counts the earthquakes of a day or of the week', () => {
  const week = weekOfQuakes();
  const start = quakes.frame(quakes.start({}));
  expect(quakes.frame(quakes.start({}), start)).toBe(start);
  const day = quakes.controls(quakes.start({})).find(({id}) => id === 'day');
  expect(day).toMatchObject({min: 0, max: new Set(week.map((quake) => quake.day)).size});
  const cells = new Set(quakes.cells?.({...quakes.start({}), res: 2}));
  const all = week.filter(({lat, lng}) => cells.has(h3.latLngToCell(lat, lng, 2))).length;
  expect(quakes.words({...quakes.start({}), res: 2})).toContain(
    `${formatLocale(all)} earthquakes fall in ${cells.size} cells`,
  );
});
