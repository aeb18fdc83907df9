import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useLayoutEffect} from 'react';
import {useBench} from '../bench';
import {useTool} from '../draw/useTool';
import {MAX_DRAWN} from '../model/state';
import Button from './Button';
import styles from './styles.module.css';

/** How near a click must be to a corner, as a share of what the map shows: about ten pixels. */
const REACH = 0.02;

/** The tool that draws areas on the map, and what was drawn. */
export default function Draw() {
  const {state, change, viewport, tool, setSketch} = useBench();
  const {drawn} = state;
  const onDrawn = (next: typeof drawn) => change({drawn: next});
  const tools = useTool({drawn, reach: REACH * (viewport?.radius ?? 0), onDrawn});
  const {isOn, corners, features} = tools;
  useEffect(() => {
    setSketch(features);
    return () => setSketch(undefined);
  }, [features, setSketch]);
  useLayoutEffect(() => {
    tool.current = isOn ? tools.tool : undefined;
    return () => {
      tool.current = undefined;
    };
  });
  return (
    <div className={styles.draw} role="group" aria-label={translate({message: 'Draw'})}>
      <Button aria-pressed={isOn} disabled={drawn.length >= MAX_DRAWN} onClick={() => tools.turn(!isOn)}>
        <Translate>Polygon</Translate>
      </Button>
      {isOn && (
        <p className={styles.hint}>
          <Translate>
            Click each corner. Click the last corner again to finish. On the keyboard, Enter clicks the middle of the
            map, and Backspace removes the last corner.
          </Translate>
        </p>
      )}
      {corners.length > 0 && (
        <div className={styles.row}>
          <Button kind="primary" onClick={tools.finish}>
            <Translate>Finish</Translate>
          </Button>
          <Button onClick={tools.back}>
            <Translate>Remove the last corner</Translate>
          </Button>
        </div>
      )}
      {drawn.length > 0 && (
        <Button onClick={() => onDrawn([])}>
          <Translate>Remove the drawn shapes</Translate>
        </Button>
      )}
    </div>
  );
}
