import {translate} from '@docusaurus/Translate';
import type {FeatureCollection} from 'geojson';
import {useEffect, useMemo, useRef, useState} from 'react';
import type {MapHandle, Viewport} from '@h3-docs/map';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import {BenchContext, type Bench} from './bench';
import type {MapTool} from './draw/useTool';
import {describeSelection} from './model/describe';
import {inputOf, isFirst} from './model/state';
import {canCount} from './model/fold';
import {chooseGrid} from './model/grid';
import {hasAreas} from './model/shapes';
import Cover from './ui/Cover';
import History from './ui/History';
import InputBox from './ui/InputBox';
import Layers from './ui/Layers';
import MapPane from './ui/MapPane';
import Progress from './ui/Progress';
import Selection from './ui/Selection';
import styles from './ui/styles.module.css';
import type {Address} from './useAddress';
import {useFit} from './useFit';
import {useInput} from './useInput';
import {useKeys} from './useKeys';
import {usePaint} from './usePaint';
import {usePicking} from './usePicking';
import {useReading} from './useReading';
import {useRows} from './useRows';
import {useSubject} from './useSubject';
import {useWork} from './useWork';

const Values = lazyPart(() => import('./ui/Values'));
const Count = lazyPart(() => import('./ui/Count'));

/** The explorer at work on the state of an address. */
export default function Workbench(address: Address) {
  const {state, arrivals, act, change} = address;
  const {selection, layers: kept} = state;
  const typed = inputOf(state);
  const root = useRef<HTMLDivElement>(null);
  const [handle, setHandle] = useState<MapHandle>();
  const [viewport, setViewport] = useState<Viewport>();
  /** Whether a phone shows the map alone. */
  const [isMapAlone, setIsMapAlone] = useState(false);
  const [sketch, setSketch] = useState<FeatureCollection>();
  const tool = useRef<MapTool>(undefined);

  const reading = useReading(typed, state.columns);
  const subject = useSubject(state, reading);
  const {dataset, shapes} = subject;
  const paint = usePaint(dataset, state);
  const rows = useRows(paint, dataset, shapes, state);
  const data = useMemo(() => rows.dataOf(subject.indexes), [rows, subject.indexes]);
  const {showAll, fitTo} = useFit(handle, state, arrivals, reading.input, subject.result);
  /** Shows what was made: on a phone, the map may be above the screen. */
  const show = (indexes: readonly string[]) => {
    fitTo(indexes);
    root.current?.querySelector('[data-explorer-map]')?.scrollIntoView({block: 'nearest'});
  };
  const work = useWork({state, change, subject, rows, show});
  const {clear, cancel} = work;
  // The outcome of work on an earlier text is not wanted any more.
  useEffect(() => cancel, [typed, cancel]);
  const {cover: wanted, covered} = address;
  useEffect(() => {
    if (wanted === undefined || shapes.length === 0) return;
    covered();
    work.cover(wanted, 'center');
  });
  const grid = chooseGrid(viewport, state.frozen, subject.resolutions);
  const picking = usePicking({state, change, handle, subject, work});
  useEffect(() => handle?.setDrawing(sketch !== undefined), [handle, sketch]);
  const input = useInput(act, clear, reading);
  const bench: Bench = {
    ...address,
    ...{reading, input, subject, paint, rows, data, work, picking, grid, tool, showAll},
    ...{handle, setHandle, viewport, setViewport, sketch, setSketch},
    outcome: selection.length > 0 ? describeSelection(selection) : '',
  };
  const keys = useKeys(bench);
  const areas = useMemo(() => hasAreas(shapes), [shapes]);
  const isCountable = useMemo(() => dataset !== undefined && canCount(dataset), [dataset]);

  return (
    <BenchContext value={bench}>
      {/* The keys work on what has the focus inside. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={root}
        className={styles.explorer}
        data-explorer
        data-full-screen
        data-map-alone={isMapAlone}
        data-dragging={input.dragging}
        {...input.target}
        onKeyDown={keys.anywhere}
      >
        <div className={styles.side}>
          {!isFirst(state) && <History />}
          <InputBox />
          <div className={styles.work} inert={input.isReading}>
            {areas && <Cover />}
            {dataset && isCountable && <Count data={dataset} />}
            <Progress />
            {dataset && (dataset.fields ?? rows.columns.length > 0) && <Values data={dataset} />}
            <Selection />
            {subject.indexes.length + kept.length > 0 && <Layers />}
          </div>
        </div>
        <MapPane onKey={keys.onMap} />
        <button
          type="button"
          className={styles.alone}
          aria-expanded={!isMapAlone}
          onClick={() => setIsMapAlone(!isMapAlone)}
        >
          <span>{isMapAlone ? translate({message: 'Show the panel'}) : translate({message: 'Show only the map'})}</span>
        </button>
      </div>
    </BenchContext>
  );
}
