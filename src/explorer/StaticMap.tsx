import * as h3 from 'h3-js';
import {useEffect, useMemo, useState, type MouseEvent} from 'react';
import StaticSvg from '../ui/StaticSvg';
import {drawResult} from '../h3/draw';
import type {LandData} from '../h3/land';
import {fetchGround} from '../map/ground';
import styles from './ui/styles.module.css';

interface StaticMapProps {
  /** What is drawn: indexes and GeoJSON geometries. */
  readonly drawn: readonly unknown[];
  /** The indexes among what is drawn, in its order. */
  readonly indexes: readonly string[];
  readonly onSelect: (index: string, add: boolean) => void;
}

const MOST_DRAWN = 2000;

/** The map where the moving one cannot start, as without WebGL: a drawing of the same data, in which cells can still be clicked. */
export default function StaticMap({drawn, indexes, onSelect}: StaticMapProps) {
  const [land, setLand] = useState<LandData>();
  useEffect(() => {
    let current = true;
    fetchGround().then(
      ({land: fetched}) => current && setLand(fetched),
      (error: unknown) => console.warn('The basemap could not be loaded', error),
    );
    return () => {
      current = false;
    };
  }, []);
  const drawing = useMemo(
    () =>
      drawResult(drawn.length > 0 ? drawn : h3.getRes0Cells(), {
        h3,
        land,
        width: 800,
        height: 560,
        order: 'lnglat',
        limit: MOST_DRAWN,
      }),
    [drawn, land],
  );
  const select = (event: MouseEvent) => {
    const value =
      event.target instanceof Element ? event.target.closest('[data-value]')?.getAttribute('data-value') : null;
    const index = indexes[Number(value ?? NaN)];
    if (index !== undefined) onSelect(index, event.shiftKey);
  };
  return (
    <figure className={styles.static}>
      {/* Keyboard users select in the list of details; clicks here are a second way to do the same. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div onClick={select}>
        {drawing && <StaticSvg source={drawing.svg} alt={drawing.alt} width={drawing.width} height={drawing.height} />}
      </div>
      <figcaption>
        {drawing?.alt} The interactive map could not start, because it needs WebGL and web workers. This drawing shows
        the same data, and you can click its cells. The rest of the explorer works.
      </figcaption>
    </figure>
  );
}
