import type {Code} from '@h3-docs/programs';
import type {LandData} from '@h3-docs/grid/h3/land';
import type {Point} from '@h3-docs/grid/h3/clip';

/** Where a state is drawn. It stays the same while the reader drags, so that only what changes is drawn again. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The markup below and above what changes. `land` is undefined until it is loaded. */
  readonly under: (land?: LandData) => string;
  readonly over: (land?: LandData) => string;
  /** The radius of the map in degrees, where the frame is a map: tells which detail of land to load. */
  readonly landRadius?: number;
}

/** A place in the drawing that the reader moves by pointer, touch, or arrow keys. */
export interface Handle<State> {
  readonly id: string;
  /** What it is, as a screen reader says it: 'Origin'. */
  readonly name: string;
  /** Its place in units of the drawing. */
  readonly at: Point;
  /** Where it is, in words. */
  readonly value: string;
  /** The state after it was moved to a point of the drawing. */
  readonly move: (to: Point) => State;
  /** How far one arrow key moves it, in units of the drawing, or the state after a step right (x) or down (y). */
  readonly step: number | ((x: -1 | 0 | 1, y: -1 | 0 | 1) => State);
  /** Whether it is a wide ring, which doesn't cover cells and bits that are smaller than a handle. */
  readonly isRing?: boolean;
  /** The state after Enter, Space, or a click on the handle, where these do something. */
  readonly press?: () => State;
}

interface NamedControl {
  readonly id: string;
  readonly name: string;
}

/** A control under the drawing. Each returns the state after its use. */
export type Control<State> =
  | (NamedControl & {
      readonly kind: 'slider';
      readonly min: number;
      readonly max: number;
      readonly step?: number;
      readonly value: number;
      /** The value in words, where the number doesn't say enough. */
      readonly text?: string;
      readonly set: (value: number) => State;
    })
  | (NamedControl & {
      readonly kind: 'choice';
      readonly value: string;
      readonly options: readonly (readonly [value: string, label: string])[];
      readonly set: (value: string) => State;
    })
  | (NamedControl & {
      readonly kind: 'button';
      readonly press: () => State;
      readonly disabled?: boolean;
    });

/**
 * A figure that answers to its reader: the default export of `packages/figures/<name>.live.ts`. States are plain values that
 * never change; each function is pure. `F` is the figure's own kind of frame (`MapFrame` for maps).
 */
export interface LivingFigure<State, F extends Frame = Frame> {
  /** Fetches what the figure needs besides its code, for the attributes of its `<Figure>`. Comes before all others. */
  readonly load?: (props: Readonly<Record<string, string>>) => Promise<void>;
  /**
   * The state that the still figure shows for the attributes of its `<Figure>`. `still` is its box on the page, for what
   * only the build can compute.
   */
  readonly start: (props: Readonly<Record<string, string>>, still?: Element | null) => State;
  /** The frame for a state: `current` itself as long as the state fits into it. Not called while the reader drags. */
  readonly frame: (state: State, current?: F) => F;
  /**
   * The markup of a state, made by the function that draws the still figure. `land` is for what turns with the state,
   * such as a globe; it is loaded where the still figure has no group `d-content` and the frame has a `landRadius`.
   */
  readonly draw: (state: State, frame: F, land?: LandData) => string;
  readonly handles?: (state: State, frame: F) => readonly Handle<State>[];
  readonly controls: (state: State) => readonly Control<State>[];
  /** What is shown now, in whole sentences. */
  readonly words: (state: State) => string;
  /** The state after a click or a tap into the drawing, at a point in its units. */
  readonly pick?: (state: State, at: Point, frame: F) => State;
  /** The state after the pointer was dragged across the drawing, from the previous place. */
  readonly sweep?: (state: State, at: Point, previous: Point, frame: F) => State;
  /** The program that returns what is shown; none where the page has it already. */
  readonly code?: (state: State) => Code;
  /** The indexes that the explorer opens; none where there is nothing to open. */
  readonly cells?: (state: State) => readonly string[];
}
