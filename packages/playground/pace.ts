/** How long one slice of the measurement is, in milliseconds, and how many there are after those that warm up. */
const SLICE_MS = 5;
const WARM_UP = 4;
const SLICES = 16;

/** What a thread gets done in a slice: how often it can ask for the time, and how long the slice was. */
function work(now: () => number): {readonly rounds: number; readonly milliseconds: number} {
  const begin = now();
  let [rounds, end] = [0, begin];
  while (end - begin < SLICE_MS) {
    end = now();
    rounds += 1;
  }
  return {rounds, milliseconds: end - begin};
}

/**
 * The share of a processor that this thread gets just now, from 0 to 1. A thread that has to wait for others gets little
 * done in some slices of time and as much as the machine can do in others, however fast the machine is. Takes 0.2
 * seconds. Between two slices, the page answers its reader.
 *
 * @param now - the time in milliseconds
 */
export async function measurePace(now: () => number = () => performance.now()): Promise<number> {
  const slices: ReturnType<typeof work>[] = [];
  for (let slice = -WARM_UP; slice < SLICES; slice += 1) {
    const worked = work(now);
    if (slice >= 0) slices.push(worked);
    await new Promise((resolve) => setTimeout(resolve));
  }
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const fastest = Math.max(...slices.map(({rounds, milliseconds}) => rounds / milliseconds));
  return sum(slices.map(({rounds}) => rounds)) / fastest / sum(slices.map(({milliseconds}) => milliseconds));
}
