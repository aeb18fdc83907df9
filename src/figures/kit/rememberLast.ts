/**
 * A function that computes once for equal arguments in a row: what stays the same while a reader turns a figure, and
 * changes too often to keep each result.
 *
 * @param compute - a pure function
 */
export function rememberLast<Argument, Result>(
  compute: (argument: Argument) => Result,
): (argument: Argument) => Result {
  let last: {readonly argument: Argument; readonly result: Result} | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = {argument, result: compute(argument)};
    return last.result;
  };
}
