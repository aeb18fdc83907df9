import {readdirSync} from 'node:fs';
import path from 'node:path';
import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {paint} from '../compact.live';
import compact from '../compact.live';
import {coveredShare, nearestPentagon} from '../live/cells';
import {readState, writeState} from '../live/fields';
import type {Frame, LivingFigure} from '../live/types';
import {acrossPentagon} from '../path.live';
import pathFigure from '../path.live';
import {findPath} from '../kit/paths';

const folder = path.resolve(import.meta.dirname, '..');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.live.ts'))
  .map((file) => file.replace('.live.ts', ''));

type Any = LivingFigure<object>;
const living = new Map<string, Any>();
for (const name of names) {
  const module = (await import(`../${name}.live.ts`)) as {readonly default: Any};
  living.set(name, module.default);
}

/** The states that one use of each control, handle, and place of the drawing leads to. */
function after(figure: Any, state: object, frame: Frame): object[] {
  const controls = figure.controls(state).flatMap((control) => {
    if (control.kind === 'slider') return [control.set(control.min), control.set(control.max)];
    if (control.kind === 'choice') return control.options.map(([value]) => control.set(value));
    return [control.press()];
  });
  const {width, height} = frame;
  const handles = (figure.handles?.(state, frame) ?? []).flatMap((handle) => [
    handle.move([1, 1]),
    handle.move([width - 1, height / 2]),
    ...(typeof handle.step === 'function' ? [handle.step(1, 0), handle.step(0, -1)] : []),
    ...(handle.press ? [handle.press()] : []),
  ]);
  const at = {point: [width / 3, height / 3] as const, hit: undefined};
  const places = [
    figure.pick?.(state, at, frame),
    figure.hover?.(state, at, frame),
    figure.sweep?.(state, at, [width / 2, height / 2], frame),
    figure.next?.(state),
  ];
  return [...controls, ...handles, ...places.filter((next) => next !== undefined)];
}

describe.each(names)('the living figure %s', (name) => {
  const figure = living.get(name);
  if (!figure) throw new Error(name);
  const start = figure.start({}, null);

  it('draws, tells, and codes each state that two uses lead to, and a link brings it back', () => {
    const home = figure.frame(start);
    const first = after(figure, start, home);
    const states = [
      start,
      ...first,
      ...first.slice(0, 6).flatMap((state) => after(figure, state, figure.frame(state, home))),
    ];
    for (const state of states) {
      const frame = figure.frame(state, home);
      expect(figure.draw(state, frame)).not.toMatch(/NaN|Infinity|undefined/);
      expect(figure.words(state)).toMatch(/^[^a-z].*\.$/s);
      expect(figure.words(state)).not.toMatch(/NaN|undefined/);
      expect(figure.code(state).javascript).not.toMatch(/NaN|undefined/);
      const link = writeState(figure.fields, state, start);
      const {state: back, wrong} = readState(figure, decodeURIComponent(link), start);
      expect(wrong).toBeUndefined();
      expect(writeState(figure.fields, back, start)).toBe(link);
      expect(figure.cells?.(state).every((index) => /^[0-9a-f]{15,16}$/.test(index)) ?? true).toBe(true);
    }
  });
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
