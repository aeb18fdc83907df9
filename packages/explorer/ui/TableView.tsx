import Translate, {translate} from '@docusaurus/Translate';
import {useMemo, useState} from 'react';
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

/** Whether a set has these indexes, in any order. */
function isSame(set: NamedSet, indexes: readonly string[]): boolean {
  if (set.indexes === indexes) return true;
  if (set.indexes.length !== indexes.length) return false;
  const known = new Set(set.indexes);
  return indexes.every((index) => known.has(index));
}

/**
 * What the map shows as a table: for those who don't see the map, or want to sort it. A set that an earlier one equals is
 * left out. The grid is there while there are no other indexes, and on demand.
 */
export default function TableView(props: TableViewProps) {
  const {sets, layers, tableOfSet, viewport, resolution, selection, onSelect} = props;
  const own = useMemo(() => {
    const all: readonly NamedSet[] = [...sets, ...layers.filter(({visible}) => visible)];
    return all.filter(({indexes}, at) => indexes.length > 0 && !all.slice(0, at).some((set) => isSame(set, indexes)));
  }, [sets, layers]);
  const [wantsGrid, setWantsGrid] = useState(false);
  const hasGrid = wantsGrid || own.length === 0;
  const data = useMemo(() => {
    const grid = hasGrid && viewport ? (gridCells(viewport, resolution) ?? []) : [];
    const name = translate({message: 'Grid, res {resolution}'}, {resolution});
    const shown: readonly NamedSet[] = hasGrid ? [...own, {name, indexes: grid}] : own;
    return tableOf(
      shown.map((set) => {
        const table = tableOfSet(set);
        return {name: set.name, indexes: set.indexes.slice(0, MAX_CELLS), ...(table && {table})};
      }),
    );
  }, [own, hasGrid, tableOfSet, viewport, resolution]);
  const count = formatLocale(data.rows.length);
  return (
    <div className={styles.over} data-view="table">
      <p className={styles.hint}>
        {translate({message: '{count} rows. Press an index to select it. Press a column to sort by it.'}, {count})}
      </p>
      {own.length > 0 && (
        <label className={styles.check}>
          <input type="checkbox" checked={wantsGrid} onChange={({target}) => setWantsGrid(target.checked)} />
          <Translate>Also the cells of the grid that the map shows</Translate>
        </label>
      )}
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
