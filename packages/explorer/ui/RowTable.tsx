import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState} from 'react';
import {amountOf, type Column, type DataRow, type DataSet, type Value} from '../data/types';
import styles from './styles.module.css';

interface RowTableProps {
  readonly data: DataSet;
  readonly selection: readonly string[];
  readonly onRow: (row: DataRow) => void;
}

/** The height of a row in pixels: all rows are as high, so that only those in sight need to exist. */
const ROW_PX = 28;
const VISIBLE_ROWS = 9;
/** Rows kept above and below the visible ones. */
const SPARE_ROWS = 6;

interface Order {
  readonly column: number;
  readonly down: boolean;
}

/** Numbers by size, text by the alphabet, rows without a value last. */
function compare(type: Column | undefined, a: Value | undefined, b: Value | undefined): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  const [left, right] = type ? [amountOf(type, a), amountOf(type, b)] : [];
  return left !== undefined && right !== undefined ? left - right : String(a).localeCompare(String(b), 'en');
}

const placeOf = ({index, position, record}: DataRow): string =>
  index ??
  position?.map((value) => value.toFixed(5)).join(', ') ??
  (record === undefined ? translate({message: 'no place'}) : translate({message: 'shape'}));

/** The rows of the input, sortable by each column. A click on a row shows its place on the map. */
export default function RowTable({data: {columns, rows: all}, selection, onRow}: RowTableProps) {
  const [order, setOrder] = useState<Order>();
  const [top, setTop] = useState(0);
  const selected = useMemo(() => new Set(selection), [selection]);
  const rows = useMemo(() => {
    if (!order) return all;
    const {column, down} = order;
    const empty = (row: DataRow) => row.values[column] === null;
    return [...all].sort((a, b) => {
      const result = compare(columns[column], a.values[column], b.values[column]);
      return down && !empty(a) && !empty(b) ? -result : result;
    });
  }, [all, columns, order]);
  const from = Math.max(0, Math.floor(top / ROW_PX) - SPARE_ROWS);
  const shown = rows.slice(from, from + VISIBLE_ROWS + 2 * SPARE_ROWS);
  const below = rows.length - from - shown.length;
  return (
    <div
      className={styles.rows}
      role="region"
      aria-label={translate({message: 'Rows'})}
      onScroll={({currentTarget}) => setTop(currentTarget.scrollTop)}
    >
      <table aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th scope="col">
              <Translate>Place</Translate>
            </th>
            {columns.map(({name}, at) => (
              <th
                key={name}
                scope="col"
                aria-sort={order?.column === at ? (order.down ? 'descending' : 'ascending') : 'none'}
              >
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => setOrder({column: at, down: order?.column === at && !order.down})}
                >
                  {name}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {from > 0 && <tr aria-hidden="true" style={{height: from * ROW_PX}} />}
          {shown.map((row, at) => (
            <tr
              key={from + at}
              aria-rowindex={from + at + 2}
              data-selected={row.index !== undefined && selected.has(row.index)}
              style={{height: ROW_PX}}
            >
              <th scope="row">
                <button type="button" className={styles.index} onClick={() => onRow(row)}>
                  {placeOf(row)}
                </button>
              </th>
              {row.values.map((value, column) => (
                <td key={column} data-number={columns[column]?.type === 'number'}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
          {below > 0 && <tr aria-hidden="true" style={{height: below * ROW_PX}} />}
        </tbody>
      </table>
    </div>
  );
}
