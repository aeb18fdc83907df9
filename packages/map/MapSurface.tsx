import Translate from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {readColors} from './colors';
import {hasWebGl, loadMap} from './load';
import styles from './styles.module.css';
import {layerNames, type LayerData, type MapEvents, type MapHandle, type MapView} from './types';

interface MapSurfaceProps {
  /** Where the map looks first; undefined: at the whole Earth. */
  readonly firstView: MapView | undefined;
  readonly layers: LayerData;
  readonly flat: boolean;
  readonly dark: boolean;
  readonly events: MapEvents;
  /** What screen readers call the map. */
  readonly label: string;
  /** Given the handle once the map is there, and undefined when it goes. */
  readonly onHandle: (handle: MapHandle | undefined) => void;
  /** Takes the map's place where WebGL is missing. */
  readonly fallback: ReactNode;
}

type Status =
  {readonly is: 'loading' | 'static'} | {readonly is: 'ready'; readonly handle: MapHandle; readonly notice?: string};

/** The interactive map: one surface, whichever engine draws it. Fills its container. */
export default function MapSurface({
  firstView,
  layers,
  flat,
  dark,
  events,
  label,
  onHandle,
  fallback,
}: MapSurfaceProps) {
  const container = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<Status>({is: 'loading'});
  const handle = status.is === 'ready' ? status.handle : undefined;
  // A map whose colors are fixed is started again, where it was, when the mode changes.
  const [start, setStart] = useState(0);
  const view = useRef<MapView>(undefined);
  const drawn = useRef<Partial<LayerData>>({});
  // The engine gets the first props, and calls the latest listeners.
  const latest = useRef({firstView, flat, dark, events, label});
  useEffect(() => {
    latest.current = {firstView, flat, dark, events, label};
  });

  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    if (!hasWebGl()) {
      setStatus({is: 'static'});
      return undefined;
    }
    let gone = false;
    let started: MapHandle | undefined;
    const first = latest.current;
    drawn.current = {};
    setStatus({is: 'loading'});
    loadMap({
      container: element,
      view: view.current ?? first.firstView,
      flat: first.flat,
      dark: first.dark,
      colors: readColors(element),
      label: first.label,
      animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      events: {
        moved: (at, ...moved) => {
          view.current = at;
          latest.current.events.moved(at, ...moved);
        },
        clicked: (...clicked) => latest.current.events.clicked(...clicked),
        hovered: (pointing) => latest.current.events.hovered(pointing),
      },
    }).then(
      ({handle: loaded, notice}) => {
        started = loaded;
        if (gone) loaded.destroy();
        else setStatus({is: 'ready', handle: loaded, notice});
      },
      (error: unknown) => {
        console.warn('The map could not start', error);
        if (!gone) setStatus({is: 'static'});
      },
    );
    return () => {
      gone = true;
      started?.destroy();
    };
  }, [start]);

  useEffect(() => {
    onHandle(handle);
    return () => onHandle(undefined);
  }, [handle, onHandle]);

  useEffect(() => handle?.setFlat(flat), [handle, flat]);

  const shownDark = useRef(dark);
  useEffect(() => {
    if (handle?.fixedColors) {
      if (shownDark.current !== dark) setStart((count) => count + 1);
      shownDark.current = dark;
      return undefined;
    }
    // The document gets the new mode's attribute after this effect: the colors are read in the next frame.
    const frame = requestAnimationFrame(() => {
      if (container.current) handle?.setColors(readColors(container.current), dark);
    });
    return () => cancelAnimationFrame(frame);
  }, [handle, dark]);

  useEffect(() => {
    if (!handle) return;
    for (const name of layerNames) {
      if (drawn.current[name] !== layers[name]) handle.setLayer(name, layers[name]);
    }
    drawn.current = layers;
  }, [handle, layers]);

  return (
    <div className={styles.surface} data-map={status.is}>
      {status.is === 'static' ? fallback : <div ref={container} className={styles.canvas} />}
      {status.is === 'loading' && (
        <p className={styles.loading}>
          <Translate>Loading the map…</Translate>
        </p>
      )}
      {status.is === 'ready' && status.notice !== undefined && (
        <p className={styles.notice} role="status">
          {status.notice}
        </p>
      )}
    </div>
  );
}
