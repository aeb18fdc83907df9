/**
 * A function of a state that computes once for each state, however many parts of a figure ask: a state never changes.
 *
 * @param compute - a pure function
 */
export function perState<State extends object, Result>(compute: (state: State) => Result): (state: State) => Result {
  const results = new WeakMap<State, {readonly result: Result}>();
  return (state) => {
    const known = results.get(state) ?? {result: compute(state)};
    results.set(state, known);
    return known.result;
  };
}
