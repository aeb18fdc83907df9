import {renderToStaticMarkup} from 'react-dom/server';
import {measureNames} from '@site/src/h3/statistics/measures';
import {remember} from '@site/src/remember';
import type {StatisticsFile} from '@site/src/h3/statistics/types';
import {statisticsOf} from '@site/src/resolutions/statistics';
import type {DocsVersion} from '@site/src/versions';
import {measureLabels, rowsOf, type Choice} from '@site/src/resolutions/table';
import Table from './Table';

const tables = (resolutions: StatisticsFile['resolutions']) =>
  measureNames.map((measure) => {
    const choice: Choice = {measure, group: 'hexagons', units: 'metric'};
    return (
      <details key={measure} open={measure === 'area'}>
        <summary>{measureLabels[measure]}</summary>
        <Table choice={choice} rows={rowsOf(resolutions, choice)} />
      </details>
    );
  });

/** Every measure's table of hexagons as HTML, the area's open: they need no JavaScript. */
export const markupOf = remember((version: DocsVersion) =>
  renderToStaticMarkup(<>{tables(statisticsOf(version).resolutions)}</>),
);
