import {useLayoutEffect, useMemo, useState} from 'react';
import type {Position} from '@h3-docs/grid/h3/sphere';
import type {DrawnShape} from '../model/state';
import {circleRing, clickAt, isComplete, shapeOf, type Drawing, type DrawTool} from './drawing';
import {finished} from './drawn';
import {cornerAt, moveCorner, removeCorner, type Corner} from './edit';
import {drawingFeatures, editFeatures} from './features';
import type {MapTool} from './tool';

/** What the reader does: draws with a tool, edits the shapes that are drawn, or neither. */
export type Mode = DrawTool | 'edit' | undefined;

interface Held {
  readonly corner: Corner;
  /**
   * Whether the corner was picked up with a click. If so, the next click puts it down; otherwise releasing the pointer
   * does.
   */
  readonly lifted: boolean;
  readonly to?: Position;
}

interface ToolInput {
  readonly drawn: readonly DrawnShape[];
  /** How near the pointer must be to a corner, degrees. */
  readonly reach: number;
  readonly onDrawn: (drawn: readonly DrawnShape[]) => void;
}

/** The drawing tools, as a state machine of the pointer and the keys. */
export function useTool({drawn, reach, onDrawn}: ToolInput) {
  const [mode, setMode] = useState<Mode>();
  const [corners, setCorners] = useState<readonly Position[]>([]);
  const [pointer, setPointer] = useState<Position>();
  const [held, setHeld] = useState<Held>();

  const drawing: Drawing | undefined = mode === undefined || mode === 'edit' ? undefined : {tool: mode, corners};
  const start = (next: Mode) => {
    setMode(next);
    setCorners([]);
    setHeld(undefined);
  };
  const add = (shape: DrawnShape | undefined) => {
    if (shape) onDrawn([...drawn, finished(shape)]);
    setCorners([]);
  };
  const finish = (done: Drawing | undefined = drawing) => {
    // A measured path stays until the next one begins.
    if (done && done.tool !== 'measure' && isComplete(done)) add(shapeOf(done));
  };
  const back = () => setCorners((all) => all.slice(0, -1));
  const putDown = (at: Position, {corner}: Held) => {
    onDrawn(moveCorner(drawn, corner, at).map(finished));
    setHeld(undefined);
  };
  const remove = () => {
    if (!held) return;
    onDrawn(removeCorner(drawn, held.corner));
    setHeld(undefined);
  };

  const click = (at: Position) => {
    if (mode === 'edit') {
      if (held?.lifted) putDown(at, held);
      else {
        const corner = held?.corner ?? cornerAt(drawn, at, reach);
        setHeld(corner && {corner, lifted: true});
      }
      return;
    }
    if (!drawing) return;
    const next = clickAt(drawing, at, reach);
    if (next.finished) finish(next.drawing);
    else setCorners(next.drawing.corners);
  };
  const tool: MapTool = {
    clicked: click,
    hovered: (at) => {
      setPointer(at);
      if (held && at) setHeld({...held, to: at});
    },
    pressed: (at) => {
      if (mode !== 'edit') return false;
      if (held?.lifted) return true;
      const corner = cornerAt(drawn, at, reach);
      setHeld(corner && {corner, lifted: false});
      return corner !== undefined;
    },
    released: () => {
      if (held && !held.lifted && held.to) putDown(held.to, held);
    },
    key: (name, middle) => {
      if (mode === undefined) return false;
      if (name === 'Enter' && middle) click(middle);
      else if (name === 'Escape') start(undefined);
      else if (name === 'Backspace' && drawing) back();
      else if ((name === 'Delete' || name === 'Backspace') && held) remove();
      else return false;
      return true;
    },
  };

  const moved = useMemo(() => (held?.to ? moveCorner(drawn, held.corner, held.to) : drawn), [drawn, held]);
  const features = useMemo(() => {
    if (mode === undefined) return undefined;
    return mode === 'edit' ? editFeatures(moved) : drawingFeatures({tool: mode, corners}, pointer);
  }, [mode, moved, corners, pointer]);

  return {
    mode,
    start,
    drawing,
    pointer,
    features,
    tool,
    finish: () => finish(),
    back,
    remove,
    /** Whether a corner was picked up. */
    lifted: held?.lifted === true,
    /** Makes a circle of a radius in meters around the center that was clicked. */
    addCircle: (meters: number) => {
      const [center] = corners;
      if (center) add({type: 'Polygon', coordinates: [circleRing(center, meters)]});
    },
  };
}

/** Passes a value to code that handles events, so that it always has the latest value. */
export function useLatest<T>(value: T | undefined, hand: (value: T | undefined) => void): void {
  useLayoutEffect(() => {
    hand(value);
    return () => hand(undefined);
  });
}
