import {allFunctions, anchorOf} from '../api/catalogue';
import {namesOf} from '../api/names';
import type {Language} from '../api/languages';
import type {ApiFunction, FunctionV3} from '../api/types';
import type {NameTable, Renamed} from './types';

/** The address of a function's section in the 4.x reference. */
const addressOf = ({group, name}: ApiFunction): string => `/docs/api/${group}#${anchorOf(name)}`;

/** The names of a function in one language, in pairs: overloads are in the same order in both versions. */
function pairs(entry: ApiFunction, old: FunctionV3, language: Language): [string, Renamed][] {
  const now = namesOf(entry.signatures[language]);
  return namesOf(old.signatures[language]).flatMap((name, index): [string, Renamed][] => {
    const to = now[index] ?? now[0];
    return to === undefined ? [] : [[name, {to, link: addressOf(entry)}]];
  });
}

/**
 * The 3.x names of a language with their 4.x names, from the catalogue, which the migration tables show too. Names
 * without a 4.x function in this language are absent.
 */
export function nameTable(language: Language): NameTable {
  const table: Record<string, Renamed> = {};
  for (const entry of allFunctions) {
    // Of the entries that one function has in C for each unit, the first one explains it.
    for (const [name, renamed] of (entry.v3 ?? []).flatMap((old) => pairs(entry, old, language)))
      table[name] ??= renamed;
  }
  return table;
}
