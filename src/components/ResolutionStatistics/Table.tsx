import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {
  columnLabels,
  columns,
  groupLabels,
  measureLabels,
  type Choice,
  type Row,
} from '@h3-docs/grid/resolutions/table';

interface TableProps {
  readonly choice: Choice;
  readonly rows: readonly Row[];
}

/** The statistics of one measure: a row for each resolution. Scrolls sideways by itself, under its first column. */
export default function Table({choice, rows}: TableProps): ReactNode {
  const name = translate(
    {message: '{measure} of the cells of each resolution, {group}'},
    {measure: measureLabels[choice.measure], group: groupLabels[choice.group]},
  );
  return (
    // A region that scrolls takes part in the tab order, so that the keyboard can scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="wide-table" role="region" aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {columnLabels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((texts) => (
            <tr key={texts.resolution}>
              {columns.map((column) =>
                column === 'resolution' ? (
                  <th key={column} scope="row">
                    {texts[column]}
                  </th>
                ) : (
                  <td key={column}>{texts[column]}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
