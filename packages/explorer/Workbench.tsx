import {translate} from '@docusaurus/Translate';
import type {FeatureCollection} from 'geojson';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {MapHandle, Viewport} from '@h3-docs/map';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import type {MapTool} from './draw/tool';
import {goingTo} from './goingTo';
import {describeMissed, describeSelection} from './model/describe';
import {isFirst} from './model/first';
import {chooseGrid} from './model/grid';
import type {Outcome} from './model/operate';
import {combinedSets} from './model/combinedSets';
import {canCount, type Fold} from './model/fold';
import {mergesRows, ruleOf, type Recipe} from './model/recipe';
import {combine} from './model/sets';
import {hasAreas} from './model/shapes';
import {inputOf} from './model/state';
import Cover from './ui/Cover';
import FoldChoice from './ui/FoldChoice';
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
import {useLayers} from './useLayers';
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
  const {state, arrivals, unread, act} = address;
  const {text, file, selection, frozen, layers: kept} = state;
  const input = inputOf(state);
  const root = useRef<HTMLDivElement>(null);
  const [handle, setHandle] = useState<MapHandle>();
  const [viewport, setViewport] = useState<Viewport>();
  /** Whether a phone shows the map alone. */
  const [isMapAlone, setIsMapAlone] = useState(false);
  /** The drawing of the tools, and the tool that has the pointer. */
  const [sketch, setSketch] = useState<FeatureCollection>();
  const tool = useRef<MapTool>(undefined);
  const onTool = useCallback((next: MapTool | undefined) => {
    tool.current = next;
  }, []);

  const reading = useReading(input, state.columns);
  const subject = useSubject(state, reading);
  const {dataset, shapes, result, recipe} = subject;
  const paint = usePaint(dataset, state);
  const rows = useRows(paint, dataset, shapes, state);
  const data = useMemo(() => rows.dataOf(subject.indexes), [rows, subject.indexes]);
  const {showAll, fitTo} = useFit(handle, state, arrivals, reading.input, result);
  /** Shows what was made: on a phone, the map may be above the screen. */
  const show = (indexes: readonly string[]) => {
    fitTo(indexes);
    root.current?.querySelector('[data-explorer-map]')?.scrollIntoView({block: 'nearest'});
  };
  const onResult = ({indexes, table}: Extract<Outcome, {readonly ok: true}>, steps: Recipe) => {
    // Another rule for the same cells keeps the reader's view.
    if (indexes.length !== selection.length || indexes.some((index, at) => index !== selection[at])) show(indexes);
    if (steps.step !== 'aggregate') {
      act({type: 'select', indexes, recipe: steps, ...(table && {table})});
      return;
    }
    const first = table?.columns.find(({type}) => type === 'number');
    const coloring = first && {coloring: first.name};
    // The cells stand for the rows.
    act({type: 'change', change: {selection: indexes, recipe: steps, table, counted: true, ...coloring}});
  };
  const rule = state.rule ?? 'first';
  const work = useWork({
    subject: subject.indexes,
    shapes,
    recipe,
    tables: {
      subject: () => rows.tableOf(subject.indexes, []),
      shapes: () => rows.tableOf([], shapes),
      rule,
    },
    onResult,
    onOutline: (outline) => act({type: 'change', change: {drawn: [...state.drawn, outline]}}),
  });
  const {clear, cancel} = work;
  // The outcome of work on an earlier text is not wanted any more.
  useEffect(() => cancel, [input, cancel]);
  const {cover: wanted, covered} = address;
  useEffect(() => {
    if (wanted === undefined || shapes.length === 0) return;
    covered();
    work.cover(wanted, 'center');
  });
  const grid = chooseGrid(viewport, frozen, subject.resolutions);
  const {resolution} = grid;
  const {select, pick, leave, looked, shape, setShape, adding, setAdding} = usePicking(selection, act, clear);
  const layers = useLayers({
    result,
    shapes,
    hidesPoints: state.counted === true,
    sketch,
    selection,
    viewport,
    grid,
    looked,
    kept,
    paint,
  });

  useEffect(() => handle?.setDrawing(sketch !== undefined), [handle, sketch]);
  const keys = useKeys({tool, viewport, resolution, leave, pick, act});

  const {taking, take, stop, dragging, target, waiting, changeText} = useInput(act, clear, reading);
  const {goToIndexes, goTo, goToRow} = goingTo({handle, state, shapes, select, setShape});
  const covering = state.recipe?.step === 'cover' ? state.recipe : undefined;
  const counting = state.recipe?.step === 'aggregate' ? state.recipe : undefined;
  const madeBy = ruleOf(state.recipe);
  const onRule = (next: Fold) => {
    act({type: 'change', change: {rule: next}, silent: true});
    // A covering that is shown follows the rule at once: its values would contradict the sentence beside them.
    if (covering) work.cover(covering.resolution, covering.containment, next);
  };
  const foldChoice = (
    <FoldChoice
      label={translate({message: 'Where several rows share a cell, keep'})}
      rule={rule}
      onRule={onRule}
      outdated={madeBy !== undefined && madeBy !== rule}
    />
  );
  const outcome = selection.length > 0 ? describeSelection(selection) : '';
  const areas = useMemo(() => hasAreas(shapes), [shapes]);
  const countable = useMemo(() => (dataset && canCount(dataset) ? dataset : undefined), [dataset]);
  const hasSubject = subject.indexes.length + kept.length > 0;

  return (
    // The keys work on what has the focus inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={styles.explorer}
      data-explorer
      data-full-screen
      data-map-alone={isMapAlone}
      data-dragging={dragging}
      {...target}
      onClickCapture={waiting.onClickCapture}
      onKeyDown={keys.anywhere}
    >
      <div className={styles.side}>
        {!isFirst(state) && <History {...address} />}
        <InputBox
          text={text}
          opened={file}
          reading={reading}
          unread={unread}
          taking={taking}
          onStop={stop}
          onColumns={(columns) => act({type: 'change', change: {columns}})}
          onText={changeText}
          onTour={(name) =>
            void import('./tour').then(({tourChange}) =>
              act({type: 'change', change: {columns: undefined, ...tourChange(name)}}),
            )
          }
          onFiles={(chosen) => void take(chosen)}
        />
        {areas && (
          <Cover
            shapes={shapes}
            onCover={work.cover}
            outcome={covering ? outcome : ''}
            missed={covering ? describeMissed(covering) : ''}
          >
            {covering?.table && (covering.shared ?? 0) > 0 && foldChoice}
          </Cover>
        )}
        {countable && (
          <Count
            data={countable}
            onCount={work.aggregate}
            outcome={counting ? outcome : ''}
            skipped={counting?.skipped ?? 0}
          />
        )}
        <Progress work={work} waiting={waiting.label} />
        {dataset && (dataset.fields ?? rows.columns.length > 0) && (
          <Values
            data={dataset}
            columns={rows.columns}
            listed={state.counted ? data : dataset}
            coloring={state.coloring}
            chosen={state.columns !== undefined}
            onColumns={(columns) => act({type: 'change', change: {columns}})}
            onColoring={(coloring) => act({type: 'change', change: {coloring}})}
            onRow={goToRow}
            selection={selection}
          />
        )}
        <Selection
          selection={selection}
          recipe={recipe}
          subject={subject.indexes}
          data={data}
          row={rows.rowOf(
            subject.indexes.length === 1 ? subject.indexes[0] : undefined,
            selection.length <= 1 ? shape : undefined,
          )}
          hasCells={subject.hasCells}
          work={work}
          adding={adding}
          onAdding={setAdding}
          act={act}
          outcome={state.recipe?.step === 'operate' ? outcome : ''}
        >
          {mergesRows(state.recipe) && foldChoice}
        </Selection>
        {hasSubject && (
          <Layers
            layers={kept}
            others={subject.sets}
            tableOf={rows.tableOfSet}
            act={act}
            onCombine={(operation, first, second, name) =>
              work.finish(combine(operation, first.indexes, second.indexes), ({indexes}) =>
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
        )}
      </div>
      <MapPane
        state={state}
        subject={subject}
        layers={layers}
        legend={paint.legend}
        tool={tool}
        viewport={viewport}
        grid={grid}
        looked={looked}
        valuesOf={rows.wordsOf}
        act={act}
        onHandle={setHandle}
        onViewport={setViewport}
        onPick={pick}
        onSelect={select}
        onGo={goTo}
        onIndexes={goToIndexes}
        onSketch={setSketch}
        onTool={onTool}
        onKey={keys.onMap}
        onNeighbors={() => work.runOperation('neighbors', {k: 1, resolution})}
        onAll={showAll}
      />
      <button
        type="button"
        className={styles.alone}
        aria-expanded={!isMapAlone}
        onClick={() => setIsMapAlone(!isMapAlone)}
      >
        <span>{isMapAlone ? translate({message: 'Show the panel'}) : translate({message: 'Show only the map'})}</span>
      </button>
    </div>
  );
}
