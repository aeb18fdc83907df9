import type {Destination} from '../contracts/destinations';

/** Names that are less alike than this, from 0 to 1, have nothing to do with each other. */
const ALIKE = 0.6;
/** How alike a name and its beginning are: `join` means `joining` rather than the folder before it. */
const BEGINNING = {alike: 0.9, least: 4} as const;
/** How much worse than the best a destination may fit to be named too. */
const NEAR_BEST = 0.12;
const MOST = 3;

/** Letters and digits in lower case: `h3-indexing`, `h3Indexing`, and `h3_indexing` are one name. */
const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

function pairsOf(name: string): string[] {
  return Array.from({length: Math.max(0, name.length - 1)}, (_, at) => name.slice(at, at + 2));
}

/**
 * How alike two names are, from 0 to 1: the share of pairs of letters that they have in common (Dice's coefficient), and more
 * if one begins with the other.
 */
function likeness(one: string, other: string): number {
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

/** The older version that a path names, if any. */
const versionIn = (path: string) => /(?:^|\/)docs\/(\d+\.x)(?:\/|$)/.exec(path)?.[1];

/**
 * The destinations that a path without a page most likely means, best first: by its last part that is like a name, then
 * by the folders that it shares with the destination, and its version.
 *
 * @param path - below the base URL; file endings count for nothing
 */
export function nearest(path: string, destinations: readonly Destination[]): Destination[] {
  const parts = path
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|mdx?)$/, '')
    .split('/')
    .filter((part) => part !== '');
  const names = parts.map(bare).reverse().slice(0, 3);
  const scored = destinations.map((destination) => {
    const folders = (destination.to.split('#')[0] ?? '').toLowerCase().split('/');
    const shared = parts.slice(0, -1).filter((part) => folders.includes(part)).length;
    // The last part tells most: those before it are folders.
    const fits = destination.names.flatMap((name) =>
      names.map((part, place) => likeness(part, bare(name)) * (1 - 0.2 * place)),
    );
    const fit = Math.max(0, ...fits);
    return {destination, fit, score: fit + 0.03 * shared - (versionIn(path) === versionIn(destination.to) ? 0 : 0.1)};
  });
  const sorted = scored.filter(({fit}) => fit >= ALIKE).sort((a, b) => b.score - a.score);
  const best = sorted[0]?.score ?? 0;
  return sorted
    .filter(({score}) => best - score <= NEAR_BEST)
    .slice(0, MOST)
    .map(({destination}) => destination);
}
