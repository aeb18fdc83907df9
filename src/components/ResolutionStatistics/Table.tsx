import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {
  columnLabels,
  columns,
  groupLabels,
  measureLabels,
  type Choice,
  type Column,
  type Row,
  type Sorting,
} from '@h3-docs/grid/resolutions/table';
import styles from './styles.module.css';

interface TableProps {
  readonly choice: Choice;
  readonly rows: readonly Row[];
  /** If missing, the columns have plain titles, as in the table for readers without JavaScript. */
  readonly sorting?: Sorting;
  readonly onSort?: (column: Column) => void;
}

/** The statistics of one measure: a row for each resolution. Scrolls sideways by itself, under its first column. */
export default function Table({choice, rows, sorting, onSort}: TableProps): ReactNode {
  const name = translate(
    {message: '{measure} of the cells of each resolution, {group}'},
    {measure: measureLabels[choice.measure], group: groupLabels[choice.group]},
  );
  const order = (column: Column) =>
    sorting?.column === column ? (sorting.descending ? 'descending' : 'ascending') : undefined;
  return (
    // A region that scrolls takes part in the tab order, so that the keyboard can scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label={name} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" aria-sort={order(column)}>
                {onSort ? (
                  <button type="button" className={styles.sort} onClick={() => onSort(column)}>
                    <span>{columnLabels[column]}</span>
                    <span aria-hidden="true">
                      {{ascending: '▲', descending: '▼', none: '↕'}[order(column) ?? 'none']}
                    </span>
                  </button>
                ) : (
                  columnLabels[column]
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({values, texts}) => (
            <tr key={values.resolution}>
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
