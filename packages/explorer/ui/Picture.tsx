import Translate, {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import type {LegendItem} from '../data/scale';
import type {Paint} from '../map-data';
import {fetchGround} from '@h3-docs/map';
import {download} from './download';
import styles from './styles.module.css';

/** How the indexes of a picture are colored. */
export interface PictureColors {
  readonly paintOf: ((index: string) => Paint | undefined) | undefined;
  readonly legend: readonly LegendItem[];
  /** The column that the colors stand for; undefined when there is none. */
  readonly column: string | undefined;
}

interface PictureProps extends PictureColors {
  readonly indexes: readonly string[];
}

/** Saves a map of the indexes with its legend and scale as a picture. */
export default function Picture({indexes, paintOf, legend, column}: PictureProps) {
  const [said, setSaid] = useState('');
  const save = async (type: 'svg' | 'png') => {
    setSaid(translate({message: 'Drawing the picture…'}));
    try {
      const [{toPicture, toPng}, ground] = await Promise.all([
        import('../model/picture'),
        // Without land there is still the graticule.
        fetchGround().catch(() => undefined),
      ]);
      const svg = toPicture(indexes, {
        ...(ground && {land: ground.land}),
        colorOf: (index) => paintOf?.(index)?.color,
        legend: column === undefined ? [] : legend,
        title: column ?? translate({message: 'H3 cells'}),
      });
      download(`h3.${type}`, 'image/svg+xml', type === 'svg' ? svg : await toPng(svg));
      setSaid('');
    } catch (error) {
      setSaid(
        translate(
          {message: 'The picture failed: {why}.'},
          {why: error instanceof Error ? error.message : String(error)},
        ),
      );
    }
  };
  return (
    <div className={styles.row} role="group" aria-label={translate({message: 'Picture'})}>
      <button type="button" className={styles.button} onClick={() => void save('png')}>
        <Translate>Picture as PNG</Translate>
      </button>
      <button type="button" className={styles.button} onClick={() => void save('svg')}>
        <Translate>Picture as SVG</Translate>
      </button>
      <p role="status" className={styles.hint}>
        {said}
      </p>
    </div>
  );
}
