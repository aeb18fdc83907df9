import {
  loadConverter,
  detectLanguage,
  containerOf,
  convertDocument,
  type Loader,
  containers,
  type FileKind,
  type NameTable,
  type ReadLanguage,
} from '@h3-docs/converter';
import type {Answer, Request} from './types';

/** The names of each language, from the catalogue. */
const loadNames: Readonly<Record<ReadLanguage, () => Promise<{readonly default: NameTable}>>> = {
  javascript: () => import('@generated/converter/default/javascript.json'),
  python: () => import('@generated/converter/default/python.json'),
  c: () => import('@generated/converter/default/c.json'),
  java: () => import('@generated/converter/default/java.json'),
  go: () => import('@generated/converter/default/go.json'),
  sql: () => import('@generated/converter/default/sql.json'),
  kotlin: () => import('@generated/converter/default/kotlin.json'),
  scala: () => import('@generated/converter/default/scala.json'),
  r: () => import('@generated/converter/default/r.json'),
  rust: () => import('@generated/converter/default/rust.json'),
};

const load: Loader = async (language) => {
  const [convert, {default: names}] = await Promise.all([loadConverter(language), loadNames[language]()]);
  return {convert, names};
};

/** What code is that a reader chose nothing for. */
function detected(code: string): Answer['read'] {
  return containerOf(code) ?? detectLanguage(code);
}

function kindFor(read: Answer['read']): FileKind {
  const container = containers.find((each) => each === read);
  if (container) return {container};
  if (read === 'typescript') return {language: 'javascript', dialect: 'ts'};
  return {language: read as ReadLanguage};
}

/** Converts code where it is called, in the page or in a worker. Rejects if the grammar or the names don't load. */
export async function convertCode({code, language}: Request): Promise<Answer> {
  const read = language === 'detect' ? detected(code) : language;
  return {...(await convertDocument(code, kindFor(read), load)), read};
}
