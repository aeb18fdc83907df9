/** The place of the last of the numbers in ascending order that is at most another one; -1 when there is none. */
export function lastUpTo(numbers: readonly number[], most: number): number {
  let [low, high] = [-1, numbers.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] ?? Infinity) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Finds the lines of offsets in a text, counted from 1. */
export function linesOf(text: string): (at: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (at) => lastUpTo(starts, at) + 1;
}
