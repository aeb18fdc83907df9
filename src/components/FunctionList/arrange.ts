import {translate} from '@docusaurus/Translate';
import type {Group, ListedFunction} from '@h3-docs/catalogue';

const groupLabels: Readonly<Record<Group, string>> = {
  indexing: translate({message: 'Indexing'}),
  inspection: translate({message: 'Inspection'}),
  traversal: translate({message: 'Traversal'}),
  hierarchy: translate({message: 'Hierarchy'}),
  regions: translate({message: 'Regions'}),
  uniedge: translate({message: 'Directed edges'}),
  vertex: translate({message: 'Vertexes'}),
  misc: translate({message: 'Miscellaneous'}),
};

/** Functions under the titles of their groups, in the order of the pages. */
export function byGroup(functions: readonly ListedFunction[]): (readonly [string, readonly ListedFunction[]])[] {
  return Object.entries(groupLabels).flatMap(([group, label]) => {
    const members = functions.filter((entry) => entry.group === group);
    return members.length > 0 ? [[label, members] as const] : [];
  });
}

/** Functions by the names that a language has for them, from A to Z, whatever the case. */
export function fromAToZ(functions: readonly ListedFunction[], language: string): ListedFunction[] {
  return [...functions].sort((one, other) =>
    nameIn(one, language).localeCompare(nameIn(other, language), 'en', {sensitivity: 'base'}),
  );
}

/** A function's name in a language; its C name where the language doesn't have it. */
export function nameIn({name, languages}: ListedFunction, language: string): string {
  return languages[language]?.names[0] ?? name;
}

/** Functions of C that are one in a language, such as those for different units, are listed once. */
export function withoutRepeats(functions: readonly ListedFunction[], language: string): ListedFunction[] {
  const seen = new Set<string>();
  return functions.filter((entry) => {
    const name = nameIn(entry, language);
    return !seen.has(name) && seen.add(name);
  });
}

/** Whether each word of a query is in one of the function's names, in any language, or in its summary. */
export function fits({name, summary, languages}: ListedFunction, query: string): boolean {
  const names = Object.values(languages).flatMap((entry) => entry?.names ?? []);
  const text = [name, ...names, summary].join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** What the reader is told of a function that a language doesn't have, by what it is called in a sentence. */
export function missingIn(language: string): string {
  return translate({message: 'not in {language}'}, {language});
}
