import Translate from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {useMemo, type MouseEvent} from 'react';
import StaticSvg from '@h3-docs/ui/StaticSvg';
import {useFetched} from '@h3-docs/ui/useFetched';
import {drawResult} from '@h3-docs/grid/h3/draw';
import {fetchLand} from '@h3-docs/map';
import {useBench} from './bench';
import styles from './ui/styles.module.css';

const MOST_DRAWN = 2000;

/** The map where the moving one cannot start, as without WebGL: a drawing of the same data, in which cells can still be clicked. */
export default function StaticMap() {
  const {state, subject, picking} = useBench();
  const {selection, layers: kept} = state;
  const {input, shapes} = subject;
  /** The land under the drawing; undefined until it has arrived, and where it cannot be had. */
  const {content: land} = useFetched('land', () => fetchLand(1));
  const indexes = useMemo(
    () => [...selection, ...input, ...kept.flatMap(({visible, indexes: own}) => (visible ? own : []))],
    [selection, input, kept],
  );
  const drawing = useMemo(() => {
    // The indexes come first: the drawing numbers what can be clicked.
    const drawn = [...indexes, ...shapes.map(({geometry}) => geometry)];
    return drawResult(drawn.length > 0 ? drawn : h3.getRes0Cells(), {
      h3,
      land,
      width: 800,
      height: 560,
      order: 'lnglat',
      limit: MOST_DRAWN,
    });
  }, [indexes, shapes, land]);
  const select = (event: MouseEvent) => {
    const value =
      event.target instanceof Element ? event.target.closest('[data-value]')?.getAttribute('data-value') : null;
    const index = indexes[Number(value ?? NaN)];
    if (index !== undefined) picking.pick(index, event.shiftKey);
  };
  return (
    <figure className={styles.static}>
      {/* Keyboard users select in the list of details; clicks here are a second way to do the same. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div onClick={select}>
        {drawing && <StaticSvg source={drawing.svg} alt={drawing.alt} width={drawing.width} height={drawing.height} />}
      </div>
      <figcaption className={styles.hint}>
        <span>{drawing?.alt}</span>{' '}
        <Translate>
          The interactive map could not start, because it needs WebGL and web workers. This drawing shows the same data,
          and you can click its cells. The rest of the explorer works.
        </Translate>
      </figcaption>
    </figure>
  );
}
