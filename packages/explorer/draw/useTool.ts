import {useMemo, useState} from 'react';
import type {Geometry} from 'geojson';
import type {Position} from '@h3-docs/grid/h3/sphere';
import {clickAt, drawingFeatures, finished, isComplete, shapeOf, type Drawing, type DrawTool} from './drawing';

/** A tool that receives the pointer and key events of the map instead of the selection while the reader draws. */
export interface MapTool {
  clicked(at: Position): void;
  hovered(at: Position | undefined): void;
  /** True: the tool has used the key. `middle` is the position under the cross of the keyboard. */
  key(name: string, middle: Position | undefined): boolean;
}

interface ToolInput {
  readonly drawn: readonly Geometry[];
  /** How near the pointer must be to a corner, degrees. */
  readonly reach: number;
  readonly onDrawn: (drawn: readonly Geometry[]) => void;
}

/** The drawing tools, as a state machine of the pointer and the keys. */
export function useTool({drawn, reach, onDrawn}: ToolInput) {
  const [mode, setMode] = useState<DrawTool>();
  const [corners, setCorners] = useState<readonly Position[]>([]);
  const [pointer, setPointer] = useState<Position>();

  const drawing: Drawing | undefined = mode && {tool: mode, corners};
  const start = (next: DrawTool | undefined) => {
    setMode(next);
    setCorners([]);
  };
  const finish = (done: Drawing | undefined = drawing) => {
    const shape = done && isComplete(done) ? shapeOf(done) : undefined;
    if (!shape) return;
    onDrawn([...drawn, finished(shape)]);
    setCorners([]);
  };
  const back = () => setCorners((all) => all.slice(0, -1));
  const click = (at: Position) => {
    if (!drawing) return;
    const next = clickAt(drawing, at, reach);
    if (next.finished) finish(next.drawing);
    else setCorners(next.drawing.corners);
  };
  const tool: MapTool = {
    clicked: click,
    hovered: setPointer,
    key: (name, middle) => {
      if (mode === undefined) return false;
      if (name === 'Enter' && middle) click(middle);
      else if (name === 'Escape') start(undefined);
      else if (name === 'Backspace') back();
      else return false;
      return true;
    },
  };
  const features = useMemo(() => mode && drawingFeatures({tool: mode, corners}, pointer), [mode, corners, pointer]);
  return {mode, start, drawing, pointer, features, tool, finish: () => finish(), back};
}
