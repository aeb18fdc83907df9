/** The last of rising numbers that is at most a limit, by its place; 0 if none is. */
export function lastUpTo(limit: number, count: number, numberAt: (index: number) => number): number {
  let low = 0;
  let high = count;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (numberAt(middle) <= limit) low = middle;
    else high = middle;
  }
  return low;
}

/** Tells the line of an offset in a text, the first line being 1. Reads the text once. */
export function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (const {0: end, index} of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  return (offset) => lastUpTo(offset, starts.length, (index) => starts[index] ?? 0) + 1;
}
