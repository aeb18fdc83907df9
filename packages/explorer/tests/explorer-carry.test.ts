import type {Geometry} from 'geojson';
import {cellToChildren, cellToLatLng, compactCells, latLngToCell} from 'h3-js';
import {describe, expect, it} from 'vitest';
import {withoutNoise} from '@h3-docs/explorer/data/digits';
import {inputLookup} from '@h3-docs/explorer/data/lookup';
import type {LayerTable} from '@h3-docs/explorer/data/types';
import {readText} from '@h3-docs/explorer/input/read';
import {carryRules, type CarryRule} from '@h3-docs/explorer/model/carry';
import {resolutionForShapes} from '@h3-docs/explorer/model/defaultResolution';
import {describeMissed} from '@h3-docs/explorer/model/describe';
import {fromFile, toFile} from '@h3-docs/explorer/model/file';
import {runJob} from '@h3-docs/explorer/model/jobs';
import {tableFor} from '@h3-docs/explorer/model/layerTable';
import {operate} from '@h3-docs/explorer/model/operate';
import {initialState} from '@h3-docs/explorer/model/state';
import {encodeState, readAddress} from '@h3-docs/explorer/model/url';

const square = (west: number, east: number) => [
  [
    [west, 52.4],
    [east, 52.4],
    [east, 52.5],
    [west, 52.5],
    [west, 52.4],
  ],
];
const feature = (name: string, pop: number, west: number, east: number) => ({
  type: 'Feature',
  properties: {name, pop},
  geometry: {type: 'Polygon', coordinates: square(west, east)},
});
const areas = JSON.stringify({
  type: 'FeatureCollection',
  features: [feature('West', 10, 13.3, 13.42), feature('East', 20, 13.38, 13.5)],
});

function covered(rule: CarryRule) {
  const {result, data} = readText(areas);
  const table = tableFor(inputLookup(data), [], result.shapes);
  if (!table) throw new Error('no table');
  const geometries = result.shapes.map(({geometry}) => geometry);
  const outcome = runJob(
    {type: 'cover', geometries, resolution: 8, containment: 'center', carry: {...table, rule}},
    () => undefined,
  );
  if (!outcome.ok || !outcome.table) throw new Error('no rows');
  return {...outcome, table: outcome.table};
}

/** The row of the cell of a position. */
function rowAt({indexes, table}: {readonly indexes: readonly string[]; readonly table: LayerTable}, lng: number) {
  return table.rows[indexes.indexOf(latLngToCell(52.45, lng, 8))];
}

describe('cells that cover areas', () => {
  it('carry the columns of the area that they lie in', () => {
    for (const rule of carryRules) {
      const result = covered(rule);
      expect(result.table.rows).toHaveLength(result.indexes.length);
      expect(result.table.rows.every((row) => row !== null)).toBe(true);
      if (rule === 'split') continue;
      expect(rowAt(result, 13.32)).toEqual(rule === 'count' ? [1] : ['West', 10]);
      expect(rowAt(result, 13.48)).toEqual(rule === 'count' ? [1] : ['East', 20]);
    }
  });

  it('share out totals so that the cells add up to them', () => {
    const {indexes, table} = covered('split');
    const total = table.rows.reduce((sum, row) => sum + Number(row?.[1]), 0);
    expect(indexes.length).toBeGreaterThan(100);
    expect(total).toBeCloseTo(30);
    expect(rowAt({indexes, table}, 13.32)?.[0]).toBe('West');
  });

  it('say how many areas have no cell', () => {
    const islet = {
      type: 'Polygon',
      coordinates: [
        [
          [13, 52],
          [13.0001, 52],
          [13.0001, 52.0001],
          [13, 52],
        ],
      ],
    } as const;
    const geometries = [islet, ...readText(areas).result.shapes.map(({geometry}) => geometry)];
    const asked = {type: 'cover', geometries: geometries as Geometry[], resolution: 8} as const;
    const outcome = runJob({...asked, containment: 'center'}, () => undefined);
    expect(outcome).toMatchObject({ok: true, missed: 1});
    expect(runJob({...asked, containment: 'overlapping'}, () => undefined)).not.toHaveProperty('missed');
    expect(describeMissed({geometries: asked.geometries, missed: 1})).toBe(
      '1 of 3 geometries has no cell. Choose a finer resolution, or cells that touch it.',
    );
    expect(describeMissed({geometries: asked.geometries})).toBe('');
  });

  it('combine the rows of areas that overlap, by the rule', () => {
    expect(rowAt(covered('first'), 13.4)).toEqual(['West', 10]);
    expect(rowAt(covered('count'), 13.4)).toEqual([2]);
    expect(rowAt(covered('sum'), 13.4)).toEqual([null, 30]);
    expect(rowAt(covered('mean'), 13.4)).toEqual([null, 15]);
    // The cell at the eastern border of the western area lies mostly in the eastern one.
    const border = covered('largest');
    const names = border.indexes.map((cell, at) => [cellToLatLng(cell)[1], border.table.rows[at]?.[0]] as const);
    expect(names.filter(([lng]) => lng > 13.43).every(([, name]) => name === 'East')).toBe(true);
  });
});

describe('the resolution that is offered first', () => {
  const points = (...coordinates: [number, number][]): Geometry[] => [{type: 'MultiPoint', coordinates}];

  it('shows the cells of points together', () => {
    expect(resolutionForShapes(points([13.4, 52.5])).resolution).toBe(9);
    expect(resolutionForShapes(points([13.4, 52.5], [13.41, 52.5])).resolution).toBeGreaterThan(8);
    expect(resolutionForShapes(points([13.4, 52.5], [13.41, 52.5])).resolution).toBeLessThan(13);
    expect(resolutionForShapes(points([-120, 35], [13.4, 52.5])).resolution).toBeLessThan(4);
    expect(resolutionForShapes(points([179.99, 0], [-179.99, 0])).resolution).toBeGreaterThan(7);
  });

  it('covers areas with a few hundred cells', () => {
    expect(resolutionForShapes([{type: 'Polygon', coordinates: square(13.3, 13.42)}]).resolution).toBe(8);
  });
});

describe('operations', () => {
  const cell = latLngToCell(52.5, 13.4, 8);
  const children = cellToChildren(cell, 9);
  const table: LayerTable = {
    columns: [{name: 'n', type: 'number'}],
    rows: children.map((_, at) => [at]),
  };
  const run = (name: 'parent' | 'compact' | 'children' | 'disk', rule: CarryRule) => {
    const outcome = operate(name, children, {k: 1, resolution: 9}, {...table, rule});
    return outcome.ok ? outcome : undefined;
  };

  it('that merge cells merge their rows', () => {
    expect(compactCells(children)).toEqual([cell]);
    for (const name of ['parent', 'compact'] as const) {
      expect(run(name, 'sum')?.table?.rows, name).toEqual([[21]]);
      expect(run(name, 'mean')?.table?.rows, name).toEqual([[3]]);
      expect(run(name, 'count')?.table).toEqual({columns: [{name: 'count', type: 'number'}], rows: [[7]]});
      expect(run(name, 'first')?.table?.rows, name).toEqual([[0]]);
    }
  });

  it('that split cells give each part the row of the whole', () => {
    const result = run('children', 'sum');
    expect(result?.table?.rows).toEqual(children.flatMap((_, at) => Array.from({length: 7}, () => [at])));
    const divided = run('children', 'split')?.table?.rows.map((row) => row?.[0]);
    expect(divided).toEqual(children.flatMap((_, at) => Array.from({length: 7}, () => withoutNoise(at / 7))));
    expect(run('parent', 'split')?.table?.rows).toEqual([[21]]);
    const disk = run('disk', 'first');
    expect(disk?.table?.rows.filter((row) => row !== null)).toHaveLength(7);
  });
});

describe('the rows of a selection', () => {
  const {indexes, table} = covered('sum');
  const state = {
    ...initialState,
    text: 'x',
    selection: indexes.slice(0, 5),
    table: {...table, rows: table.rows.slice(0, 5)},
    rule: 'sum' as const,
  };

  it('come back from a link and from a file', async () => {
    expect((await readAddress((await encodeState(state)) ?? '')).state).toMatchObject(state);
    expect(await fromFile(toFile(state))).toMatchObject(state);
  });
});
