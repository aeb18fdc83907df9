import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {StatisticsFile} from '@h3-docs/grid/h3/statistics/types';
import {statisticsOf} from '@h3-docs/grid/resolutions/statistics';
import {versionNamed} from '@h3-docs/base/versions';

/** The statistics of the version that the page belongs to. */
export function useStatistics(): StatisticsFile {
  return statisticsOf(versionNamed(useDocsVersion().version));
}
