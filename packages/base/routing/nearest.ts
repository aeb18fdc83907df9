import type {Destination} from '../contracts/destinations';
import {ALIKE, bare, similarity} from '../similarity';

/** How much worse than the best a destination may fit to be named too. */
const NEAR_BEST = 0.12;
const MOST = 3;

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
      names.map((part, place) => similarity(part, bare(name)) * (1 - 0.2 * place)),
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
