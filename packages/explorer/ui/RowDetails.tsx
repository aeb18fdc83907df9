import {translate} from '@docusaurus/Translate';
import {formatValue} from '../data/scale';
import type {NamedRow} from '../useRows';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

/** The row of what is selected: each value copies with one click. */
export default function RowDetails({columns, values}: NamedRow) {
  return (
    <dl className={styles.details} aria-label={translate({message: 'Row'})}>
      {columns.map(({name}, at) => {
        const value = values[at] ?? null;
        return (
          <div key={name} className={styles.detail} data-column={name}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.value}>
                {value === null ? translate({message: 'no value'}) : formatValue(value, columns[at])}
              </span>
              {value !== null && (
                <CopyButton text={String(value)} label={translate({message: 'Copy {column}'}, {column: name})} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
