import {begin, change, redo, show, undo, type History} from '@h3-docs/base/history';
import {tableOfSome} from './layerTable';
import {
  initialState,
  inputOf,
  layerColors,
  MAX_LAYERS,
  withoutFile,
  type ExplorerState,
  type Input,
  type Layer,
} from './state';

/** The state of the explorer with the steps that can be undone and done again. Typing in a row is one step. */
export interface Session extends History<ExplorerState> {
  /** Counts the states that came from outside: from the address on arrival, by back and forward. */
  readonly arrivals: number;
}

/** What can happen to a session. */
export type Action =
  /**
   * Changes the state; a `silent` change, such as that of the view, is no step. `typed` changes in a row are one step.
   */
  | {
      readonly type: 'change';
      readonly change: Partial<ExplorerState>;
      readonly silent?: boolean;
      readonly typed?: boolean;
    }
  /** Replaces the state by one from outside. */
  | {readonly type: 'arrive'; readonly state: ExplorerState}
  | {readonly type: 'undo'}
  | {readonly type: 'redo'};

export const initialSession: Session = {...begin(initialState), arrivals: 0};

/** The most characters of texts and indexes, together, that earlier states may hold beside those of the present one. */
const MOST_REMEMBERED = 150_000_000;
const INDEX_LENGTH = 16;

const sizeOf = (part: Input | readonly string[]): number =>
  typeof part === 'string' ? part.length : 'bytes' in part ? part.bytes.length : part.length * INDEX_LENGTH;

/** What takes most of the memory of a state: states may share it. */
const partsOf = (state: ExplorerState) => [
  inputOf(state),
  state.selection,
  ...state.layers.map(({indexes}) => indexes),
];

/** A history with the latest of its earlier states, as many as fit within the limit. Data that several states share counts once. */
function withinLimit({past, ...history}: History<ExplorerState>): History<ExplorerState> {
  const known = new Set<unknown>(partsOf(history.now));
  let left = MOST_REMEMBERED;
  const forgotten = past.findLastIndex((earlier) => {
    for (const part of partsOf(earlier)) {
      if (!known.has(part)) left -= sizeOf(part);
      known.add(part);
    }
    return left < 0;
  });
  return {...history, past: past.slice(forgotten + 1)};
}

/** The session after an action. Pure. */
export function reduce(session: Session, action: Action): Session {
  const {now: state, arrivals} = session;
  switch (action.type) {
    case 'change': {
      // A text takes the place of a file.
      const before = action.change.text === undefined ? state : withoutFile(state);
      const next = action.change.selection ? selecting(before, action.change) : {...before, ...action.change};
      if (action.silent) return {arrivals, ...show(session, next)};
      return step(session, next, action.typed ? 'typing' : undefined);
    }
    case 'arrive':
      return {...begin(action.state), arrivals: arrivals + 1};
    case 'undo':
      return moved(session, undo(session));
    case 'redo':
      return moved(session, redo(session));
  }
}

function step(session: Session, next: ExplorerState, by?: string): Session {
  return {arrivals: session.arrivals, ...withinLimit(change(session, next, by))};
}

/** The session at another step of its history. The map stays where it is. */
function moved(session: Session, history: History<ExplorerState>): Session {
  return history === session ? session : {...session, ...history, now: seenFrom(history.now, session.now)};
}

/** A state where the map stays as it is now. */
function seenFrom({view: _, ...state}: ExplorerState, {view}: ExplorerState): ExplorerState {
  return {...state, ...(view && {view})};
}

/** A state with another selection, which has its own steps or none. Indexes that were selected before keep their rows. */
function selecting(
  {recipe: _, counted: __, table, ...state}: ExplorerState,
  change: Partial<ExplorerState>,
): ExplorerState {
  const kept = table && tableOfSome(table, state.selection, change.selection ?? []);
  return {...state, ...(kept && {table: kept}), ...change};
}

/** A selection with an index added, or removed if it was already selected. */
export const toggled = (selection: readonly string[], index: string): readonly string[] =>
  selection.includes(index) ? selection.filter((one) => one !== index) : [...selection, index];

/** Layers with another one, each index once, in the next color; the same where it holds nothing, or where there are too many. */
export function withLayer(
  layers: readonly Layer[],
  {name, indexes, table, recipe}: Omit<Layer, 'color' | 'visible'>,
): readonly Layer[] {
  if (indexes.length === 0 || layers.length >= MAX_LAYERS) return layers;
  const used = new Set(layers.map(({color}) => color));
  const next = layerColors[layers.length % layerColors.length] ?? layerColors[0];
  return [
    ...layers,
    {
      name,
      color: layerColors.find((one) => !used.has(one)) ?? next,
      visible: true,
      indexes: [...new Set(indexes)],
      ...(table && {table}),
      ...(recipe && {recipe}),
    },
  ];
}
