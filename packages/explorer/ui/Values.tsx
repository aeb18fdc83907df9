import Translate, {translate} from '@docusaurus/Translate';
import {useMemo} from 'react';
import type {ColumnChoice} from '../data/columnTypes';
import type {Column, DataSet} from '../data/types';
import Choice from './Choice';
import Columns from './Columns';
import Fold from './Fold';
import RowTable from './RowTable';
import styles from './styles.module.css';

interface ValuesProps {
  readonly data: DataSet;
  /** The rows that are listed: the rows of the input, or of the cells that stand for them. */
  readonly listed: DataSet | undefined;
  /** The columns of the input, and of the cells that were made of it. */
  readonly columns: readonly Column[];
  /** The column that colors cells and shapes. */
  readonly coloring: string | undefined;
  /** Whether the reader has chosen types for the columns. */
  readonly chosen: boolean;
  readonly onColumns: (columns: readonly ColumnChoice[] | undefined) => void;
  readonly onColoring: (coloring: string | undefined) => void;
  /** Shows the place of a row. */
  readonly onRow: (row: DataSet['rows'][number]) => void;
  /** The selected indexes, whose rows are marked. */
  readonly selection: readonly string[];
}

/** What the columns of the input say: the one that colors, and the rows. */
export default function Values(props: ValuesProps) {
  const {data, listed = data, columns, coloring, chosen, onColumns, onColoring, onRow, selection} = props;
  const {fields, rows} = data;
  const placed = useMemo(
    () =>
      rows.some(({index, position, record}) => index !== undefined || position !== undefined || record !== undefined),
    [rows],
  );
  return (
    <section className={styles.stack} data-waits aria-label={translate({message: 'Values'})}>
      {columns.length > 0 && (
        <Choice
          label={translate({message: 'Color by'})}
          options={[['', translate({message: 'nothing'})], ...columns.map(({name}) => [name, name] as const)]}
          // The next data may not have the column.
          value={columns.some(({name}) => name === coloring) ? (coloring ?? '') : ''}
          onChange={(column) => onColoring(column === '' ? undefined : column)}
        />
      )}
      {!placed && (
        <p className={styles.hint}>
          <Translate>
            No row says where it is. Choose the column that has indexes, or the columns that have latitudes and
            longitudes. For eastings and northings, choose longitude and latitude, and then their coordinate system.
          </Translate>
        </p>
      )}
      {fields && <Columns columns={fields} chosen={chosen} wanted={!placed} onColumns={onColumns} />}
      {listed.columns.length > 0 && (
        <Fold title={<Translate>Rows</Translate>}>
          <RowTable data={listed} selection={selection} onRow={onRow} />
        </Fold>
      )}
    </section>
  );
}
