import Translate, {translate} from '@docusaurus/Translate';
import type {FeatureCollection} from 'geojson';
import {useEffect, useState} from 'react';
import {unwrap} from '@h3-docs/grid/h3/geometry';
import type {Viewport} from '@h3-docs/map';
import {drawable} from '../draw/drawn';
import {drawTools, metersBetween, type DrawTool} from '../draw/drawing';
import type {MapTool} from '../draw/tool';
import {useLatest, useTool, type Mode} from '../draw/useTool';
import type {InputShape} from '../input/types';
import {describePath, describeSize} from '../model/measure';
import {MAX_DRAWN, type DrawnShape} from '../model/state';
import styles from './styles.module.css';
import {formatLocale} from '@h3-docs/base/number';

interface DrawProps {
  readonly drawn: readonly DrawnShape[];
  /** The shapes of the input, which can be copied to be edited. */
  readonly shapes: readonly InputShape[];
  readonly viewport: Viewport | undefined;
  /** The resolution of the grid, in which distances are counted. */
  readonly resolution: number;
  readonly onDrawn: (drawn: readonly DrawnShape[]) => void;
  /** Takes what the map shows of the drawing; undefined when nothing is drawn. */
  readonly onFeatures: (features: FeatureCollection | undefined) => void;
  /** Takes the tool that gets the pointer of the map; undefined: none. */
  readonly onTool: (tool: MapTool | undefined) => void;
}

const labels: Readonly<Record<DrawTool, string>> = {
  polygon: translate({message: 'Polygon'}),
  rectangle: translate({message: 'Rectangle'}),
  circle: translate({message: 'Circle'}),
  line: translate({message: 'Line'}),
  measure: translate({message: 'Measure'}),
};

const hints: Readonly<Record<NonNullable<Mode>, string>> = {
  polygon: translate({message: 'Click each corner. Click the last corner again to finish.'}),
  rectangle: translate({message: 'Click two opposite corners.'}),
  circle: translate({message: 'Click the center. Then click a point on the circle, or type the radius.'}),
  line: translate({message: 'Click each corner. Click the last corner again to finish.'}),
  measure: translate({message: 'Click the points of a path.'}),
  edit: translate({message: 'Drag a corner, or click it and then its new place.'}),
};

/** How near a click must be to a corner, as a share of what the map shows: about ten pixels. */
const REACH = 0.02;
/** Half of a great circle: no circle is larger. */
const MOST_METERS = 20_000_000;
/** Shapes with more corners than this can't be edited by hand. */
const MOST_CORNERS = 2000;

/** The tools that draw on the map, measure, and edit what was drawn. */
export default function Draw({drawn, shapes, viewport, resolution, onDrawn, onFeatures, onTool}: DrawProps) {
  const tools = useTool({drawn, reach: REACH * (viewport?.radius ?? 0), onDrawn});
  const {mode, drawing, pointer, features} = tools;
  const [meters, setMeters] = useState('1000');
  useEffect(() => {
    onFeatures(features);
    return () => onFeatures(undefined);
  }, [features, onFeatures]);
  useLatest(mode === undefined ? undefined : tools.tool, onTool);

  const pasted = drawable(shapes.map(({geometry}) => geometry));
  const corners = pasted.reduce((sum, {coordinates}) => sum + coordinates.flat(2).length / 2, 0);
  const copyable = pasted.length > 0 && pasted.length + drawn.length <= MAX_DRAWN && corners <= MOST_CORNERS;
  const path = unwrap(drawing ? [...drawing.corners, ...(pointer ? [pointer] : [])] : []);
  const [center] = path;
  const on = path.at(-1);
  return (
    <div className={styles.draw} role="group" aria-label={translate({message: 'Draw'})}>
      <div className={styles.row}>
        {drawTools.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.button}
            aria-pressed={mode === name}
            disabled={name !== 'measure' && drawn.length >= MAX_DRAWN}
            onClick={() => tools.start(mode === name ? undefined : name)}
          >
            {labels[name]}
          </button>
        ))}
        <button
          type="button"
          className={styles.button}
          aria-pressed={mode === 'edit'}
          disabled={drawn.length === 0}
          title={drawn.length === 0 ? translate({message: 'Draw a shape first'}) : undefined}
          onClick={() => tools.start(mode === 'edit' ? undefined : 'edit')}
        >
          <Translate>Edit</Translate>
        </button>
        {copyable && (
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              onDrawn([...drawn, ...pasted]);
              tools.start('edit');
            }}
          >
            <Translate>Edit a copy of the input</Translate>
          </button>
        )}
      </div>
      {mode !== undefined && (
        <p className={styles.hint}>
          <span>{hints[mode]}</span>{' '}
          <Translate>
            On the keyboard, Enter clicks the middle of the map, and Backspace removes the last corner.
          </Translate>
        </p>
      )}
      {drawing && (
        <p className={styles.found} role="status">
          {drawing.tool === 'circle'
            ? center &&
              on &&
              translate({message: 'Radius {meters} m'}, {meters: formatLocale(Math.round(metersBetween(center, on)))})
            : path.length > 1 && describePath(path, resolution)}
        </p>
      )}
      <div className={styles.row}>
        {drawing?.tool === 'circle' && drawing.corners.length > 0 && (
          <form
            className={styles.row}
            onSubmit={(event) => {
              event.preventDefault();
              tools.addCircle(Number(meters));
            }}
          >
            <label className={styles.number}>
              <Translate>Radius in meters</Translate>
              <input
                type="number"
                min={0.1}
                max={MOST_METERS}
                step="any"
                required
                value={meters}
                onChange={({target}) => setMeters(target.value)}
              />
            </label>
            <button type="submit" className={styles.button}>
              <Translate>Add the circle</Translate>
            </button>
          </form>
        )}
        {drawing && drawing.corners.length > 0 && (
          <>
            {(drawing.tool === 'polygon' || drawing.tool === 'line') && (
              <button type="button" className={styles.button} data-primary onClick={tools.finish}>
                <Translate>Finish</Translate>
              </button>
            )}
            <button type="button" className={styles.button} onClick={tools.back}>
              <Translate>Remove the last corner</Translate>
            </button>
          </>
        )}
        {tools.lifted && (
          <button type="button" className={styles.button} onClick={tools.remove}>
            <Translate>Remove this corner</Translate>
          </button>
        )}
      </div>
      {drawn.length > 0 && (
        <ol className={styles.drawn} aria-label={translate({message: 'Drawn shapes'})}>
          {drawn.map((shape, at) => (
            <li key={at}>
              <span>{shape.type === 'Polygon' ? translate({message: 'Polygon'}) : translate({message: 'Line'})}</span>:{' '}
              <span>{describeSize([shape])}</span>
              <button
                type="button"
                className={styles.chip}
                aria-label={translate({message: 'Remove drawn shape {number}'}, {number: at + 1})}
                onClick={() => onDrawn(drawn.filter((_, other) => other !== at))}
              >
                ×
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
