/** `npx tsx scripts/resolution-stats.ts`: measures H3's cells and writes what the page on resolutions shows. Takes some minutes. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createRequire} from 'node:module';
import {computeStatistics} from '@h3-docs/grid/h3/statistics/compute';
import {statisticsCsv} from '@h3-docs/grid/h3/statistics/csv';
import type {StatisticsFile} from '@h3-docs/grid/h3/statistics/types';

const require = createRequire(__filename);
const SEED = 20251121;
const root = path.resolve(__dirname, '..');

const {version} = require('h3-js/package.json') as {version: string};
const file: StatisticsFile = {
  h3js: version,
  seed: SEED,
  resolutions: computeStatistics({seed: SEED, said: (line) => console.log(line)}),
};
mkdirSync(path.join(root, 'static/data'), {recursive: true});
writeFileSync(path.join(root, 'docs/_facts/resolution-statistics.json'), `${JSON.stringify(file, null, 1)}\n`);
writeFileSync(path.join(root, 'static/data/resolution-statistics.csv'), statisticsCsv(file.resolutions));
