import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ResolutionStatistics} from '@h3-docs/grid/h3/statistics/types';
import {columnLabels, columns, groupLabels, measureLabels, rowsOf, type Choice} from '@h3-docs/grid/resolutions/table';
import ResolutionTable from './ResolutionTable';

interface TableProps {
  readonly choice: Choice;
  readonly resolutions: readonly ResolutionStatistics[];
}

/** The statistics of one measure: a row for each resolution. Scrolls sideways by itself, under its first column. */
export default function Table({choice, resolutions}: TableProps): ReactNode {
  const name = translate(
    {message: '{measure} of the cells of each resolution, {group}'},
    {measure: measureLabels[choice.measure], group: groupLabels[choice.group]},
  );
  return (
    // A region that scrolls takes part in the tab order, so that the keyboard can scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="wide-table" role="region" aria-label={name} tabIndex={0}>
      <ResolutionTable
        titles={columns.map((column) => columnLabels[column])}
        rows={rowsOf(resolutions, choice).map((texts) => columns.map((column) => texts[column]))}
      />
    </div>
  );
}
