import {readdirSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {geography} from '@h3-docs/grid/node/geography';
import * as figures from '../node/all';
import {bottomAxis, linear} from '../kit/chart';
import type {Figure} from '../types';

const context = {land: geography};
// Figures share land in three scales, which is made when it is first drawn.
beforeAll(() => [180, 30, 6].forEach((radius) => geography.level(radius)));

const folder = path.resolve(import.meta.dirname, '..');
/** Figures that read files of the site are in `node`, beside what draws all of them. */
const noFigures = ['all', 'draw', 'plugin', 'index', 'types'];
const filesOfFolder = [...readdirSync(folder), ...readdirSync(path.join(folder, 'node'))];

it('every file of the folder is a figure that pages can name', () => {
  const files = filesOfFolder.filter((file) => file.endsWith('.ts') && !file.endsWith('.live.ts'));
  const names = files.map((file) => path.basename(file, '.ts')).filter((name) => !noFigures.includes(name));
  expect(Object.keys(figures), 'packages/figures/node/all.ts, in alphabetical order').toEqual(names.sort());
});

it('the figures with a button are those with a living figure beside them', () => {
  const all: Readonly<Record<string, Figure>> = figures;
  const living = filesOfFolder.filter((file) => file.includes('.live.')).sort();
  expect(living.length).toBeGreaterThan(1);
  const played = Object.keys(all).filter((name) => all[name]?.play !== undefined);
  expect(living).toEqual(played.map((name) => `${name}.live.ts`).sort());
});

describe.each(Object.entries(figures))('the figure %s', (name, figure) => {
  it('is drawn small, without colors of its own, and says what it shows', () => {
    // The map of areas draws seven times as many cells at its usual resolution.
    const {svg, alt, width, height} = figure(name === 'areamap' ? {res: '2'} : {}, context);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg).not.toMatch(/NaN|Infinity|undefined| id=|style=|fill=|stroke=|#[0-9a-f]{3}/);
    const beyond = Array.from(svg.matchAll(/ (?:x|cx|y|cy)="(-?[\d.]+)"/g), ([, value]) => Number(value));
    expect(beyond.filter((value) => value < -40 || value > 40 + Math.max(width, height))).toEqual([]);
    expect(svg.length).toBeLessThan({globe: 18_000, areamap: 19_000}[name] ?? 15_000);
    expect(alt).toMatch(/^[A-Z].{40,}\.$/s);
    expect(alt).not.toMatch(/undefined|NaN|\b1 [a-z]+s\b/);
  });

  it('refuses a prop that it does not know', () => {
    expect(() => figure({color: 'red'}, context)).toThrow("no prop 'color'");
  });
});

it('the axis of a chart goes as far as its data, beyond the last tick', () => {
  const scale = linear(0, 121, 10, 131, 5);
  expect(scale.ticks.at(-1)).toBeLessThan(121);
  expect(bottomAxis(scale, 50, 'Area', String)).toContain('M10 50H131');
});

describe('the figure of binned data', () => {
  const total = (system: string, level: string) =>
    Number(/counted in (\d+) /.exec(figures.binned({system, level}, context).alt)?.[1]);

  it('counts the same rows in each system, in more cells where the cells are smaller', () => {
    expect(total('h3', '4')).toBeGreaterThan(total('h3', '3'));
    expect(total('s2', '8')).toBeGreaterThan(total('s2', '7'));
  });

  it('leaves out what no cell contains', () => {
    const sea = {system: 'countries', west: '-130', east: '-125', south: '38', north: '42'};
    const props = {...sea, of: 'earthquakes', level: '0'};
    expect(figures.binned(props, context).alt).toContain('counted in 0 countries');
  });

  it('refuses data that it does not know', () => {
    expect(() => figures.binned({of: 'trees'}, context)).toThrow("nothing is called 'trees'");
  });
});
