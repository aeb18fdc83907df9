import Translate, {translate} from '@docusaurus/Translate';
import {useMemo} from 'react';
import {Select} from '@h3-docs/ui/controls/Select';
import {useBench} from '../bench';
import type {DataSet} from '../data/types';
import Columns from './Columns';
import Fold from './Fold';
import RowTable from './RowTable';
import styles from './styles.module.css';

/** What the columns of the input say: the one that colors, and the rows. */
export default function Values({data}: {readonly data: DataSet}) {
  const {
    state,
    change,
    rows: {columns},
    data: ofSubject,
  } = useBench();
  const {coloring} = state;
  // The rows of the input, or of the cells that stand for them.
  const listed = (state.counted ? ofSubject : undefined) ?? data;
  const {fields, rows} = data;
  const placed = useMemo(
    () =>
      rows.some(({index, position, record}) => index !== undefined || position !== undefined || record !== undefined),
    [rows],
  );
  return (
    <section className={styles.stack} aria-label={translate({message: 'Values'})}>
      {columns.length > 0 && (
        <Select
          labeled="beside"
          label={translate({message: 'Color by'})}
          options={[['', translate({message: 'nothing'})], ...columns.map(({name}) => [name, name] as const)]}
          // The next data may not have the column.
          value={columns.some(({name}) => name === coloring) ? (coloring ?? '') : ''}
          onValue={(column) => change({coloring: column === '' ? undefined : column})}
        />
      )}
      {!placed && (
        <p className={styles.hint}>
          <Translate>
            No row says where it is. Choose the column that has indexes, or the columns that have latitudes and
            longitudes.
          </Translate>
        </p>
      )}
      {fields && <Columns columns={fields} wanted={!placed} />}
      {listed.columns.length > 0 && (
        <Fold title={<Translate>Rows</Translate>}>
          <RowTable data={listed} />
        </Fold>
      )}
    </section>
  );
}
