import {ownSource} from './engine/ownSource';
import type {Convert, ReadLanguage, ToldLanguage} from './types';

/** The module of the languages whose calls are only named. */
const told = (language: ToldLanguage) => async () => ({convert: (await import('./told')).converterOf(language)});

/** The modules of the languages, each with its grammar. */
const converters: Readonly<Record<ReadLanguage, () => Promise<{readonly convert: Convert}>>> = {
  javascript: () => import('./javascript'),
  python: () => import('./python'),
  c: () => import('./c'),
  java: () => import('./java'),
  go: () => import('./go'),
  sql: () => import('./sql'),
  kotlin: told('kotlin'),
  scala: told('scala'),
  r: told('r'),
  rust: told('rust'),
};

/** Loads the converter of a language with its grammar. It leaves the code of H3 itself. */
export async function loadConverter(language: ReadLanguage): Promise<Convert> {
  const {convert} = await converters[language]();
  return (code, names, dialect, exportsOf) =>
    ownSource(language, code, names) ?? convert(code, names, dialect, exportsOf);
}
