import Translate, {translate} from '@docusaurus/Translate';
import type {DataRow, DataSet} from '../data/types';
import {indexesOf, type Filter} from '../data/filter';
import styles from './styles.module.css';
import {formatLocale} from '@h3-docs/base/number';

interface FilteringProps {
  readonly data: DataSet;
  readonly filter: Filter;
  /** The rows that the filter lets through. */
  readonly rows: readonly DataRow[];
  readonly onFilter: (filter: Filter) => void;
  readonly onSelect: (indexes: readonly string[]) => void;
}

/** A limit that is typed; undefined while the field is empty. */
const limit = ({valueAsNumber}: HTMLInputElement) => (Number.isNaN(valueAsNumber) ? undefined : valueAsNumber);

/** Chooses rows by a range of numbers or by a text, and selects their indexes on the map. */
export default function Filtering({data, filter, rows, onFilter, onSelect}: FilteringProps) {
  const indexes = indexesOf(rows);
  const isNumber = data.columns.find(({name}) => name === filter.column)?.type === 'number';
  return (
    <div className={styles.row} role="group" aria-label={translate({message: 'Filter the rows'})}>
      <label className={styles.number}>
        <Translate>Filter</Translate>
        <select value={filter.column} onChange={({target}) => onFilter({column: target.value, text: ''})}>
          {data.columns.map(({name}) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {isNumber ? (
        <>
          <label className={styles.number}>
            <Translate>from</Translate>
            <input
              type="number"
              step="any"
              value={filter.least ?? ''}
              onChange={({target}) => onFilter({...filter, least: limit(target)})}
            />
          </label>
          <label className={styles.number}>
            <Translate>to</Translate>
            <input
              type="number"
              step="any"
              value={filter.most ?? ''}
              onChange={({target}) => onFilter({...filter, most: limit(target)})}
            />
          </label>
        </>
      ) : (
        <label className={styles.number}>
          <Translate>contains</Translate>
          <input
            type="text"
            maxLength={100}
            value={filter.text}
            onChange={({target}) => onFilter({...filter, text: target.value})}
          />
        </label>
      )}
      <button type="button" className={styles.button} disabled={indexes.length === 0} onClick={() => onSelect(indexes)}>
        <Translate>Select the filtered cells</Translate>
      </button>
      <p role="status" className={styles.hint}>
        {rows.length < data.rows.length &&
          translate(
            {message: '{count} of {total} rows'},
            {count: formatLocale(rows.length), total: formatLocale(data.rows.length)},
          )}
      </p>
    </div>
  );
}
