import {allFunctions, anchorOf, bindingFunctions, readBindingFile} from '@h3-docs/catalogue/node';
import {type ApiFunction, type Language, namesOf} from '@h3-docs/catalogue';
import {formerVersion, newestVersion} from '@h3-docs/base/versions';
import {changes} from '@site/docs/_facts/changes';
import type {ConverterLanguage, NameTable, ReadLanguage, Renamed} from '../types';

/** The address of a function's section in the 4.x reference. */
const addressOf = ({group, name}: ApiFunction): string => `/docs/api/${group}#${anchorOf(name)}`;

/** The names of a function in one language, in pairs: overloads are in the same order in both versions. */
function pairs(entry: ApiFunction, old: string, language: Language): [string, Renamed][] {
  // Go has no tab in the pages of 3.x, and its names are in a file all the same.
  const {signatures} = bindingFunctions(formerVersion(newestVersion), language)[old] ?? {};
  const now = namesOf(entry.signatures[language]);
  return namesOf(signatures).flatMap((name, index): [string, Renamed][] => {
    const to = now[index] ?? now[0];
    return to === undefined ? [] : [[name, renamedTo(to, entry, old, language)]];
  });
}

/** What the catalogue says of a function whose name in C was `old`. */
function renamedTo(to: string, entry: ApiFunction, old: string | undefined, language: Language): Renamed {
  const errors = entry.errors.filter(({by}) => by?.includes(language) ?? true).map(({code}) => code);
  const change = old !== undefined && Object.hasOwn(changes, old) ? changes[old] : undefined;
  return {to, link: addressOf(entry), ...(errors.length > 0 && {errors}), ...(change && {change})};
}

/** The functions of h3-pg, as its file in the folder of bindings has them. */
interface PostgresNames {
  readonly functions: Readonly<Record<string, readonly {readonly call: string}[]>>;
  readonly more: readonly {readonly call: string}[];
  readonly former: Readonly<Record<string, string>>;
}

/**
 * The names of h3-pg 3 with the names of h3-pg 4. A C function can have several functions in h3-pg, for other types: the
 * one whose name ends like the former name takes its place, else the first one.
 */
function postgresTable(): NameTable {
  const {functions, more, former} = readBindingFile(newestVersion, 'postgres/names.json', 'names') as PostgresNames;
  const called = (calls: PostgresNames['more'] = []): string[] => namesOf(calls.map(({call}) => call));
  const further = called(more);
  const table: Record<string, Renamed> = {};
  for (const [name, ofFunction] of Object.entries(former)) {
    const own = called(functions[ofFunction]);
    const entry = allFunctions.find((each) => each.name === ofFunction);
    const first = own[0];
    if (!entry || first === undefined) continue;
    // Names of 4.x that are spelled in another way, such as `lat_lng`, still work.
    if (own.some((each) => each.replaceAll('_', '') === name.replaceAll('_', ''))) continue;
    const ending = name.slice(name.lastIndexOf('_'));
    const variants = further.filter((each) => each.startsWith(`${first}_`));
    const to = [...own, ...variants].find((each) => each.endsWith(ending)) ?? first;
    table[name] = renamedTo(to, entry, entry.v3?.[0]?.name, 'c');
  }
  return table;
}

/**
 * The 3.x names of a language with their 4.x names, from the catalogue, which the migration tables show too. Names
 * without a 4.x function in this language are absent.
 */
export function nameTable(language: ReadLanguage): NameTable {
  switch (language) {
    case 'sql':
      return postgresTable();
    case 'kotlin':
    case 'scala':
      return bindingTable('java');
    case 'r':
      return otherTable('r-h3jsr');
    case 'rust':
      // Programs call the C library through `h3ron_h3_sys` too.
      return {...bindingTable('c'), ...otherTable('rust-h3o')};
    default:
      return bindingTable(language);
  }
}

/** A name in the style of `h3_to_parent`. */
const snakeCase = (name: string): string =>
  name.replace(/(?<=[a-z0-9])(?=[A-Z][a-z])|(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();

/**
 * The names of 3.x in the style of a language whose packages have the names of 4.x, with the functions of a package that
 * took their place.
 */
function otherTable(folder: string): NameTable {
  const {functions} = readBindingFile(newestVersion, `${folder}/names.json`, 'names') as PostgresNames;
  const table: Record<string, Renamed> = {};
  for (const entry of allFunctions) {
    const to = functions[entry.name]?.[0]?.call.split(' → ')[0];
    for (const {name} of to === undefined ? [] : (entry.v3 ?? [])) {
      if (to !== undefined) table[snakeCase(name)] ??= {to, link: addressOf(entry)};
    }
  }
  return table;
}

function bindingTable(language: Exclude<ConverterLanguage, 'sql'>): NameTable {
  const table: Record<string, Renamed> = {};
  for (const entry of allFunctions) {
    // Of the entries that one function has in C for each unit, the first one explains it.
    for (const [name, renamed] of (entry.v3 ?? []).flatMap((old) => pairs(entry, old.name, language)))
      table[name] ??= renamed;
  }
  return table;
}
