import {formatLocale} from '@h3-docs/base/number';
import {translate} from '@docusaurus/Translate';
import type {LegendItem} from '../data/scale';
import styles from './styles.module.css';

interface LegendProps {
  /** The column that the colors stand for. */
  readonly column: string;
  readonly legend: readonly LegendItem[];
}

/** What the colors of a column mean, and how many rows have each. */
export function Legend({column, legend}: LegendProps) {
  return (
    <ul className={styles.legend} aria-label={translate({message: 'Legend of {column}'}, {column})}>
      {legend.map(({color, label, count}, at) => (
        <li key={`${column} ${at}`}>
          <span className={styles.swatch} style={{background: color}} />
          <span>{label}</span>{' '}
          <span className={styles.note}>
            (<span>{formatLocale(count)}</span>)
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The legend over the map of a phone, where the panel that has it is closed at first. Screen readers read that one. */
export function MapLegend({column, legend}: LegendProps) {
  return (
    <div className={styles.mapLegend} aria-hidden="true">
      <span>{column}</span>
      {legend.map(({color, label}, at) => (
        <span key={`${column} ${at}`}>
          <span className={styles.swatch} style={{background: color}} />
          <span>{label}</span>
        </span>
      ))}
    </div>
  );
}
