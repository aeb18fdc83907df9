import {readFileSync} from 'node:fs';
import * as h3 from 'h3-js';
import {describe, expect, it, vi} from 'vitest';
import areamap from '../areamap.live';
import bitlayout from '../bitlayout.live';
import digits from '../digits.live';
import distortion from '../distortion.live';
import edges from '../edges.live';
import face from '../face.live';
import flows from '../flows.live';
import grid from '../grid.live';
import quakes from '../quakes.live';
import vertexes from '../vertexes.live';
import {readState, writeState} from '../live/fields';
import type {Frame, LivingFigure} from '../live/types';
import {areaAt} from '@h3-docs/grid/systems';
import {weekOfQuakes} from '../node/cases/aggregation';
import {flowsBetweenCells} from '../node/cases/flow';
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

describe('edges and vertexes', () => {
  it('an edge is named with its direction, both cells, and the edge back', () => {
    walk(edges, {}, 200, (state, words) => {
      const origin = h3.latLngToCell(state.lat, state.lng, state.res);
      expect(words).toContain(origin);
      const edge = /directed edge ([0-9a-f]{15,16}) leads/.exec(words)?.[1];
      const back = /reverse edge is ([0-9a-f]{15,16})/.exec(words)?.[1];
      const ends = edge === undefined ? [origin] : h3.directedEdgeToCells(edge);
      expect(ends[0]).toBe(origin);
      expect(ends.every((cell) => words.includes(cell))).toBe(true);
      expect(back === undefined ? ends : h3.directedEdgeToCells(back).reverse()).toEqual(ends);
    });
  });

  it('a vertex is named with its owner and the cells that meet there', () => {
    const met = new Set<number>();
    walk(vertexes, {}, 200, (state, words) => {
      const cell = h3.latLngToCell(state.lat, state.lng, state.res);
      const vertex = h3.cellToVertexes(cell)[state.number];
      const listed = /The cells (.*) meet there/.exec(words)?.[1]?.match(/[0-9a-f]{15}/g) ?? [];
      expect(words).toContain(vertex ?? 'vertexes and owns');
      expect(listed.every((each) => h3.cellToVertexes(each).includes(vertex ?? ''))).toBe(true);
      met.add(listed.length);
    });
    expect([...met].sort()).toEqual([0, 3]);
  });
});

describe('following a point', () => {
  it('ends at the cell that H3 returns, whatever the reader does', () => {
    walk(face, {}, 300, (state) => {
      const cell = h3.latLngToCell(state.lat, state.lng, state.res);
      expect(face.words({...state, step: 5})).toContain(`The index is ${cell}.`);
      expect(face.cells?.(state)).toEqual([cell]);
    });
  });

  it('walks through all steps and digits by itself, and stops', () => {
    let state = {...face.start({}), step: 1};
    const said: string[] = [];
    for (let next = face.next?.(state); next; next = face.next?.(state)) {
      state = next;
      said.push(face.words(state));
    }
    // Steps 2 and 3, nine digits, and step 5.
    expect(said).toHaveLength(12);
    expect(said[2]).toContain('which is digit 7'.replace('7', String(h3.getIndexDigit('89283082803ffff', 9))));
    expect(said.at(-1)).toContain('The index is 89283082803ffff.');
  });

  it('shows pentagons, turns, and the edge of a face with its presets', () => {
    const start = {...face.start({}), step: 5};
    const press = (name: string) => {
      const button = face.controls(start).find((control) => control.id === name);
      return button?.kind === 'button' ? face.words({...button.press(), step: 5}) : '';
    };
    expect(press('Paris, turned')).toContain('and 5 rotations.');
    expect(press('Pentagon')).toContain('is a pentagon and has no direction 1');
    expect(press('Edge of a face')).toContain('The center of this cell lies on face');
  });
});

describe('following a cell', () => {
  it('each digit leads to the child that has it, and to its center', () => {
    const faces = new Set<boolean>();
    walk(digits, {}, 150, (state, words) => {
      const parent = h3.latLngToCell(state.lat, state.lng, state.res);
      expect(words).toContain(parent);
      const child = /is its child ([0-9a-f]{15})/.exec(words)?.[1];
      const center = h3.cellToLatLng(child ?? parent).map((degrees) => `${Math.abs(degrees).toFixed(3)}°`);
      expect(child === undefined || center.every((degrees) => words.includes(degrees))).toBe(true);
      expect(child === undefined || h3.getIndexDigit(child, state.res + 1) === state.digit).toBe(true);
      faces.add(words.includes('The child lies beyond that face'));
    });
    expect(faces.size).toBe(2);
  });
});

describe('corners, and areas', () => {
  it('the outline has as many vertices as the words say', () => {
    const seen = new Set<number>();
    walk(distortion, {}, 150, (state, words) => {
      const boundary = h3.cellToBoundary(h3.latLngToCell(state.lat, state.lng, state.res));
      expect(words).toContain(`The outline has ${boundary.length} vertices.`);
      seen.add(boundary.length);
    });
    expect(seen.size).toBeGreaterThan(3);
  });

  it('the areas are those of the library', () => {
    walk(areamap, {}, 150, (state, words) => {
      const share = (lat: number, lng: number) =>
        h3.cellArea(h3.latLngToCell(lat, lng, state.res), 'km2') / h3.getHexagonAreaAvg(state.res, 'km2');
      expect(words).toContain(`${(share(state.lat, state.lng) * 100).toFixed(1)}% of the average`);
      expect(words).toContain(
        `${(share(state.pinnedLat, state.pinnedLng) * 100).toFixed(1)}% of the average. The first`,
      );
    });
  });
});

/** Answers requests for the files of the worked cases, and for countries. */
function serveData(): void {
  vi.stubGlobal('fetch', ({pathname}: URL) => {
    const folder = pathname.endsWith('.csv') ? 'static/data' : 'node_modules/world-atlas';
    return Promise.resolve(new Response(readFileSync(`${folder}/${pathname.split('/').at(-1) ?? ''}`, 'utf8')));
  });
}

describe('systems compared, and moving things', () => {
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

  it('has the flows of the worked case, and adds the next largest by itself', async () => {
    serveData();
    await flows.load?.({});
    walk(flows, {}, 60, (state, words) => {
      const cells = new Set(flowsBetweenCells(state.res).map(({origin}) => origin)).size;
      expect(words).toContain(`Flights depart from ${cells} cells of resolution ${state.res}.`);
    });
    const start = flows.start({});
    const busiest = flowsBetweenCells(2).find(({origin, destination}) => origin !== destination);
    expect(flows.words(start)).toContain(busiest?.origin ?? 'no flow');
    expect(flows.next?.({...start, count: 195})?.count).toBe(200);
    expect(flows.next?.({...start, count: 200})).toBeUndefined();
    const home = flows.frame(start);
    expect(flows.frame(start, home)).toBe(home);
    expect(flows.frame({...start, count: 5}, home).height).toBeGreaterThan(home.height);
  });
});
