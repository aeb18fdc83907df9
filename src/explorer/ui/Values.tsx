import {useId, useMemo, useState} from 'react';
import {aggregate, aggregatedRows, aggregations, columnName, toValuesCsv, type Aggregation} from '../data/aggregate';
import type {DataSet} from '../data/dataset';
import {filterRows, type Filter} from '../data/filter';
import {classMethods, palettesFor, type Classing, type LegendItem, type Palette} from '../data/scale';
import type {Recipe} from '../model/recipe';
import {DEFAULT_OPACITY, FINEST, MAX_CELLS, type Coloring} from '../model/state';
import Choice from './Choice';
import Filtering from './Filtering';
import {NumberField} from './Operations';
import RowTable from './RowTable';
import styles from './styles.module.css';
import {formatLocale} from '../../number';

interface ValuesProps {
  readonly data: DataSet;
  readonly coloring: Coloring | undefined;
  readonly legend: readonly LegendItem[];
  readonly onColoring: (coloring: Coloring | undefined) => void;
  /** Takes a table as the new input, colored by a column, with the steps that led to it. */
  readonly onText: (text: string, column: string, recipe: Recipe) => void;
  /** Shows the place of a row. */
  readonly onRow: (row: DataSet['rows'][number]) => void;
  readonly onSelect: (indexes: readonly string[]) => void;
  /** The selected indexes, whose rows are marked. */
  readonly selection: readonly string[];
}

const paletteLabels: Readonly<Record<Palette, string>> = {
  sequential: 'low to high',
  diverging: 'two directions',
  categorical: 'categories',
};
const classingLabels: Readonly<Record<Classing, string>> = {quantile: 'equal counts', equal: 'equal steps'};

/** What the columns of the input say: colors with their legend, aggregation into cells, and the rows. */
export default function Values({data, coloring, legend, onColoring, onText, onRow, onSelect, selection}: ValuesProps) {
  const id = useId();
  const {columns} = data;
  const [filter, setFilter] = useState<Filter>({column: columns[0]?.name ?? '', text: ''});
  const shown = useMemo(() => filterRows(data, filter), [data, filter]);
  const type = columns.find(({name}) => name === coloring?.column)?.type ?? 'number';
  return (
    <section className={styles.values} aria-labelledby={id}>
      <p id={id} className={styles.heading}>
        Values
      </p>
      {columns.length > 0 && (
        <label className={styles.number}>
          Color by
          <select
            value={coloring?.column ?? ''}
            onChange={({target}) => {
              const column = columns.find(({name}) => name === target.value);
              onColoring(
                column && {
                  column: column.name,
                  palette: column.type === 'number' ? 'sequential' : 'categorical',
                  classing: coloring?.classing ?? 'quantile',
                  opacity: coloring?.opacity ?? DEFAULT_OPACITY,
                },
              );
            }}
          >
            <option value="">nothing</option>
            {columns.map(({name}) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      {coloring && (
        <>
          <div className={styles.row}>
            <Choice
              label="Palette"
              options={palettesFor(type)}
              labels={paletteLabels}
              value={coloring.palette}
              onChange={(palette) => onColoring({...coloring, palette})}
            />
            {coloring.palette !== 'categorical' && (
              <Choice
                label="Classes"
                options={classMethods}
                labels={classingLabels}
                value={coloring.classing}
                onChange={(classing) => onColoring({...coloring, classing})}
              />
            )}
          </div>
          <label className={styles.number}>
            Opacity
            <input
              type="range"
              min={0.1}
              max={1}
              step={0.05}
              value={coloring.opacity}
              onChange={({target}) => onColoring({...coloring, opacity: target.valueAsNumber})}
            />
          </label>
          <ul className={styles.legend} aria-label={`Legend of ${coloring.column}`}>
            {legend.map(({color, label, count}) => (
              <li key={label}>
                <span className={styles.swatch} style={{background: color}} />
                {label} <span className={styles.note}>({formatLocale(count)})</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Aggregate data={data} onText={onText} />
      {columns.length > 0 && (
        <>
          <Filtering data={data} filter={filter} rows={shown} onFilter={setFilter} onSelect={onSelect} />
          <RowTable data={{...data, rows: shown}} selection={selection} onRow={onRow} />
        </>
      )}
    </section>
  );
}

function Aggregate({data, onText}: Pick<ValuesProps, 'data' | 'onText'>) {
  const numbers = data.columns.flatMap(({name, type}, at) => (type === 'number' ? [{name, at}] : []));
  const [aggregation, setAggregation] = useState<Aggregation>('count');
  const [chosen, setChosen] = useState<number>();
  const [resolution, setResolution] = useState(5);
  const [said, setSaid] = useState('');
  const column = numbers.find(({at}) => at === chosen) ?? numbers[0];
  const run = () => {
    const result = aggregate(data, resolution, aggregation, column?.at);
    const name = columnName(aggregation, column?.name);
    const text = toValuesCsv(result, name);
    if (result.values.size === 0) {
      setSaid(`No row has a position or a cell of resolution ${resolution} or finer.`);
      return;
    }
    if (result.values.size > MAX_CELLS) {
      setSaid(`${formatLocale(result.values.size)} cells are too many. Choose a coarser resolution.`);
      return;
    }
    setSaid(result.skipped === 0 ? '' : `${formatLocale(result.skipped)} rows were skipped.`);
    const rows = aggregatedRows(data, resolution, aggregation, column?.at);
    onText(text, name, {step: 'aggregate', rows, resolution, aggregation});
  };
  return (
    <div className={styles.row} role="group" aria-label="Aggregate into cells">
      <Choice
        label="Aggregate"
        options={numbers.length > 0 ? aggregations : ['count']}
        labels={{count: 'count', sum: 'sum', mean: 'mean', min: 'minimum', max: 'maximum'}}
        value={aggregation}
        onChange={setAggregation}
      />
      {aggregation !== 'count' && (
        <label className={styles.number}>
          of
          <select value={column?.at} onChange={({target}) => setChosen(Number(target.value))}>
            {numbers.map(({name, at}) => (
              <option key={name} value={at}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <NumberField label="into cells of resolution" value={resolution} most={FINEST} onChange={setResolution} />
      <button type="button" className={styles.button} onClick={run}>
        Aggregate
      </button>
      <p role="status" className={styles.hint}>
        {said}
      </p>
    </div>
  );
}
