import {formatLocale} from '@h3-docs/base/number';
import Translate, {translate} from '@docusaurus/Translate';
import type {LegendItem} from '../data/scale';
import styles from './styles.module.css';

interface LegendProps {
  /** The column that the colors stand for. */
  readonly column: string;
  readonly legend: readonly LegendItem[];
  /** Of the fill on the map, 0 to 1: the legend has the colors that the map shows. */
  readonly opacity: number;
}

/** A color as the map shows it. */
const Swatch = ({color, opacity}: {readonly color: string; readonly opacity: number}) => (
  <span className={styles.swatch} style={{background: `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`}} />
);

/** What the colors of a column mean, and how many rows have each. */
export function Legend({column, legend, opacity}: LegendProps) {
  return (
    <ul className={styles.legend} aria-label={translate({message: 'Legend of {column}'}, {column})}>
      {legend.map(({color, label, count}, at) => (
        <li key={`${column} ${at}`}>
          <Swatch color={color} opacity={opacity} />
          <span>{label}</span>{' '}
          <span className={styles.note}>
            (<span>{formatLocale(count)}</span>)
          </span>
        </li>
      ))}
    </ul>
  );
}

interface MapLegendProps {
  /** The column that the colors stand for, with what they mean; undefined: nothing is colored. */
  readonly colors: (LegendProps & {readonly palette: string}) | undefined;
  /** Whether shapes that the reader gave are drawn around the cells, in the color of the input. */
  readonly hasShapes: boolean;
}

/** What the colors on the map mean, over it. Screen readers read the panels, which say the same. */
export function MapLegend({colors, hasShapes}: MapLegendProps) {
  if (!colors && !hasShapes) return null;
  return (
    <div className={styles.mapLegend} aria-hidden="true">
      {hasShapes && (
        <span>
          <span className={styles.swatch} style={{borderColor: 'var(--h3-input)'}} />
          <Translate>Input</Translate>
        </span>
      )}
      {colors && (
        <>
          <span>{`${colors.column}:`}</span>
          {colors.legend.map(({color, label}, at) => (
            <span key={`${colors.column} ${at}`}>
              <Swatch color={color} opacity={colors.opacity} />
              <span>{label}</span>
            </span>
          ))}
          <span className={styles.hint}>{colors.palette}</span>
        </>
      )}
    </div>
  );
}
