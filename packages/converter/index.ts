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

/** Loads the converter of a language with its grammar. */
export async function loadConverter(language: ReadLanguage): Promise<Convert> {
  return (await converters[language]()).convert;
}
