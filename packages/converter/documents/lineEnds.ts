/** A text whose lines end in `\n`, and how the text that it was made of ends lines. */
export interface PlainText {
  readonly text: string;
  /** Where an offset is in the text as it was. */
  readonly at: (offset: number) => number;
  /** The end of most of the lines. */
  readonly lineEnd: '\n' | '\r\n' | '\r';
}

/** Gives each line of a text the same end, so that grammars read it and inserted lines can be told from others. */
export function plainText(original: string): PlainText {
  const ends = [...original.matchAll(/\r\n?/g)];
  if (ends.length === 0) return {text: original, at: (offset) => offset, lineEnd: '\n'};
  const pairs = ends.filter(([end]) => end.length === 2);
  /** Where the characters are in the plain text that stand behind a character that it doesn't have. */
  const removed = pairs.map(({index}, before) => index + 1 - before);
  const text = original.replace(/\r\n?/g, '\n');
  const bare = text.split('\n').length - 1 - ends.length;
  const most = Math.max(bare, pairs.length, ends.length - pairs.length);
  return {
    text,
    at(offset) {
      let low = 0;
      let high = removed.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((removed[middle] ?? 0) <= offset) low = middle + 1;
        else high = middle;
      }
      return offset + low;
    },
    lineEnd: most === bare ? '\n' : most === pairs.length ? '\r\n' : '\r',
  };
}
