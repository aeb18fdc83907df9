/**
 * A function that computes once for equal arguments: pages of both versions, and the bundles for the browser and the
 * server, ask for the same.
 *
 * @param compute - a pure function of arguments that JSON can tell apart
 */
export function memoize<Arguments extends readonly unknown[], Result>(
  compute: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    const key = JSON.stringify(args);
    if (!results.has(key)) results.set(key, compute(...args));
    return results.get(key) as Result;
  };
}
