import {loadConverter} from '@h3-docs/converter';
import {detectLanguage} from '@h3-docs/converter/detect';
import type {Conversion, ConverterLanguage, NameTable} from '@h3-docs/converter/types';
import type {Request} from './types';

/** The names of each language, from the catalogue. */
const loadNames: Readonly<Record<ConverterLanguage, () => Promise<{readonly default: NameTable}>>> = {
  javascript: () => import('@generated/converter/default/javascript.json'),
  python: () => import('@generated/converter/default/python.json'),
  c: () => import('@generated/converter/default/c.json'),
  java: () => import('@generated/converter/default/java.json'),
  go: () => import('@generated/converter/default/go.json'),
  sql: () => import('@generated/converter/default/sql.json'),
};

/** Converts code where it is called, in the page or in a worker. Rejects if the grammar or the names don't load. */
export async function convertCode({code, language}: Request): Promise<Conversion> {
  const chosen = language === 'detect' ? detectLanguage(code) : language;
  const [convert, {default: names}] = await Promise.all([loadConverter(chosen), loadNames[chosen]()]);
  return convert(code, names);
}
