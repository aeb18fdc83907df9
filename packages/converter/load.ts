import {ownSource} from './engine/ownSource';
import type {Convert, ReadLanguage, ByNameLanguage} from './types';

/** The module of the languages that are read without a grammar. */
const byName = (language: ByNameLanguage) => async () => ({convert: (await import('./byName')).converterOf(language)});

/** The modules of the languages, each with its grammar. */
const converters: Readonly<Record<ReadLanguage, () => Promise<{readonly convert: Convert}>>> = {
  javascript: () => import('./javascript'),
  python: () => import('./python'),
  c: () => import('./c'),
  java: () => import('./java'),
  go: () => import('./go'),
  sql: () => import('./sql'),
  kotlin: byName('kotlin'),
  scala: byName('scala'),
  r: byName('r'),
  rust: byName('rust'),
};

/** Loads the converter of a language with its grammar. It leaves the code of H3 itself. */
export async function loadConverter(language: ReadLanguage): Promise<Convert> {
  const {convert} = await converters[language]();
  return (code, names, dialect, exportsOf) =>
    ownSource(language, code, names) ?? convert(code, names, dialect, exportsOf);
}
