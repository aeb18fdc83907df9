import {renderToStaticMarkup} from 'react-dom/server';
import {measureNames} from '@h3-docs/grid/h3/statistics/measures';
import {memoize} from '@h3-docs/base/memoize';
import type {StatisticsFile} from '@h3-docs/grid/h3/statistics/types';
import {statisticsOf} from '@h3-docs/grid/resolutions/statistics';
import type {DocsVersion} from '@h3-docs/base/versions';
import {measureLabels, type Choice} from '@h3-docs/grid/resolutions/table';
import Table from './Table';

const tables = (resolutions: StatisticsFile['resolutions']) =>
  measureNames.map((measure) => {
    const choice: Choice = {measure, group: 'hexagons', units: 'metric'};
    return (
      <details key={measure} open={measure === 'area'}>
        <summary>{measureLabels[measure]}</summary>
        <Table choice={choice} resolutions={resolutions} />
      </details>
    );
  });

/** Every measure's table of hexagons as HTML, the area's open: they need no JavaScript. */
export const tablesOf = memoize((version: DocsVersion) =>
  renderToStaticMarkup(<>{tables(statisticsOf(version).resolutions)}</>),
);
