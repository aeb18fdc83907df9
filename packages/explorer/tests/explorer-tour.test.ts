import {getResolution, gridDisk} from 'h3-js';
import {describe, expect, it} from 'vitest';
import {programOf} from '../code';
import {colorScale} from '../data/scale';
import {tours} from '../examples';
import {initialState} from '../model/state';
import {encodeState} from '../model/url';
import {tourChange} from '../tour';

describe('the examples of one click', () => {
  it('fill an area, count points in cells, and show a disk, each with its steps', async () => {
    expect(tours.map(({name}) => name)).toEqual(['fill', 'join', 'disk']);
    const {selection: filled = [], recipe: fill} = tourChange('fill');
    // Few enough to be told apart on the map.
    expect(filled.length).toBeGreaterThan(50);
    expect(filled.length).toBeLessThan(200);
    expect(new Set(filled.map(getResolution)).size).toBe(1);
    const {table, coloring, recipe: count, selection: counted} = tourChange('join');
    expect([...new Set(counted?.map(getResolution))]).toEqual([7]);
    expect(coloring).toBe('count');
    const counts = table?.rows.map((row) => Number(row?.[0])) ?? [];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1200);
    expect(Math.max(...counts), 'dense in the middle').toBeGreaterThan(3 * Math.min(...counts));
    expect(colorScale(counts).legend.length, 'classes').toBeGreaterThan(4);
    const {text: cell = '', selection: disk, recipe: around} = tourChange('disk');
    expect(disk).toEqual(gridDisk(cell, 3));
    expect(await encodeState({...initialState, ...tourChange('join')}), 'its link').toBeDefined();
    for (const steps of [fill, count, around]) {
      if (!steps) throw new Error('no steps');
      expect(await programOf(steps, 'python')).toHaveProperty('code');
    }
  });
});
