/** The states of what a reader changes, for undo and redo. */
export interface History<State> {
  readonly past: readonly State[];
  readonly now: State;
  readonly future: readonly State[];
  /** What made the last change: further changes by the same are undone together with it. */
  readonly by: string | undefined;
}

/** The most states that can be undone. */
const most = 200;

/** The history of what nobody has changed. */
export function begin<State>(now: State): History<State> {
  return {past: [], now, future: [], by: undefined};
}

/**
 * The history after a change. Changes in a row with the same `by` (one drag, one slider) are one step of undo.
 * A state that is the same object changes nothing.
 */
export function change<State>(history: History<State>, next: State, by: string | undefined): History<State> {
  const {past, now} = history;
  if (next === now) return history;
  if (by !== undefined && by === history.by) return {...history, now: next, future: []};
  return {past: [...past, now].slice(-most), now: next, future: [], by};
}

/** The state replaced without a step of undo: what the pointer passes over. */
export function show<State>(history: History<State>, next: State): History<State> {
  return next === history.now ? history : {...history, now: next};
}

/** The history after one step back; the same where there is none. */
export function undo<State>(history: History<State>): History<State> {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  const {past, now, future} = history;
  return {past: past.slice(0, -1), now: last, future: [now, ...future], by: undefined};
}

/** The history after one step forward; the same where there is none. */
export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return {past: [...history.past, history.now], now: next, future, by: undefined};
}
