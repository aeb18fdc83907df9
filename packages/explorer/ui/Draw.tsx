import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useLayoutEffect} from 'react';
import {useBench} from '../bench';
import {drawTools, type DrawTool} from '../draw/drawing';
import {useTool} from '../draw/useTool';
import {MAX_DRAWN} from '../model/state';
import styles from './styles.module.css';

const labels: Readonly<Record<DrawTool, string>> = {
  polygon: translate({message: 'Polygon'}),
  rectangle: translate({message: 'Rectangle'}),
};

const hints: Readonly<Record<DrawTool, string>> = {
  polygon: translate({message: 'Click each corner. Click the last corner again to finish.'}),
  rectangle: translate({message: 'Click two opposite corners.'}),
};

/** How near a click must be to a corner, as a share of what the map shows: about ten pixels. */
const REACH = 0.02;

/** The tools that draw areas on the map, and what was drawn. */
export default function Draw() {
  const {state, change, viewport, tool, setSketch} = useBench();
  const {drawn} = state;
  const onDrawn = (next: typeof drawn) => change({drawn: next});
  const tools = useTool({drawn, reach: REACH * (viewport?.radius ?? 0), onDrawn});
  const {mode, drawing, features} = tools;
  useEffect(() => {
    setSketch(features);
    return () => setSketch(undefined);
  }, [features, setSketch]);
  useLayoutEffect(() => {
    tool.current = mode === undefined ? undefined : tools.tool;
    return () => {
      tool.current = undefined;
    };
  });
  const [center] = drawing?.corners ?? [];
  return (
    <div className={styles.draw} role="group" aria-label={translate({message: 'Draw'})}>
      <div className={styles.row}>
        {drawTools.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.button}
            aria-pressed={mode === name}
            disabled={drawn.length >= MAX_DRAWN}
            onClick={() => tools.start(mode === name ? undefined : name)}
          >
            {labels[name]}
          </button>
        ))}
      </div>
      {mode !== undefined && (
        <p className={styles.hint}>
          <span>{hints[mode]}</span>{' '}
          <Translate>
            On the keyboard, Enter clicks the middle of the map, and Backspace removes the last corner.
          </Translate>
        </p>
      )}
      {center && (
        <div className={styles.row}>
          {mode === 'polygon' && (
            <button type="button" className={styles.button} data-primary onClick={tools.finish}>
              <Translate>Finish</Translate>
            </button>
          )}
          <button type="button" className={styles.button} onClick={tools.back}>
            <Translate>Remove the last corner</Translate>
          </button>
        </div>
      )}
      {drawn.length > 0 && (
        <button type="button" className={styles.button} onClick={() => onDrawn([])}>
          <Translate>Remove the drawn shapes</Translate>
        </button>
      )}
    </div>
  );
}
