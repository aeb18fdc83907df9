import {newestVersion, versions, type DocsVersion} from '@h3-docs/base/versions';
import {bindingErrorFile, type OwnError} from './bindings';
import {functionsOf} from './catalogue';
import {factsOf, ownerOf} from './facts';
import {languagesOf, type Language} from '../languages';
import {memoizeByLocale} from './translate';
import type {ApiFunction, ErrorFacts} from '../types';

/** An error code with what the bindings' folders say of it. */
export interface ErrorEntry extends ErrorFacts {
  readonly name: string;
  /** Its file, from the root of the project. */
  readonly file: string;
  /** What languages with names of their own call it: `H3FailedError`, or `h3.H3FailedError` with where it is. */
  readonly names: readonly {readonly language: Language; readonly name: string; readonly qualified: string}[];
  /** What bindings print in place of its message, without values in it. */
  readonly printed: readonly string[];
  /** The languages in which callers get its number. */
  readonly numbered: readonly Language[];
  /** The language whose binding is the only one with the code. */
  readonly only?: Language;
  /** Where a binding's own code comes from. */
  readonly raisedBy?: OwnError['raisedBy'];
}

/** The codes of the C library in a version, in the order of their numbers. */
export const errorsOf = memoizeByLocale((version: DocsVersion): readonly ErrorEntry[] => {
  const owner = ownerOf(version);
  const folder = versions[version].catalogue;
  const files = languagesOf(owner).map((language) => ({language, ...bindingErrorFile(owner, language)}));
  return factsOf(version).errors.map((error) => ({
    ...error,
    file: `${folder}/_facts/errors.ts`,
    names: files.flatMap(({language, qualifier = '', names}) => {
      const name = names?.[error.name];
      return name === undefined ? [] : [{language, name, qualified: qualifier + name}];
    }),
    printed: files.flatMap(({messages}) => messages?.[error.name] ?? []),
    numbered: files.flatMap(({language, numbers}) => (numbers ? [language] : [])),
  }));
});

/** The codes that a single binding adds to those of the C library. */
export const bindingErrorsOf = memoizeByLocale((version: DocsVersion): readonly ErrorEntry[] => {
  const owner = ownerOf(version);
  return languagesOf(owner).flatMap((language) =>
    (bindingErrorFile(owner, language).own ?? []).map((error) => ({
      ...error,
      file: `${versions[version].catalogue}/_bindings/${language}/errors.json`,
      names: [],
      printed: [],
      numbered: [language],
      only: language,
    })),
  );
});

/** All codes of a version, those of the C library first. */
export function allErrorsOf(version: DocsVersion): readonly ErrorEntry[] {
  return [...errorsOf(version), ...bindingErrorsOf(version)];
}

/** The functions of a version that can return an error, in page order; empty where none does. */
export function raisedBy(
  {name, only, raisedBy: by}: ErrorEntry,
  version: DocsVersion = newestVersion,
): readonly ApiFunction[] {
  const functions = functionsOf(version);
  if (!only) return functions.filter((entry) => entry.errors.some(({code}) => code === name));
  const {parameter, functions: listed = []} = by ?? {};
  return functions.filter(
    (entry) =>
      listed.includes(entry.name) ||
      (parameter !== undefined && entry.signatures[only]?.some((signature) => signature.includes(parameter))),
  );
}
