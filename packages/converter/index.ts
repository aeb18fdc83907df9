import {converterLanguages, type Convert, type ConverterLanguage} from './types';

/** The endings of file names. */
const endings: Readonly<Record<ConverterLanguage, RegExp>> = {
  javascript: /\.[cm]?[jt]sx?$/i,
  python: /\.pyw?$/i,
  java: /\.java$/i,
  go: /\.go$/i,
  sql: /\.(?:sql|psql|pgsql|ddl)$/i,
  c: /\.(?:c|h|cc|cpp|cxx|hh|hpp)$/i,
};

/** The language of a file, by its name; undefined if the converter doesn't read it. */
export function languageOf(file: string): ConverterLanguage | undefined {
  return converterLanguages.find((language) => endings[language].test(file));
}

/** The modules of the languages, each with its grammar. */
const converters: Readonly<Record<ConverterLanguage, () => Promise<{readonly convert: Convert}>>> = {
  javascript: () => import('./javascript'),
  python: () => import('./python'),
  c: () => import('./c'),
  java: () => import('./java'),
  go: () => import('./go'),
  sql: () => import('./sql'),
};

/** Loads the converter of a language with its grammar. */
export async function loadConverter(language: ConverterLanguage): Promise<Convert> {
  return (await converters[language]()).convert;
}
