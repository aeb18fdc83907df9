import everyday from '@site/docs/_functions/everyday.json';
import {memoize} from '@h3-docs/base/memoize';
import {newestVersion} from '@h3-docs/base/versions';
import {languages} from '../languages';
import type {ApiFunction} from '../types';
import {readManifest} from './bindingFiles/manifest';

type Placed = Pick<ApiFunction, 'name' | 'signatures'>;

/** The languages whose functions are never only for C, by their manifests. */
const ranking = memoize(() => languages.filter((language) => readManifest(newestVersion, language).ranks));

/** Whether most programs with H3 call a function. @param name its name in C */
export const isEveryday = (name: string): boolean => everyday.includes(name);

/** Whether only programs in C, and in languages as close to memory, need a function. */
export function isOfC({signatures}: Placed): boolean {
  return signatures.c !== undefined && !ranking().some((language) => signatures[language]);
}

/** The name without the unit at its end: `cellArea` for `cellAreaKm2`. Undefined where a name has no unit. */
function withoutUnit(name: string): string | undefined {
  return /^(.+)(?:Km|M|Rads)2?$/.exec(name)?.[1];
}

/** A function, or the functions that differ only in the unit of what they return. The first one is the usual one. */
export interface FunctionFamily<Entry> {
  readonly main: Entry;
  readonly inOtherUnits: readonly Entry[];
}

/** Combines functions that differ only in their unit, in the order of the first of each family. */
function familiesOf<Entry extends Placed>(entries: readonly Entry[]): FunctionFamily<Entry>[] {
  const families = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = withoutUnit(entry.name) ?? entry.name;
    families.set(key, [...(families.get(key) ?? []), entry]);
  }
  return [...families.values()].flatMap(([main, ...inOtherUnits]) => (main ? [{main, inOtherUnits}] : []));
}

/**
 * The functions of a page by how often programs call them: those of every day, the others, then those that only C needs.
 * Within each of the three, the order of the catalogue stays.
 */
export function byUse<Entry extends Placed>(entries: readonly Entry[]): FunctionFamily<Entry>[] {
  const rank = ({main}: FunctionFamily<Entry>) => (isEveryday(main.name) ? 0 : isOfC(main) ? 2 : 1);
  return familiesOf(entries).sort((one, other) => rank(one) - rank(other));
}
