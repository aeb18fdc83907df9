import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState} from 'react';
import type {ColumnChoice} from '../data/columnTypes';
import {filterRows, type Filter} from '../data/filter';
import type {LegendItem} from '../data/scale';
import type {Column, DataSet} from '../data/types';
import type {Coloring} from '../model/state';
import ColorBy from './ColorBy';
import Columns from './Columns';
import Filtering from './Filtering';
import RowTable from './RowTable';
import styles from './styles.module.css';

interface ValuesProps {
  readonly data: DataSet;
  /** The rows that are listed and filtered: the rows of the input, or of the cells that stand for them. */
  readonly listed: DataSet | undefined;
  /** The columns of the input, and of the cells that were made of it. */
  readonly columns: readonly Column[];
  readonly coloring: Coloring | undefined;
  readonly legend: readonly LegendItem[];
  /** Whether the reader has chosen types or an order for the columns. */
  readonly chosen: boolean;
  readonly onColumns: (columns: readonly ColumnChoice[] | undefined) => void;
  readonly onColoring: (coloring: Coloring | undefined) => void;
  /** Shows the place of a row. */
  readonly onRow: (row: DataSet['rows'][number]) => void;
  readonly onSelect: (indexes: readonly string[]) => void;
  /** The selected indexes, whose rows are marked. */
  readonly selection: readonly string[];
}

/** What the columns of the input say: colors with their legend, and the rows. */
export default function Values(props: ValuesProps) {
  const {
    data,
    listed = data,
    columns,
    coloring,
    legend,
    chosen,
    onColumns,
    onColoring,
    onRow,
    onSelect,
    selection,
  } = props;
  const {fields, rows} = data;
  const placed = useMemo(
    () =>
      rows.some(({index, position, record}) => index !== undefined || position !== undefined || record !== undefined),
    [rows],
  );
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.stack} data-waits aria-label={translate({message: 'Values'})}>
      {columns.length > 0 && (
        <ColorBy
          label={translate({message: 'Color by'})}
          columns={columns}
          coloring={coloring}
          legend={legend}
          onColoring={onColoring}
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
        <details className={styles.code} onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
          <summary>
            <Translate>Rows and filter</Translate>
          </summary>
          {isOpen && <FilteredRows data={listed} selection={selection} onRow={onRow} onSelect={onSelect} />}
        </details>
      )}
    </section>
  );
}

/** The rows that a filter lets through. */
function FilteredRows({
  data,
  selection,
  onRow,
  onSelect,
}: Pick<ValuesProps, 'data' | 'selection' | 'onRow' | 'onSelect'>) {
  const {columns} = data;
  const [wanted, setFilter] = useState<Filter>();
  const filter = useMemo(
    () =>
      columns.some(({name}) => name === wanted?.column) && wanted ? wanted : {column: columns[0]?.name ?? '', text: ''},
    [columns, wanted],
  );
  const shown = useMemo(() => filterRows(data, filter), [data, filter]);
  return (
    <>
      <Filtering data={data} filter={filter} rows={shown} onFilter={setFilter} onSelect={onSelect} />
      <RowTable data={{...data, rows: shown}} selection={selection} onRow={onRow} />
    </>
  );
}
