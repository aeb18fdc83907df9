import {expect, it} from 'vitest';
import {statisticsOf} from '../resolutions/statistics';
import {newestVersion} from '@h3-docs/base/versions';
import {columns, rowsOf, type Choice} from '../resolutions/table';
import {formatQuantity, unitFor} from '../resolutions/units';

const {resolutions} = statisticsOf(newestVersion);
const areas: Choice = {measure: 'area', group: 'hexagons', units: 'metric'};

it.each([
  [1, 'area', 'ha', '100 ha'],
  [1, 'area', 'ft', '247.1 acres'],
  [1, 'area', 'mi', '0.3861 mi²'],
  [1, 'length', 'ft', '3,281 ft'],
  [1.609344, 'length', 'mi', '1 mi'],
  [0.2, 'length', 'metric', '200 m'],
  [12, 'length', 'metric', '12 km'],
  [0.0000009, 'area', 'metric', '0.9 m²'],
  [0.0000009, 'area', 'km', '0.0000009 km²'],
] as const)('%d (%s) in %s is %s', (value, quantity, choice, text) => {
  expect(formatQuantity(value, quantity, choice)).toBe(text);
});

it('the table has a row for each resolution and a text in each column', () => {
  const rows = rowsOf(resolutions, areas);
  expect(rows).toHaveLength(16);
  expect(rows[9]).toMatchObject({
    resolution: '9',
    count: '4,842,432,830',
    mean: '0.1053 km²',
    spread: '13.34%',
  });
  for (const texts of rows) for (const column of columns) expect(texts[column]).toMatch(/^[\d.,]+( \S+|%)?$/);
  const count = (group: Choice['group']) => rowsOf(resolutions, {...areas, group})[0]?.count;
  expect([count('hexagons'), count('cells'), count('pentagons')]).toEqual(['110', '122', '12']);
});

it('the table gives a row one unit, so that its numbers can be compared', () => {
  const units = rowsOf(resolutions, areas).map(
    ({min, mean, max, sd}) => new Set([min, mean, max, sd].map((text) => text.split(' ')[1])).size,
  );
  expect(units).toEqual(Array.from({length: 16}, () => 1));
  expect(unitFor('metric', 'area', 0.09).symbol).toBe('m²');
});
