import {useMemo, useState} from 'react';
import type {Geometry} from 'geojson';
import type {Position} from '@h3-docs/grid/h3/sphere';
import {clickAt, drawingFeatures, finished, shapeOf} from './drawing';

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

/** The drawing tool, as a state machine of the pointer and the keys. */
export function useTool({drawn, reach, onDrawn}: ToolInput) {
  const [isOn, setIsOn] = useState(false);
  const [corners, setCorners] = useState<readonly Position[]>([]);
  const [pointer, setPointer] = useState<Position>();

  const turn = (on: boolean) => {
    setIsOn(on);
    setCorners([]);
  };
  const finish = (done: readonly Position[] = corners) => {
    const shape = shapeOf(done);
    if (!shape) return;
    onDrawn([...drawn, finished(shape)]);
    setCorners([]);
  };
  const back = () => setCorners((all) => all.slice(0, -1));
  const click = (at: Position) => {
    const next = clickAt(corners, at, reach);
    if (next.finished) finish(next.corners);
    else setCorners(next.corners);
  };
  const tool: MapTool = {
    clicked: click,
    hovered: setPointer,
    key: (name, middle) => {
      if (!isOn) return false;
      if (name === 'Enter' && middle) click(middle);
      else if (name === 'Escape') turn(false);
      else if (name === 'Backspace') back();
      else return false;
      return true;
    },
  };
  const features = useMemo(() => (isOn ? drawingFeatures(corners, pointer) : undefined), [isOn, corners, pointer]);
  return {isOn, turn, corners, features, tool, finish: () => finish(), back};
}
