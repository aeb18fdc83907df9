import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import {measureNames} from '@h3-docs/grid/h3/statistics/measures';
import {
  groupLabels,
  groups,
  measureLabels,
  quantityOf,
  rowsOf,
  sortRows,
  tableCsv,
  type Choice,
  type Column,
  type Sorting,
} from '@h3-docs/grid/resolutions/table';
import {choiceLabel, choicesFor} from '@h3-docs/grid/resolutions/units';
import CopyButton from '@h3-docs/ui/CopyButton';
import Table from './Table';
import styles from './styles.module.css';
import {useStatistics} from './useStatistics';

/** The table of statistics with its choices: measure, cells, units, order; and the shown rows as CSV. */
export default function Interactive(): ReactNode {
  const id = useId();
  const {resolutions} = useStatistics();
  const [choice, setChoice] = useState<Choice>({measure: 'area', group: 'hexagons', units: 'metric'});
  const [sorting, setSorting] = useState<Sorting>({column: 'resolution', descending: false});
  const rows = sortRows(rowsOf(resolutions, choice), sorting);
  const quantity = quantityOf(choice.measure);
  const units = choicesFor(quantity);

  const sort = (column: Column) =>
    setSorting((current) => ({column, descending: current.column === column && !current.descending}));

  return (
    <div>
      <div className={styles.controls}>
        <fieldset className={styles.measures}>
          <legend>
            <Translate>Measure</Translate>
          </legend>
          {measureNames.map((measure) => (
            <label key={measure}>
              <input
                type="radio"
                name={`${id}measure`}
                checked={choice.measure === measure}
                onChange={() => setChoice({...choice, measure, units: choice.units === 'ha' ? 'metric' : choice.units})}
              />
              <span>{measureLabels[measure]}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.select}>
          <label htmlFor={`${id}cells`}>
            <Translate>Cells</Translate>
          </label>
          <select
            id={`${id}cells`}
            value={choice.group}
            onChange={({target}) =>
              setChoice({...choice, group: groups.find((group) => group === target.value) ?? 'hexagons'})
            }
          >
            {groups.map((group) => (
              <option key={group} value={group}>
                {groupLabels[group]}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.select}>
          <label htmlFor={`${id}units`}>
            <Translate>Units</Translate>
          </label>
          <select
            id={`${id}units`}
            value={choice.units}
            onChange={({target}) =>
              setChoice({...choice, units: units.find((unit) => unit === target.value) ?? 'metric'})
            }
          >
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {choiceLabel(unit, quantity)}
              </option>
            ))}
          </select>
        </div>
        <CopyButton
          className={styles.copy}
          label={translate({message: 'Copy as CSV'})}
          text={() => tableCsv(rows, choice)}
        />
      </div>
      <Table choice={choice} rows={rows} sorting={sorting} onSort={sort} />
    </div>
  );
}
