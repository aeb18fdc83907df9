import {translate} from '@docusaurus/Translate';
import type {LegendItem} from '../data/scale';
import styles from './styles.module.css';

interface LegendProps {
  /** The column that the colors stand for. */
  readonly column: string;
  readonly legend: readonly LegendItem[];
}

/** What the colors on the map mean. */
export default function Legend({column, legend}: LegendProps) {
  return (
    <div className={styles.mapLegend}>
      <span>{`${column}:`}</span>
      <ul className={styles.legend} aria-label={translate({message: 'Legend of {column}'}, {column})}>
        {legend.map(({color, label}, at) => (
          <li key={`${column} ${at}`}>
            <span className={styles.swatch} style={{background: color}} />
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
