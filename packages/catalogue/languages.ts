import {languages as current} from '../../docs/_bindings';
import {languages as languages3} from '../../versioned_docs/version-3.x/_bindings';
import type {LanguageRow} from '@h3-docs/base/contracts/languages';
import {versions, type DocsVersion, type VersionFolder} from '@h3-docs/base/versions';

/** A language with examples, by the name of its folder in `_bindings`. */
export type Language = (typeof current)[number]['id'];

type Row = LanguageRow & {readonly id: Language};

/** The lists of languages, by the folder of pages that `_bindings` is in. Freezing a version adds one. */
const lists: Readonly<Record<VersionFolder, readonly Row[]>> = {
  docs: current,
  'versioned_docs/version-3.x': languages3,
};

/** The languages that the reference of a version shows, in the order of its tabs. */
export function languagesOf(version: DocsVersion): readonly Language[] {
  return lists[versions[version].folder].map(({id}) => id);
}

const [first, ...others] = current;

/** The languages of the newest version. */
export const languages: readonly [Language, ...Language[]] = [first.id, ...others.map(({id}) => id)];

/** Sorts what belongs to languages in their order, and leaves what belongs to none at the end, in its own order. */
export function inLanguageOrder<Item>(items: readonly Item[], idOf: (item: Item) => string): Item[] {
  const placeOf = (item: Item) => {
    const place = languages.findIndex((language) => language === idOf(item));
    return place < 0 ? languages.length : place;
  };
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The entry of a language in the newest list that contains it. */
export const languageRows: Readonly<Record<Language, LanguageRow>> = Object.fromEntries(
  Object.values(lists)
    .flat()
    .reverse()
    .map((row) => [row.id, row]),
) as Record<Language, LanguageRow>;

/** A language in a sentence: `DuckDB`, `the h3 command`. */
export function languageInText(language: Language): string {
  const {label, inText} = languageRows[language];
  return inText ?? label;
}
