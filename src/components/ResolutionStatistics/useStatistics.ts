import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {StatisticsFile} from '@site/src/h3/statistics/types';
import {statisticsOf} from '@site/src/resolutions/statistics';
import {versionNamed} from '@site/src/versions';

/** The statistics of the version that the page belongs to. */
export function useStatistics(): StatisticsFile {
  return statisticsOf(versionNamed(useDocsVersion().version));
}
