/** Names that are less alike than this, from 0 to 1, have nothing to do with each other. */
export const ALIKE = 0.6;
/** How alike a name and its beginning are: `join` means `joining` rather than the folder before it. */
const BEGINNING = {alike: 0.9, least: 4} as const;

/** Letters and digits in lower case: `h3-indexing`, `h3Indexing`, and `h3_indexing` are one name. */
export const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

function pairsOf(name: string): string[] {
  return Array.from({length: Math.max(0, name.length - 1)}, (_, at) => name.slice(at, at + 2));
}

/**
 * How alike two names are, from 0 to 1, both as `bare` gives them: the share of pairs of letters that they have in common
 * (Dice's coefficient), and more if one begins with the other.
 */
export function similarity(one: string, other: string): number {
  if (one === other) return 1;
  const [shorter, longer]: readonly [string, string] = one.length < other.length ? [one, other] : [other, one];
  if (shorter.length >= BEGINNING.least && longer.startsWith(shorter)) return BEGINNING.alike;
  const rest = pairsOf(other);
  const [all, found] = [pairsOf(one).length + rest.length, pairsOf(one)];
  let common = 0;
  for (const pair of found) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    rest.splice(at, 1);
    common++;
  }
  return all === 0 ? 0 : (2 * common) / all;
}

/** The name of a list that a wrong one most likely means; undefined where none is like it. */
export function mostAlike(wrong: string, names: readonly string[]): string | undefined {
  const scored = names.map((name) => ({name, alike: similarity(bare(wrong), bare(name))}));
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (found, each) => (each.alike >= ALIKE && each.alike > (found?.alike ?? 0) ? each : found),
    undefined,
  );
  return best?.name;
}
