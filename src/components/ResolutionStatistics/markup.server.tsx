import {renderToStaticMarkup} from 'react-dom/server';
import file from '@site/src/data/resolution-statistics.json';
import {measureNames} from '@site/src/h3/statistics/measures';
import type {StatisticsFile} from '@site/src/h3/statistics/types';
import {measureLabels, rowsOf, type Choice} from '@site/src/resolutions/table';
import Table from './Table';

const {resolutions} = file as StatisticsFile;

const tables = measureNames.map((measure) => {
  const choice: Choice = {measure, group: 'hexagons', units: 'metric'};
  return (
    <details key={measure} open={measure === 'area'}>
      <summary>{measureLabels[measure]}</summary>
      <Table choice={choice} rows={rowsOf(resolutions, choice)} />
    </details>
  );
});

/** Every measure's table of hexagons as HTML, the area's open: they need no JavaScript. */
export const markup = renderToStaticMarkup(<>{tables}</>);
