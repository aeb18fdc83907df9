import {translate} from '@docusaurus/Translate';
import {ahead} from '@h3-docs/base/dataSaver';
import clsx from 'clsx';
import {useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode} from 'react';
import type {Globe as GlobeShape} from './draw';
import {turned, type Attitude} from './sphere';
import styles from './styles.module.css';

interface GlobeProps {
  /** The same globe as a drawing from the build, shown until the reader turns it, and without JavaScript. */
  readonly children: ReactNode;
  /** The orientation of the globe in the drawing, in degrees. */
  readonly start: Attitude;
}

const DEGREES_PER_KEY = 10;
const turns: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowLeft: [-DEGREES_PER_KEY, 0],
  ArrowRight: [DEGREES_PER_KEY, 0],
  ArrowUp: [0, DEGREES_PER_KEY],
  ArrowDown: [0, -DEGREES_PER_KEY],
};

type Drawer = (canvas: HTMLCanvasElement, attitude: Attitude) => void;

/** Fetches the code and the cells of the turning globe; when that fails the drawing simply stays. */
async function loadDrawer(): Promise<Drawer> {
  const [{draw, prepare}, {default: data}] = await Promise.all([
    import('./draw'),
    import('@generated/globe/default/globe.json'),
  ]);
  const globe: GlobeShape = prepare(data);
  return (canvas, attitude) => draw(canvas, globe, attitude);
}

/** A globe covered in real cells that can be turned by pointer, touch or arrow keys. */
export default function Globe({children, start}: GlobeProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const loading = useRef<Promise<Drawer> | null>(null);
  const lastPoint = useRef<{x: number; y: number} | null>(null);
  const [drawer, setDrawer] = useState<{draw: Drawer} | null>(null);
  const [attitude, setAttitude] = useState(start);

  function load() {
    loading.current ??= loadDrawer();
    loading.current.then(
      (draw) => setDrawer((current) => current ?? {draw}),
      // The next touch tries again.
      () => (loading.current = null),
    );
  }

  useEffect(() => {
    const {current: element} = canvas;
    if (!drawer || !element) return undefined;
    const redraw = () => drawer.draw(element, attitude);
    redraw();
    const modeObserver = new MutationObserver(redraw);
    modeObserver.observe(document.documentElement, {attributeFilter: ['data-theme']});
    const sizeObserver = new ResizeObserver(redraw);
    sizeObserver.observe(element);
    return () => {
      modeObserver.disconnect();
      sizeObserver.disconnect();
    };
  }, [drawer, attitude]);

  function onKeyDown(event: KeyboardEvent) {
    const turn = turns[event.key];
    if (!turn) return;
    event.preventDefault();
    load();
    setAttitude((current) => turned(current, ...turn));
  }

  function onPointerMove({clientX: x, clientY: y, currentTarget}: PointerEvent) {
    const {current: from} = lastPoint;
    if (!from) return;
    lastPoint.current = {x, y};
    // A drag across the whole globe turns it by half a turn.
    const degreesPerPixel = 180 / currentTarget.clientWidth;
    setAttitude((current) => turned(current, (from.x - x) * degreesPerPixel, (y - from.y) * degreesPerPixel));
  }

  return (
    // Arrow keys and dragging turn the globe, which no native element offers.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="application"
      aria-label={translate(
        {message: 'Globe of H3 cells, turned to latitude {lat}, longitude {lng}. Arrow keys turn it.'},
        {lat: Math.round(attitude.lat), lng: Math.round(attitude.lng)},
      )}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.globe}
      onFocus={() => ahead(load)}
      onPointerEnter={() => ahead(load)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        load();
        event.currentTarget.setPointerCapture(event.pointerId);
        lastPoint.current = {x: event.clientX, y: event.clientY};
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => (lastPoint.current = null)}
      onPointerCancel={() => (lastPoint.current = null)}
    >
      <div className={drawer ? styles.hidden : undefined}>{children}</div>
      <canvas ref={canvas} className={clsx(styles.canvas, !drawer && styles.hidden)} aria-hidden="true" />
    </div>
  );
}
