import type {FeatureCollection} from 'geojson';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {MapHandle, Viewport} from '@h3-docs/map';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import type {LayerTable} from './data/types';
import type {MapTool} from './draw/tool';
import {goingTo} from './goingTo';
import {describeMissed, describeSelection} from './model/describe';
import {isFirst} from './model/first';
import {chooseGrid} from './model/grid';
import {nameOfResult} from './model/layers';
import {originOf} from './model/origin';
import {aggregatedChange} from './model/aggregated';
import {combinedSets} from './model/combinedSets';
import type {CarryRule} from './model/carry';
import {ruleOf, withRows, type Recipe} from './model/recipe';
import {combine} from './model/sets';
import {defaultColoring, MAX_LAYERS} from './model/state';
import Carry from './ui/Carry';
import Cover from './ui/Cover';
import History from './ui/History';
import InputBox from './ui/InputBox';
import Layers from './ui/Layers';
import MapPane from './ui/MapPane';
import Progress from './ui/Progress';
import ResultsAs from './ui/ResultsAs';
import Selection from './ui/Selection';
import styles from './ui/styles.module.css';
import Tabs, {type Panel} from './ui/Tabs';
import type {Address} from './useAddress';
import {useFiles} from './useFiles';
import {useFit} from './useFit';
import {useKeys} from './useKeys';
import {useLayers} from './useLayers';
import {usePaint} from './usePaint';
import {usePicking} from './usePicking';
import {useReading} from './useReading';
import {useRows} from './useRows';
import {useSubject} from './useSubject';
import {useWaiting} from './useWaiting';
import {useWork} from './useWork';

const Values = lazyPart(() => import('./ui/Values'));

/** The explorer at work on the state of an address. */
export default function Workbench(address: Address) {
  const {state, arrivals, unread, act} = address;
  const {text, selection, frozen, layers: kept} = state;
  const [handle, setHandle] = useState<MapHandle>();
  const [viewport, setViewport] = useState<Viewport>();
  /** Whether each result becomes a new layer. */
  const [toLayers, setToLayers] = useState(false);
  /**
   * The panel that the reader opened over the map of a phone; null: the reader closed it. A reader who comes with nothing
   * sees the box for pasting.
   */
  const [opened, setPanel] = useState<Panel | null>();
  const panel = (opened === undefined && isFirst(state) ? 'input' : opened) ?? undefined;
  /** The drawing of the tools, and the tool that has the pointer. */
  const [sketch, setSketch] = useState<FeatureCollection>();
  const tool = useRef<MapTool>(undefined);
  const onTool = useCallback((next: MapTool | undefined) => {
    tool.current = next;
  }, []);

  const root = useRef<HTMLDivElement>(null);
  /** Closes the panel over the map of a phone, and brings the whole map into sight. */
  const closePanel = () => {
    setPanel(null);
    if (root.current && getComputedStyle(root.current).gridTemplateColumns.split(' ').length === 1)
      root.current.scrollIntoView({block: 'nearest'});
  };

  const reading = useReading(text, state.columns);
  const subject = useSubject(state, reading);
  const {dataset, shapes, result} = subject;
  const paint = usePaint(dataset, state);
  const rows = useRows(paint, dataset, shapes, state);
  const data = useMemo(() => rows.dataOf(subject.indexes), [rows, subject.indexes]);
  const room = kept.length < MAX_LAYERS;
  const onResult = (indexes: readonly string[], recipe: Recipe, table: LayerTable | undefined) => {
    const result = {indexes, recipe, ...(table && {table})};
    act(toLayers && room ? {type: 'keep', name: nameOfResult(recipe), ...result} : {type: 'select', ...result});
  };
  const tables = useMemo(
    () => ({
      subject: rows.tableOf(subject.indexes, []),
      shapes: rows.tableOf([], shapes),
      rule: state.rule ?? 'first',
    }),
    [rows, subject.indexes, shapes, state.rule],
  );
  const recipe = useMemo(
    () => withRows(subject.recipe, subject.indexes, tables.subject),
    [subject.recipe, subject.indexes, tables.subject],
  );
  const work = useWork(subject.indexes, shapes, recipe, tables, onResult);
  const {clear, preview, cancel} = work;
  // The outcome of work on an earlier text is not wanted any more.
  useEffect(() => cancel, [text, cancel]);
  const {cover: wanted, covered} = address;
  useEffect(() => {
    if (wanted === undefined || shapes.length === 0) return;
    covered();
    work.cover(wanted, 'center');
  });
  const grid = chooseGrid(viewport, frozen, subject.resolutions);
  const {resolution} = grid;
  const layers = useLayers({
    result,
    shapes,
    sketch,
    selection,
    origin: originOf(state.recipe),
    preview,
    viewport,
    resolution,
    grid: grid.drawn,
    kept,
    paint,
  });
  useFit(handle, state, arrivals, reading.text, result);

  const {select, toggle, pick, shape, setShape, adding, setAdding} = usePicking(selection, act, clear);
  useEffect(() => handle?.setDrawing(sketch !== undefined), [handle, sketch]);
  const keys = useKeys({tool, handle, view: state.view, viewport, selection, resolution, select, toggle, act});

  const [arrived, setArrived] = useState(0);
  const files = useFiles(async (content) => {
    const {fromFile} = await import('./model/file');
    setArrived((count) => count + 1);
    const view = await fromFile(content);
    if (view) act({type: 'arrive', state: view});
    else act({type: 'change', change: {text: content, selection: [], columns: undefined}});
  });
  // A file with the text that stands already is new input, too.
  const found = useMemo(() => ({result, arrived}), [result, arrived]);
  const waiting = useWaiting(reading.outdated || files.reading !== undefined, found);
  const changeText = (next: string, typed: boolean) => {
    files.forget();
    clear();
    act({
      type: 'change',
      typed,
      change: {text: next, selection: [], ...(next === '' && {columns: undefined})},
    });
  };
  const {goToIndexes, goToArea, goTo, goToRow} = goingTo({handle, state, shapes, select, setShape});
  const covering = state.recipe?.step === 'cover' ? state.recipe : undefined;
  const madeBy = ruleOf(state.recipe);
  const onRule = (rule: CarryRule) => {
    act({type: 'change', change: {rule}, silent: true});
    // A covering that is shown follows the rule at once: its values would contradict the sentence beside them.
    if (covering && !(toLayers && room)) work.cover(covering.resolution, covering.containment, rule);
  };
  const results = (rowsGiven: LayerTable | undefined) => (
    <>
      {rowsGiven && (
        <Carry rule={tables.rule} onRule={onRule} outdated={madeBy !== undefined && madeBy !== tables.rule} />
      )}
      <ResultsAs layers={toLayers} room={room} onChange={setToLayers} />
    </>
  );
  const outcome = selection.length > 0 ? describeSelection(selection) : '';

  return (
    // The keys work on what has the focus inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={styles.explorer}
      data-explorer
      data-full-screen
      data-panel={panel}
      data-dragging={files.dragging}
      {...files.target}
      onClickCapture={waiting.onClickCapture}
      onKeyDown={keys.anywhere}
    >
      <div className={styles.side}>
        <div className={styles.work} data-group="input">
          <InputBox
            text={text}
            reading={{...reading, result}}
            unread={unread}
            refusal={files.refusal}
            refused={files.refused}
            onRetry={files.retry}
            file={files.reading}
            onColumns={(columns) => act({type: 'change', change: {columns}})}
            onText={(next) => {
              setPanel('input');
              changeText(next, true);
            }}
            onExample={(example) => {
              closePanel();
              changeText(example, false);
            }}
            onTour={(name) => {
              closePanel();
              void import('./tour').then(({tourChange}) =>
                act({type: 'change', change: {columns: undefined, ...tourChange(name)}}),
              );
            }}
            onFiles={(chosen) => void files.take(chosen)}
          />
          {shapes.length > 0 && (
            <Cover
              shapes={shapes}
              onCover={work.cover}
              outcome={covering ? outcome : ''}
              missed={covering ? describeMissed(covering) : ''}
            >
              {results(tables.shapes)}
            </Cover>
          )}
        </div>
        <Progress work={work} waiting={waiting.label} />
        {dataset && (
          <div className={styles.work} data-group="input">
            <Values
              data={dataset}
              outcome={state.recipe?.step === 'aggregate' ? outcome : ''}
              coloring={state.coloring}
              legend={paint.input.legend}
              chosen={state.columns !== undefined}
              onColumns={(columns) => act({type: 'change', change: {columns}})}
              onColoring={(coloring) => act({type: 'change', change: {coloring}})}
              onAggregated={(aggregated) => {
                const coloring = {...defaultColoring, ...state.coloring, column: aggregated.column};
                act({type: 'change', change: {...aggregatedChange(aggregated), columns: undefined, coloring}});
              }}
              onRow={goToRow}
              selection={selection}
              onSelect={select}
            />
          </div>
        )}
        <div className={styles.work} data-group="selection">
          <Selection
            selection={selection}
            recipe={recipe}
            subject={subject.indexes}
            data={data}
            row={rows.rowOf(
              subject.indexes.length === 1 ? subject.indexes[0] : undefined,
              selection.length <= 1 ? shape : undefined,
            )}
            colors={{
              paintOf: (index) => paint.selection.paintOf?.(index) ?? paint.input.paintOf?.(index),
              legend: paint.input.legend,
              column: state.coloring?.column,
            }}
            kinds={subject.kinds}
            work={work}
            adding={adding}
            onAdding={setAdding}
            act={act}
            outcome={state.recipe?.step === 'operate' ? outcome : ''}
            results={results(tables.subject)}
          />
        </div>
        <div className={styles.work} data-group="layers">
          <Layers
            layers={kept}
            others={subject.sets}
            tableOf={rows.tableOfSet}
            legends={paint.layers.map(({legend}) => legend)}
            coloring={state.coloring}
            act={act}
            onOutcome={work.finish}
            onCombine={(operation, first, second, name) =>
              work.finish(combine(operation, first.indexes, second.indexes), (indexes) =>
                act({
                  type: 'keep',
                  selects: true,
                  name,
                  indexes,
                  ...combinedSets(operation, indexes, first, second, rows.tableOfSet),
                }),
              )
            }
          />
          <History {...address} />
        </div>
      </div>
      <MapPane
        state={state}
        subject={subject}
        pasted={result.shapes}
        layers={layers}
        legend={paint.input.legend}
        tool={tool}
        viewport={viewport}
        resolution={resolution}
        tableOfSet={rows.tableOfSet}
        valuesOf={rows.wordsOf}
        act={act}
        onHandle={setHandle}
        onViewport={setViewport}
        onPick={pick}
        onGo={goTo}
        onIndexes={goToIndexes}
        onArea={goToArea}
        onSketch={setSketch}
        onTool={onTool}
        onKey={keys.onMap}
        onOpened={() => setPanel(null)}
      />
      <Tabs panel={panel} selected={selection.length} onPanel={setPanel} />
    </div>
  );
}
