import type {Code} from 'mdast';
import type {LiveFlags} from '../types';

/** Whether a fenced block is a live example: JavaScript with `live` in its text after the language. */
export function isLive({lang, meta}: Pick<Code, 'lang' | 'meta'>): boolean {
  return (lang === 'js' || lang === 'javascript') && words(meta).includes('live');
}

function words(meta: string | null | undefined): string[] {
  return (meta ?? '')
    .replace(/\btitle="[^"]*"/, '')
    .split(/\s+/)
    .filter(Boolean);
}

const known = new Set(['live', 'throws', 'nodraw']);

/**
 * The flags of a live fence.
 *
 * @throws Error at a word that is no flag: a misspelt one would silently change what the example means
 */
export function liveFlags(meta: string | null | undefined): LiveFlags {
  const flags = words(meta);
  const unknown = flags.find((flag) => !known.has(flag));
  if (unknown) throw new Error(`unknown flag '${unknown}' on a live example (the flags are throws, nodraw, title="…")`);
  return {throws: flags.includes('throws'), nodraw: flags.includes('nodraw')};
}

/** The fence's `title="…"`, if it has one. */
export function fenceTitle(meta: string | null | undefined): string | undefined {
  return /\btitle="([^"]*)"/.exec(meta ?? '')?.[1];
}
