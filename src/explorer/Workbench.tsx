import {useColorMode} from '@docusaurus/theme-common';
import {latLngToCell} from 'h3-js';
import {useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent} from 'react';
import MapSurface from '../map';
import type {MapHandle, MapView, Pointing, Viewport} from '../map/types';
import {extentOf} from './map-data';
import {suggestedCover, type Containment} from './model/cover';
import {describeSelection} from './model/describe';
import {fromFile, toFile} from './model/file';
import {resolutionFor} from './model/grid';
import type {SelectionJob} from './model/jobs';
import {keyTarget} from './model/keys';
import {byKind, kindOf} from './model/kinds';
import {operate, operationOf, type OperationName, type Outcome, type Parameters} from './model/operations';
import {pick, pickable} from './model/pick';
import {MAX_CELLS, type Overlay} from './model/state';
import StaticMap from './StaticMap';
import Cover from './ui/Cover';
import CopyButton from './ui/CopyButton';
import Details from './ui/Details';
import {download} from './ui/download';
import Export from './ui/Export';
import InputBox from './ui/InputBox';
import MapControls from './ui/MapControls';
import Operations from './ui/Operations';
import Places from './ui/Places';
import styles from './ui/styles.module.css';
import type {Address} from './useAddress';
import {useFiles} from './useFiles';
import {useJob} from './useJob';
import {useLayers} from './useLayers';
import {useReading} from './useReading';

/** Selections up to this many are worked on at once; larger ones in a worker. */
const QUICK = 2000;
/** Results up to this many are previewed. */
const MOST_PREVIEWED = 20_000;

/** The explorer at work on the state of an address. */
export default function Workbench({state, arrivals, unread, fits, link, change, arrive}: Address) {
  const {colorMode} = useColorMode();
  const {text, selection, frozen, overlays, flat} = state;
  const {progress, run, cancel} = useJob();
  const [handle, setHandle] = useState<MapHandle>();
  const [viewport, setViewport] = useState<Viewport>();
  const [preview, setPreview] = useState<readonly string[]>([]);
  const [overlayPreview, setOverlayPreview] = useState<Overlay>();
  const [hovered, setHovered] = useState<string>();
  /** Whether each click adds to the selection, as with the shift key, which phones have not. */
  const [adding, setAdding] = useState(false);
  const [refusal, setRefusal] = useState<{
    readonly reason: string;
    readonly retry?: {readonly label: string; readonly run: () => void};
  }>();

  const reading = useReading(text);
  const {result} = reading;
  const inputIndexes = useMemo(() => [...result.cells, ...result.edges, ...result.vertexes], [result]);
  /** What is worked on: the selection, or all of the input while nothing is selected. */
  const subject = selection.length > 0 ? selection : inputIndexes;
  const resolution = frozen ?? (viewport ? resolutionFor(viewport) : 1);
  const shownOverlays = useMemo(
    () => (overlayPreview && !overlays.includes(overlayPreview) ? [...overlays, overlayPreview] : overlays),
    [overlays, overlayPreview],
  );
  const layers = useLayers({result, selection, preview, overlays: shownOverlays, viewport, resolution});
  const kinds = useMemo(() => new Set(subject.slice(0, MAX_CELLS).map(kindOf)), [subject]);
  const drawnCells = useMemo(() => pickable([...result.cells, ...byKind(selection).cell]), [result.cells, selection]);

  const select = useCallback(
    (indexes: readonly string[]) => {
      setRefusal(undefined);
      setPreview([]);
      change({selection: indexes}, 'step');
    },
    [change],
  );

  // What was arrived at is shown: at its own view, or as a whole.
  const fitted = useRef({arrivals: 0, text: ''});
  useEffect(() => {
    if (!handle || text !== reading.text) return;
    const arrived = fitted.current.arrivals !== arrivals;
    const changed = fitted.current.text !== text;
    if (!arrived && !changed) return;
    fitted.current = {arrivals, text};
    if (arrived && state.view) {
      handle.look(state.view, false);
      return;
    }
    const extent = extentOf([...inputIndexes, ...(arrived ? selection : [])], result.shapes);
    if (extent) handle.fit(extent);
  }, [handle, arrivals, text, reading.text, state.view, inputIndexes, selection, result.shapes]);

  /** Where the map was when it started: not worth an address until it has moved. */
  const start = useRef<MapView>(undefined);
  const events = useMemo(
    () => ({
      moved: (view: MapView, next: Viewport) => {
        setViewport(next);
        start.current ??= view;
        const {lat, lng, zoom} = start.current;
        if (lat !== view.lat || lng !== view.lng || zoom !== view.zoom) change({view}, 'silent');
      },
      clicked: ({lat, lng, hits}: Pointing, add: boolean) => {
        const index = hits[0] ?? pick(lat, lng, drawnCells, resolution, selection);
        select(add || adding ? toggled(selection, index) : [index]);
      },
      hovered: (pointing: Pointing | undefined) => {
        setHovered(pointing && (pointing.hits[0] ?? pick(pointing.lat, pointing.lng, drawnCells, resolution, [])));
      },
    }),
    [adding, change, drawnCells, resolution, selection, select],
  );

  const finish = useCallback(
    (outcome: Outcome, retry?: (resolution: number) => void) => {
      if (outcome.ok) {
        select(outcome.indexes);
        return;
      }
      const {coarser} = outcome;
      setRefusal({
        reason: outcome.reason,
        ...(coarser !== undefined && retry
          ? {retry: {label: `Use resolution ${coarser}`, run: () => retry(coarser)}}
          : {}),
      });
    },
    [select],
  );
  const work = (job: SelectionJob, again: (resolution: number) => void) => {
    setRefusal(undefined);
    run(
      job,
      (outcome) => finish(outcome, again),
      (why) =>
        setRefusal({
          reason: `${why} The rest of the explorer still works.`,
          retry: {label: 'Try again', run: () => work(job, again)},
        }),
    );
  };
  const runOperation = (name: OperationName, parameters: Parameters) => {
    const job: SelectionJob = {type: 'operate', name, selection: subject, parameters};
    const count = operationOf(name).count?.(byKind(subject).cell, parameters) ?? subject.length;
    const again = (coarser: number) => runOperation(name, {...parameters, resolution: coarser});
    if (operationOf(name).heavy && Math.max(count, subject.length) > QUICK) work(job, again);
    else finish(operate(name, subject, parameters), again);
  };
  const previewOperation = (wanted: {readonly name: OperationName; readonly parameters: Parameters} | undefined) => {
    if (!wanted || subject.length > QUICK) {
      setPreview([]);
      return;
    }
    const {from, count} = operationOf(wanted.name);
    const expected = count?.(byKind(subject)[from], wanted.parameters) ?? 0;
    const outcome = expected <= MOST_PREVIEWED ? operate(wanted.name, subject, wanted.parameters) : undefined;
    setPreview(outcome?.ok && outcome.indexes.length <= MOST_PREVIEWED ? outcome.indexes : []);
  };
  const cover = (at: number, containment: Containment) => {
    const geometries = result.shapes.map(({geometry}) => geometry);
    work({type: 'cover', geometries, resolution: at, containment}, (coarser) => cover(coarser, containment));
  };

  const press = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return;
    if (event.key === 'Escape') {
      select([]);
      return;
    }
    const [current] = selection;
    const cell = selection.length === 1 && current !== undefined && kindOf(current) === 'cell' ? current : undefined;
    const next = keyTarget(event, cell, viewport, resolution);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    select(event.key === 'Enter' && event.shiftKey ? toggled(selection, next) : [next]);
    const extent = extentOf([next], []);
    if (extent && viewport) {
      const [lat, lng] = [(extent[1] + extent[3]) / 2, (extent[0] + extent[2]) / 2];
      if (Math.hypot(lat - viewport.lat, lng - viewport.lng) > viewport.radius / 2 && state.view) {
        handle?.look({...state.view, lat, lng}, true);
      }
    }
  };

  const files = useFiles(
    (content) =>
      void fromFile(content).then((view) => {
        if (view) arrive(view);
        else change({text: content, selection: []}, 'step');
      }),
  );

  const areas = result.shapes.length > 0;
  return (
    <div className={styles.explorer} data-explorer data-dragging={files.dragging} {...files.target}>
      <div className={styles.side}>
        <InputBox
          text={text}
          reading={reading}
          unread={unread}
          refusal={files.refusal}
          onText={(next) => {
            files.forget();
            change({text: next, selection: []}, 'step');
          }}
          onFiles={(chosen) => void files.take(chosen)}
        />
        <div className={styles.work}>
          {areas && <Cover suggested={suggestedCover(result.shapes.map(({geometry}) => geometry))} onCover={cover} />}
          {progress !== undefined && (
            <div className={styles.progress}>
              <progress max={1} value={progress} aria-label="Working" />
              <button type="button" className={styles.button} onClick={cancel}>
                Cancel
              </button>
            </div>
          )}
          <div role="status">{refusal && <p className={styles.problem}>{refusal.reason}</p>}</div>
          {refusal?.retry && (
            <button type="button" className={styles.button} onClick={refusal.retry.run}>
              {refusal.retry.label}
            </button>
          )}
          <section className={styles.selected} aria-label="Selection">
            <p className={styles.heading}>
              {selection.length > 0 ? 'Selection' : subject.length > 0 ? 'Entire input' : 'Selection'}
              {selection.length > 0 && (
                <span className={styles.row}>
                  <button
                    type="button"
                    className={styles.chip}
                    aria-pressed={adding}
                    title="Make every click add a cell, as Shift+click does"
                    onClick={() => setAdding(!adding)}
                  >
                    Add more
                  </button>
                  <button
                    type="button"
                    className={styles.link}
                    onClick={() => {
                      setAdding(false);
                      select([]);
                    }}
                  >
                    Clear
                  </button>
                </span>
              )}
            </p>
            <p className={styles.hidden} role="status">
              {describeSelection(selection)}
            </p>
            {subject.length === 0 ? (
              <p className={styles.hint}>
                Click a cell on the map to select it. Shift+click adds a cell, and “Add more” makes every click add one.
                When the map has the focus, Enter selects the cell in the middle, Shift+Enter adds it, Alt+arrow key
                moves to a neighbor, and Page Up and Page Down go to the parent and the center child.
              </p>
            ) : (
              <>
                <Operations kinds={kinds} onRun={runOperation} onPreview={previewOperation} />
                <Export indexes={subject} />
                <Details indexes={subject} onSelect={(index) => select([index])} />
              </>
            )}
          </section>
          <div className={styles.row}>
            {fits ? (
              <CopyButton text={link} label="Copy the link to this view" wide />
            ) : (
              <>
                <p className={styles.hint}>
                  This view is too large for a link. Save it as a file. Drop the file here to open the view again.
                </p>
                <button
                  type="button"
                  className={styles.button}
                  onClick={() => download('h3-view.json', 'application/json', toFile(state))}
                >
                  Save the view
                </button>
              </>
            )}
          </div>
        </div>
      </div>
      {/* The keys work on what has the focus inside: the map's own canvas and its controls. */}
      <div className={styles.map} onKeyDownCapture={press}>
        <MapSurface
          layers={layers}
          flat={flat}
          dark={colorMode === 'dark'}
          events={events}
          label="Map of H3 cells. Arrow keys move it, plus and minus zoom, Enter selects the cell in the middle."
          onHandle={setHandle}
          fallback={
            <StaticMap
              drawn={[...selection, ...inputIndexes, ...result.shapes.map(({geometry}) => geometry)]}
              indexes={[...selection, ...inputIndexes]}
              onSelect={(index, add) => select(add || adding ? toggled(selection, index) : [index])}
            />
          }
        />
        <Places onGo={(lat, lng) => goTo(lat, lng)} />
        <MapControls
          resolution={resolution}
          frozen={frozen !== undefined}
          flat={flat}
          overlays={overlays}
          onFreeze={(next) => change({frozen: next}, 'step')}
          onFlat={(next) => change({flat: next}, 'step')}
          onOverlays={(next) => change({overlays: next}, 'step')}
          onPreview={setOverlayPreview}
        />
        <output className={styles.hover} aria-hidden="true">
          {hovered}
        </output>
      </div>
    </div>
  );

  function goTo(lat: number, lng: number) {
    const near = ((((lng + 180) % 360) + 360) % 360) - 180;
    handle?.look({lat, lng: near, zoom: Math.max(11, state.view?.zoom ?? 0)}, true);
    select([latLngToCell(lat, lng, frozen ?? 9)]);
  }
}

/** A selection with an index added, or without it when it was in there. */
function toggled(selection: readonly string[], index: string): readonly string[] {
  return selection.includes(index) ? selection.filter((one) => one !== index) : [...selection, index];
}
