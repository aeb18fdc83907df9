import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState} from 'react';
import {useBench} from '../bench';
import type {DataRow, DataSet} from '../data/types';
import Button from './Button';
import styles from './styles.module.css';

/** The height of a row in pixels: all rows are as high, so that only those in sight need to exist. */
const ROW_PX = 28;
const VISIBLE_ROWS = 9;
/** Rows kept above and below the visible ones. */
const SPARE_ROWS = 6;

const placeOf = ({index, position, record}: DataRow): string =>
  index ??
  position?.map((value) => value.toFixed(5)).join(', ') ??
  (record === undefined ? translate({message: 'no place'}) : translate({message: 'shape'}));

/** The rows of the input. A click on a row shows its place on the map. */
export default function RowTable({data: {columns, rows}}: {readonly data: DataSet}) {
  const {
    state: {selection},
    picking,
  } = useBench();
  const [top, setTop] = useState(0);
  const selected = useMemo(() => new Set(selection), [selection]);
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
            {columns.map(({name}) => (
              <th key={name} scope="col">
                {name}
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
                <Button kind="index" onClick={() => picking.goToRow(row)}>
                  {placeOf(row)}
                </Button>
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
