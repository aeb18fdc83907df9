import * as h3 from 'h3-js';
import {expect, it} from 'vitest';
import {statisticsOf} from '@h3-docs/grid/resolutions/statistics';
import {newestVersion} from '@h3-docs/base/versions';

const {resolutions} = statisticsOf(newestVersion);

/** What the pages on resolutions say in words about the libraries' own averages. */
it('the pages on resolutions say that the average edge of 4.x is that of all cells up to resolution 6, and smaller from 7 on, ever more', () => {
  const off = resolutions.map(
    ({resolution, measures}) => 1 - h3.getHexagonEdgeLengthAvg(resolution, 'km') / measures.edge.cells.mean,
  );
  for (const difference of off.slice(0, 7)) expect(Math.abs(difference)).toBeLessThan(1e-7);
  for (const [index, difference] of off.slice(7).entries())
    expect(difference).toBeGreaterThan(Math.max(8e-4, off[index + 6] ?? 0));
});

it('the pages on resolutions say that the average edge of 4.x falls by one factor from resolution 7 on, which is not the root of 7', () => {
  const edges = resolutions.map(({resolution}) => h3.getHexagonEdgeLengthAvg(resolution, 'm'));
  const factors = edges.slice(7, -1).map((edge, index) => edge / (edges[index + 8] ?? 0));
  for (const factor of factors) expect(factor).toBeCloseTo(2.6466667, 6);
  expect(Math.sqrt(7)).toBeLessThan(2.646);
});
