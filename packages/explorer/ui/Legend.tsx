import Translate, {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import type {LegendItem} from '../data/scale';
import styles from './styles.module.css';

interface LegendProps {
  /** The column that the colors stand for. */
  readonly column: string | undefined;
  /** What the colors mean; empty: nothing is colored. */
  readonly legend: readonly LegendItem[];
  /** Whether shapes that the reader gave are drawn around the cells, in the color of the input. */
  readonly hasShapes: boolean;
}

/** What the colors on the map mean, and how many rows have each. */
export default function Legend({column = '', legend, hasShapes}: LegendProps) {
  if (legend.length === 0 && !hasShapes) return null;
  return (
    <div className={styles.mapLegend}>
      {hasShapes && (
        <span>
          <span className={styles.swatch} style={{borderColor: 'var(--h3-input)'}} />
          <Translate>Input</Translate>
        </span>
      )}
      {legend.length > 0 && (
        <>
          <span>{`${column}:`}</span>
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
        </>
      )}
    </div>
  );
}
