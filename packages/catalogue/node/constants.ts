import {versionRow, type DocsVersion} from '@h3-docs/base/versions';
import {bindingConstants} from './bindings';
import {factsOf, ownerOf} from './facts';
import {languagesOf, type Language} from '../languages';
import {memoizeByLocale} from './translate';
import type {ByLanguage, ConstantFacts} from '../types';

/** A type or constant with what the bindings' folders say of it. */
export interface ApiConstant extends ConstantFacts {
  /** As each language declares it; a language that is missing has no such type or constant. */
  readonly definitions: ByLanguage<string>;
}

/** A declaration with the numbers of the version's H3 release in it. */
function withRelease(declaration: string, version: DocsVersion): string {
  const [major = '', minor = '', patch = ''] = versionRow(version).release.split('.');
  const numbers: Readonly<Record<string, string>> = {major, minor, patch};
  return declaration.replace(/\$\{(major|minor|patch)\}/g, (_mark, part: string) => numbers[part] ?? '');
}

/**
 * The types and constants of a version, in the order of their sections.
 *
 * @throws Error where a binding declares something that `_facts/constants.ts` doesn't have
 */
export const constantsOf = memoizeByLocale((version: DocsVersion): readonly ApiConstant[] => {
  const {constants} = factsOf(version);
  const owner = ownerOf(version);
  const declared = languagesOf(owner).map((language) => [language, bindingConstants(owner, language)] as const);
  const known = new Set(constants.map(({name}) => name));
  for (const [language, declarations] of declared) {
    const unknown = Object.keys(declarations).find((name) => !known.has(name));
    if (unknown) throw new Error(`${language}/constants.json declares ${unknown}, which _facts/constants.ts lacks.`);
  }
  return constants.map((constant) => ({
    ...constant,
    definitions: Object.fromEntries(
      declared.flatMap(([language, {[constant.name]: declaration}]) =>
        declaration === undefined ? [] : [[language, withRelease(declaration, owner)]],
      ),
    ),
  }));
});

/** The languages that declare a type or constant, in the order of the reference's tabs. */
export function declaringLanguages({definitions}: ApiConstant, version: DocsVersion): readonly Language[] {
  return languagesOf(ownerOf(version)).filter((language) => definitions[language] !== undefined);
}
