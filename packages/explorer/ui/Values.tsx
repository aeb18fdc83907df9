import Translate, {translate} from '@docusaurus/Translate';
import {useId, useMemo, useState} from 'react';
import {aggregate, aggregatedRows, aggregations, columnName, type Aggregation} from '../data/aggregate';
import {duplicatesIn} from '../data/duplicates';
import type {DataSet} from '../data/types';
import {filterRows, type Filter} from '../data/filter';
import type {ColumnChoice} from '../data/columnTypes';
import type {LegendItem} from '../data/scale';
import type {NamedAggregation} from '../model/aggregated';
import {resolutionForRows, whyOffered} from '../model/defaultResolution';
import {FINEST, MAX_CELLS} from '../model/limits';
import type {Coloring} from '../model/state';
import Choice from './Choice';
import ColorBy from './ColorBy';
import Columns from './Columns';
import Filtering from './Filtering';
import {NumberField} from './Operations';
import RowTable from './RowTable';
import styles from './styles.module.css';
import {formatLocale, plural} from '@h3-docs/base/number';

const aggregationLabels: Readonly<Record<Aggregation, string>> = {
  count: translate({message: 'count'}),
  sum: translate({message: 'sum'}),
  mean: translate({message: 'mean'}),
  min: translate({message: 'minimum'}),
  max: translate({message: 'maximum'}),
};

interface ValuesProps {
  readonly data: DataSet;
  readonly coloring: Coloring | undefined;
  readonly legend: readonly LegendItem[];
  /** Whether the reader has chosen types or an order for the columns. */
  readonly chosen: boolean;
  readonly onColumns: (columns: readonly ColumnChoice[] | undefined) => void;
  readonly onColoring: (coloring: Coloring | undefined) => void;
  /** Takes an aggregation as the new input. */
  readonly onAggregated: (aggregated: NamedAggregation) => void;
  /** What the last aggregation came to, in words; empty: none is shown. */
  readonly outcome: string;
  /** Shows the place of a row. */
  readonly onRow: (row: DataSet['rows'][number]) => void;
  readonly onSelect: (indexes: readonly string[]) => void;
  /** The selected indexes, whose rows are marked. */
  readonly selection: readonly string[];
}

/** What the columns of the input say: colors with their legend, aggregation into cells, and the rows. */
export default function Values(props: ValuesProps) {
  const {data, coloring, legend, chosen, onColumns, onColoring, onAggregated, outcome, onRow, onSelect, selection} =
    props;
  const id = useId();
  const {columns, fields, rows} = data;
  const pointed = useMemo(() => rows.some(({index, position}) => index !== undefined || position), [rows]);
  const placed = pointed || rows.some(({record}) => record !== undefined);
  const [wanted, setFilter] = useState<Filter>();
  const filter = useMemo(
    () =>
      columns.some(({name}) => name === wanted?.column) && wanted ? wanted : {column: columns[0]?.name ?? '', text: ''},
    [columns, wanted],
  );
  const shown = useMemo(() => filterRows(data, filter), [data, filter]);
  return (
    <section className={styles.values} data-waits aria-labelledby={id}>
      <p id={id} className={styles.heading}>
        <Translate>Values</Translate>
      </p>
      {fields && <Columns columns={fields} chosen={chosen} wanted={!placed} onColumns={onColumns} />}
      {!placed && (
        <p className={styles.hint}>
          <Translate>
            No row says where it is. Choose the column that has indexes, or the columns that have latitudes and
            longitudes. For eastings and northings, choose longitude and latitude, and then their coordinate system.
          </Translate>
        </p>
      )}
      {columns.length > 0 && (
        <ColorBy
          label={translate({message: 'Color by'})}
          columns={columns}
          coloring={coloring}
          legend={legend}
          onColoring={onColoring}
        />
      )}
      {pointed && <Aggregate data={data} onAggregated={onAggregated} outcome={outcome} />}
      {columns.length > 0 && (
        <>
          <Filtering data={data} filter={filter} rows={shown} onFilter={setFilter} onSelect={onSelect} />
          <RowTable data={{...data, rows: shown}} selection={selection} onRow={onRow} />
        </>
      )}
    </section>
  );
}

/** Aggregation into cells, which is offered where several rows have the same cell. */
function Aggregate({data, onAggregated, outcome}: Pick<ValuesProps, 'data' | 'onAggregated' | 'outcome'>) {
  const numbers = data.columns.flatMap(({name, type}, at) => (type === 'number' ? [{name, at}] : []));
  const [aggregation, setAggregation] = useState<Aggregation>('count');
  const [chosen, setChosen] = useState<number>();
  const duplicates = useMemo(() => duplicatesIn(data), [data]);
  const offered = useMemo(() => resolutionForRows(data, duplicates), [data, duplicates]);
  const [picked, setResolution] = useState<number>();
  const resolution = picked ?? offered.resolution;
  const [said, setSaid] = useState<{readonly words: string; readonly before: DataSet; readonly result?: DataSet}>();
  // The next data are the result. What was said of these two isn't true of others.
  if (said && !said.result && data !== said.before) setSaid({...said, result: data});
  const words = said && (data === said.before || data === said.result) ? said.words : '';
  const say = (text: string) => setSaid({words: text, before: data});
  const column = numbers.find(({at}) => at === chosen) ?? numbers[0];
  const run = () => {
    const result = aggregate(data, resolution, aggregation, column?.at);
    if (result.values.size === 0) {
      say(translate({message: 'No row has a position or a cell of resolution {resolution} or finer.'}, {resolution}));
      return;
    }
    if (result.values.size > MAX_CELLS) {
      say(
        translate(
          {message: '{count} cells are too many. Choose a coarser resolution.'},
          {count: formatLocale(result.values.size)},
        ),
      );
      return;
    }
    const skipped = translate(
      {
        message:
          '{count} row was skipped, because it has no place or no number.|{count} rows were skipped, because they have no place or no number.',
      },
      {count: formatLocale(result.skipped)},
    );
    say(result.skipped === 0 ? '' : plural(result.skipped, skipped));
    const rows = aggregatedRows(data, resolution, aggregation, column?.at);
    onAggregated({
      ...result,
      column: columnName(aggregation, column?.name),
      recipe: {step: 'aggregate', rows, resolution, aggregation},
    });
  };
  return (
    <div className={styles.row} role="group" aria-label={translate({message: 'Aggregate into cells'})}>
      {duplicates && (
        <p className={styles.hint}>
          {plural(
            duplicates.count,
            translate(
              {
                message:
                  '{count} row has the cell of an earlier row, and the map shows only the first. Aggregate them to use all.|{count} rows have the cells of earlier rows, and the map shows only the first of each. Aggregate them to use all.',
              },
              {count: formatLocale(duplicates.count)},
            ),
          )}
        </p>
      )}
      <Choice
        label={translate({message: 'Aggregate'})}
        options={numbers.length > 0 ? aggregations : ['count']}
        labels={aggregationLabels}
        value={aggregation}
        onChange={setAggregation}
      />
      {aggregation !== 'count' && (
        <label className={styles.number}>
          <Translate>of</Translate>
          <select value={column?.at} onChange={({target}) => setChosen(Number(target.value))}>
            {numbers.map(({name, at}) => (
              <option key={name} value={at}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <NumberField
        label={translate({message: 'into cells of resolution'})}
        value={resolution}
        most={FINEST}
        onChange={setResolution}
      />
      <button type="button" className={styles.button} onClick={run}>
        <Translate>Aggregate</Translate>
      </button>
      <output className={styles.outcome}>{outcome}</output>
      {picked === undefined && <p className={styles.hint}>{whyOffered(offered)}</p>}
      <p role="status" className={styles.hint}>
        {words}
      </p>
    </div>
  );
}
