/** Tells the line of an offset in a text, the first line being 1. Reads the text once. */
export function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (const {0: end, index} of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    // The last line that starts at or before the offset.
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
