import {translate} from '@docusaurus/Translate';
import {useMemo} from 'react';
import {formatLocale} from '@h3-docs/base/number';
import type {Viewport} from '@h3-docs/map';
import type {LayerTable} from '../data/types';
import {gridCells} from '../model/grid';
import {MAX_CELLS} from '../model/limits';
import type {Layer} from '../model/state';
import {tableOf} from '../model/table';
import type {NamedSet} from '../model/combinedSets';
import RowTable from './RowTable';
import styles from './styles.module.css';

interface TableViewProps {
  /** The input and the selection. */
  readonly sets: readonly NamedSet[];
  readonly layers: readonly Layer[];
  /** The rows of a set. */
  readonly tableOfSet: (set: NamedSet) => LayerTable | undefined;
  /** What the map shows of the Earth, and its grid. */
  readonly viewport: Viewport | undefined;
  readonly resolution: number;
  readonly selection: readonly string[];
  readonly onSelect: (index: string) => void;
}

/** Enough rows for the highest window of the table. */
const VISIBLE_ROWS = 28;

/** What the map shows as a table: for those who don't see the map, or want to sort it. */
export default function TableView(props: TableViewProps) {
  const {sets, layers, tableOfSet, viewport, resolution, selection, onSelect} = props;
  const data = useMemo(() => {
    const grid = viewport ? (gridCells(viewport, resolution) ?? []) : [];
    const shown: NamedSet[] = [
      ...sets,
      ...layers.filter(({visible}) => visible),
      {name: translate({message: 'Grid, res {resolution}'}, {resolution}), indexes: grid},
    ];
    return tableOf(
      shown.map((set) => {
        const table = tableOfSet(set);
        return {name: set.name, indexes: set.indexes.slice(0, MAX_CELLS), ...(table && {table})};
      }),
    );
  }, [sets, layers, tableOfSet, viewport, resolution]);
  return (
    <div className={styles.over} data-view="table">
      <p className={styles.hint}>
        {translate(
          {
            message:
              '{count} rows: your indexes, and the cells of the grid that the map shows. Press an index to select it. Press a column to sort by it.',
          },
          {count: formatLocale(data.rows.length)},
        )}
      </p>
      <RowTable
        data={data}
        selection={selection}
        label={translate({message: 'Indexes on the map'})}
        visible={VISIBLE_ROWS}
        onRow={({index}) => index !== undefined && onSelect(index)}
      />
    </div>
  );
}
