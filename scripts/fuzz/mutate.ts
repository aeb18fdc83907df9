import type {Random} from './random';

const pieces = [
  ' ',
  '\t',
  '\r\n',
  '\n',
  ',',
  ';',
  '|',
  '"',
  "'",
  '`',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '<',
  '&',
  '\\',
  '/*',
];
const strange = ['\0', '\u00a0', '\u2028', '\u202e', '\ufeff', '\ud800', '\u{1f600}', 'İ', 'ß', '1e999', '-0', '%'];

/** One of the seeds with parts cut out, doubled, exchanged, or put into another one. */
export function mutated(random: Random, seeds: readonly string[]): string {
  let text = random.chance(0.9) ? random.pick(seeds) : '';
  for (let changes = random.below(6); changes > 0; changes -= 1) {
    const from = random.below(text.length + 1);
    const to = random.chance(0.5) ? from : Math.min(text.length, from + random.below(20));
    const put = random.pick([
      () => '',
      () => random.pick(pieces),
      () => random.pick(strange),
      () => random.pick(seeds),
      () => text.slice(from, to).repeat(1 + random.below(5)),
      () => String.fromCharCode(...Array.from({length: random.below(4)}, () => random.below(0x10000))),
    ])();
    text = text.slice(0, from) + put + text.slice(to);
  }
  return text;
}

/** @throws Error with the finding, unless a condition holds */
export function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
