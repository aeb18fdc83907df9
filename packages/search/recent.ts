import {createStorageSlot} from '@docusaurus/theme-common';

/** What the reader searched for and chose a result of, latest first. Where storage is blocked there is none. */
const slot = createStorageSlot('h3-docs.searches');
const most = 5;

/** The last searches, latest first; at most five. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, most) : [];
  } catch {
    // The stored value was written by something else, so it is ignored.
    return [];
  }
}

/** Remembers a search as the latest. */
export function rememberSearch(query: string): void {
  const latest = query.trim();
  if (latest === '') return;
  slot.set(JSON.stringify([latest, ...recentSearches().filter((other) => other !== latest)].slice(0, most)));
}

/** Forgets all searches. */
export function forgetSearches(): void {
  slot.del();
}
