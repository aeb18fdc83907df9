import {translate} from '@docusaurus/Translate';
import {drag, type D3DragEvent} from 'd3-drag';
import {select} from 'd3-selection';
import {useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import type {Point} from '@h3-docs/grid/h3/clip';
import styles from './styles.module.css';
import type {Frame, Handle} from './types';
import {useFrameQueue} from './useFrameQueue';

const arrows: Readonly<Record<string, readonly [x: -1 | 0 | 1, y: -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much further an arrow key moves with Shift. */
const strides = 5;

export type DragPhase = 'start' | 'drag' | 'end';

interface HandleButtonProps<State> {
  readonly handle: Handle<State>;
  readonly frame: Frame;
  /** The drawing, in whose units the handle moves. */
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly onDrag: (phase: DragPhase, next: () => State | undefined) => void;
  readonly onKey: (next: State) => void;
}

const within = (value: number, most: number) => Math.max(1, Math.min(most - 1, value));

/** A handle of the drawing: an HTML element above it, so that its size doesn't depend on that of the drawing. */
export function HandleButton<State>({handle, frame, drawing, onDrag, onKey}: HandleButtonProps<State>): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef({handle, frame, onDrag, onKey});
  useEffect(() => {
    latest.current = {handle, frame, onDrag, onKey};
  });
  const {later, flush} = useFrameQueue();

  useEffect(() => {
    const {current: target} = element;
    const {current: svg} = drawing;
    if (!target || !svg) return undefined;
    const moved = ({x, y}: D3DragEvent<HTMLDivElement, unknown, Point>) => {
      const {current} = latest;
      return current.handle.move([within(x, current.frame.width), within(y, current.frame.height)]);
    };
    let isDragged = false;
    const behavior = drag<HTMLDivElement, unknown>()
      .container(() => svg)
      .subject(() => ({x: latest.current.handle.at[0], y: latest.current.handle.at[1]}))
      .on('start', () => {
        isDragged = false;
        latest.current.onDrag('start', () => undefined);
      })
      .on('drag', (event: D3DragEvent<HTMLDivElement, unknown, Point>) => {
        isDragged = true;
        later(() => latest.current.onDrag('drag', () => moved(event)));
      })
      .on('end', () => {
        flush();
        const {current} = latest;
        current.onDrag('end', () => undefined);
        // The handle covers what it chooses, so a click on it does what a click beside it would do.
        if (!isDragged && current.handle.press) current.onKey(current.handle.press());
      });
    const selection = select(target).call(behavior);
    return () => {
      selection.on('.drag', null);
    };
  }, [drawing, later, flush]);

  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (arrow && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const [x, y] = arrow;
      if (typeof handle.step === 'function') {
        onKey(handle.step(x, y));
      } else {
        const stride = handle.step * (event.shiftKey ? strides : 1);
        onKey(handle.move([handle.at[0] + x * stride, handle.at[1] + y * stride]));
      }
    } else if (handle.press && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onKey(handle.press());
    }
  }

  const [x, y] = handle.at;
  return (
    <div
      ref={element}
      role="slider"
      tabIndex={0}
      aria-label={handle.name}
      aria-roledescription={translate({message: 'movable point'})}
      aria-valuenow={0}
      aria-valuetext={handle.value}
      data-handle={handle.id}
      data-ring={handle.isRing}
      className={styles.handle}
      style={{left: `${(100 * x) / frame.width}%`, top: `${(100 * y) / frame.height}%`}}
      onKeyDown={onKeyDown}
    />
  );
}
