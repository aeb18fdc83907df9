/**
 * A function that keeps its last result and returns it while the argument stays the same. It is for arguments that stay
 * the same while a reader turns a figure, but take too many values to keep each result (`memoize` does that).
 *
 * @param compute - a pure function
 */
export function memoizeLast<Argument, Result>(compute: (argument: Argument) => Result): (argument: Argument) => Result {
  let last: {readonly argument: Argument; readonly result: Result} | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = {argument, result: compute(argument)};
    return last.result;
  };
}
