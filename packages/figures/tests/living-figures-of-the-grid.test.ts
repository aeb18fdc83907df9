import {readFileSync} from 'node:fs';
import * as h3 from 'h3-js';
import {describe, expect, it, vi} from 'vitest';
import bitlayout from '../bitlayout.live';
import grid from '../grid.live';
import quakes from '../quakes.live';
import {readState, writeState} from '../live/fields';
import type {Frame, LivingFigure} from '../live/types';
import {areaAt} from '@h3-docs/grid/systems';
import {weekOfQuakes} from '../node/cases/aggregation';
import {seeded} from '@h3-docs/grid/h3/measures';
import {formatLocale} from '@h3-docs/base/number';

type Props = Readonly<Record<string, string>>;

/** Uses controls, handles, and the drawing of a figure at random, and calls `check` with each state. */
function walk<State extends object, F extends Frame>(
  figure: LivingFigure<State, F>,
  props: Props,
  steps: number,
  check: (state: State, words: string) => void,
): void {
  const random = seeded(5);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const start = figure.start(props);
  let [state, frame] = [start, figure.frame(start)];
  for (let step = 0; step < steps; step++) {
    const control = pick(figure.controls(state));
    const handle = pick(figure.handles?.(state, frame) ?? []);
    const to = [random() * frame.width, random() * frame.height] as const;
    const place = {point: [to[0], to[1]] as [number, number], hit: undefined};
    const act = Math.floor(random() * 5);
    if (act === 0 && handle) state = handle.move([to[0], to[1]]);
    else if (act === 1 && handle && typeof handle.step === 'function') state = handle.step(random() < 0.5 ? 1 : -1, 0);
    else if (act === 2) state = figure.pick?.(state, place, frame) ?? state;
    else if (act === 3) state = figure.hover?.(state, place, frame) ?? state;
    else if (control?.kind === 'slider') {
      const range = control.max - control.min;
      state = control.set(control.min + Math.floor(random() * (range + 1)));
    } else if (control?.kind === 'choice') state = control.set(pick(control.options)?.[0] ?? control.value);
    else if (control?.kind === 'button' && !control.disabled) state = control.press();
    frame = figure.frame(state, frame);
    expect(figure.draw(state, frame)).not.toMatch(/NaN|undefined|Infinity/);
    expect(figure.words(state)).not.toMatch(/NaN|undefined|Infinity|\s\s/);
    const written = writeState(figure.fields, state, start);
    expect(figure.words(readState(figure, written, start).state)).toBe(figure.words(state));
    expect(readState(figure, written, start).wrong).toBeUndefined();
    expect(figure.code(state).javascript).toContain('h3.');
    check(state, figure.words(state));
  }
}

describe('the bits of an index', () => {
  it.each<Props>([{}, {mode: 'edge'}, {mode: 'vertex'}])('say what the library says, for %o', (props) => {
    const verdicts = new Set<boolean>();
    walk(bitlayout, props, 300, ({index}, words) => {
      const text = index.toString(16);
      const valid = h3.isValidCell(text) || h3.isValidDirectedEdge(text) || h3.isValidVertex(text);
      expect(/is a valid (cell|pentagon|directed edge|vertex)/.test(words), words).toBe(valid);
      expect(bitlayout.cells?.({index, bit: 0})).toEqual(valid ? [text] : []);
      verdicts.add(valid);
    });
    expect(verdicts.size).toBe(2);
  });

  it('leave the still drawing as it is until a bit is switched, and then show a map below', () => {
    const start = bitlayout.start({});
    const home = bitlayout.frame(start);
    expect(bitlayout.frame({...start, bit: 40}, home)).toBe(home);
    const changed = bitlayout.pick?.(start, {point: [111, 118], hit: undefined}, home) ?? start;
    expect(changed.index).not.toBe(start.index);
    expect(bitlayout.frame(changed, home).height).toBeGreaterThan(home.height);
  });
});

/** Answers requests for the files of the worked cases, and for countries. */
function serveData(): void {
  vi.stubGlobal('fetch', ({pathname}: URL) => {
    const folder = pathname.endsWith('.csv') ? 'static/data' : 'node_modules/world-atlas';
    return Promise.resolve(new Response(readFileSync(`${folder}/${pathname.split('/').at(-1) ?? ''}`, 'utf8')));
  });
}

describe('systems compared, and earthquakes', () => {
  it.each<Props>([{}, {system: 's2', level: '12'}, {system: 'geohash', level: '5'}, {system: 'hexbin', level: '16'}])(
    'the area is that of the system’s cell, for %o',
    async (props) => {
      await grid.load?.(props);
      walk(grid, props, 60, (state, words) => {
        // Countries, which another test may have loaded, have no levels.
        if (state.system === 'countries') return;
        const hasCell = state.system !== 'hexbin' || Math.abs(state.lat) < 85;
        const area = hasCell ? areaAt(state.system, state.level, state.lat, state.lng) : 0;
        const [value, unit] = area < 0.1 ? [area * 1e6, 'm²'] : [area, 'km²'];
        const said = `has a cell of ${Number(value.toPrecision(3)).toLocaleString('en-US')} ${unit} there`;
        expect(words).toContain(hasCell ? said : 'no bin is there');
      });
    },
  );

  it.each([
    ['system=h3,level=0', 'resolution 0 is not from 1 to 15'],
    ['system=h3,level=16', 'resolution 16 is not from 1 to 15'],
  ])('a link to %s is refused', (text, words) => {
    expect(readState(grid, text, grid.start({})).wrong).toContain(words);
  });

  it('names the country at a place, and says where none is', async () => {
    serveData();
    const props = {system: 'countries', level: '0', lat: '46.948', lng: '7.447'};
    await grid.load?.(props);
    const start = grid.start(props);
    expect(grid.words(start)).toContain('The country is Switzerland. Its largest part has');
    expect(grid.words({...start, lat: 0, lng: -30})).toContain('no country of the map contains this place.');
    walk(grid, props, 60, (state, words) => {
      expect(words.includes('The country is') || state.system !== 'countries' || words.includes('no country')).toBe(
        true,
      );
    });
  });

  it('counts the earthquakes of each day, and stops at the last one', async () => {
    serveData();
    await quakes.load?.({});
    walk(quakes, {}, 60, (state) => expect(state.res).toBeGreaterThan(1));
    const week = weekOfQuakes();
    let state = quakes.start({});
    const start = quakes.frame(state);
    expect(quakes.frame(state, start)).toBe(start);
    let days = 0;
    for (let next = quakes.next?.(state); next; next = quakes.next?.(state)) {
      state = next;
      days += 1;
    }
    expect(days).toBe(new Set(week.map(({day}) => day)).size);
    const cells = new Set(quakes.cells?.({...quakes.start({}), res: 2}));
    const all = week.filter(({lat, lng}) => cells.has(h3.latLngToCell(lat, lng, 2))).length;
    expect(quakes.words({...quakes.start({}), res: 2})).toContain(
      `${formatLocale(all)} earthquakes fall in ${cells.size} cells`,
    );
    expect(quakes.frame(state, start).height).toBeGreaterThan(start.height);
  });

  it('chooses the row of the table that is clicked, the last row of a quiet cell too', async () => {
    serveData();
    await quakes.load?.({});
    const first = quakes.start({});
    const cells = quakes.cells?.(first) ?? [];
    const [busiest = '', , , , , , quiet = ''] = cells;
    const chosen = {...first, cell: quiet};
    const frame = quakes.frame(chosen, quakes.frame(first));
    const clicked = (row: number) =>
      quakes.pick?.(chosen, {point: [20, frame.mapHeight + 28 + (row + 0.5) * 24], hit: undefined}, frame).cell;
    expect(clicked(0)).toBe(busiest);
    expect(clicked(4)).toBe(quiet);
  });
});
