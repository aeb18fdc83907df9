/**
 * The number of calls whose arguments are recorded. The first calls show the inputs of an example; later calls often
 * handle the items of a long list.
 */
const MAX_CALLS = 8;

type Callable = (this: unknown, ...args: unknown[]) => unknown;

/** Functions that take a position as two arguments, in both versions. */
const takesPosition = new Set(['latLngToCell', 'geoToH3']);

/** The strings in a list that a function returned. Examples often pass them on one by one. */
function listed(result: unknown): unknown[] {
  return Array.isArray(result) ? result.flat(2).filter((item) => typeof item === 'string') : [];
}

/**
 * A wrapper around h3-js that records inputs: the same functions, and a list that collects the positions, indexes, and
 * shapes that they are called with. Items of lists that earlier calls returned are left out.
 */
export function watchInputs(h3: object): {readonly h3: object; readonly inputs: readonly unknown[]} {
  const inputs: unknown[] = [];
  const seen = new Set<unknown>();
  let calls = 0;
  const watched = Object.entries(h3).map(([name, member]: [string, unknown]) => {
    if (typeof member !== 'function') return [name, member];
    const proxy = new Proxy(member as Callable, {
      apply(target, self, args: unknown[]) {
        const keep = calls < MAX_CALLS;
        calls += 1;
        if (keep) {
          const values = takesPosition.has(name) ? [args.slice(0, 2)] : args;
          inputs.push(...values.filter((value) => typeof value !== 'number' && !seen.has(value)));
        }
        const result = Reflect.apply(target, self, args);
        if (keep) for (const item of listed(result)) seen.add(item);
        return result;
      },
    });
    return [name, proxy];
  });
  return {h3: Object.freeze(Object.fromEntries(watched) as object), inputs};
}
