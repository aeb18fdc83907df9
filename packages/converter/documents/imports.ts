import type {ReadLanguage} from '../types';

/** The statements that import H3, by language. Blocks of other languages need none, or are whole files. */
const statements: Readonly<Partial<Record<ReadLanguage, RegExp>>> = {
  python: /^[ \t>.]*(?:import[ \t]+h3\b.*|from[ \t]+h3(?:\.[\w.]+)?[ \t]+import(?: ?\([^()]*\)|.*))/gm,
  javascript: /\bimport\b[^'"]{0,1000}['"][^'"\n]*\bh3-js\b|^.*\b(?:require|import)\(['"][^'"\n]*\bh3-js\b.*/gm,
  r: /^.*\b(?:library|require|import)\(["']?h3.*/gm,
};

/** The names that an import brings: those that it has, or all that H3 has. */
export type ImportedNames = ReadonlySet<string> | 'all';

/** The names in the statements of a block that import H3; undefined if it doesn't import H3. */
export function importedNames(language: ReadLanguage, code: string): ImportedNames | undefined {
  const pattern = statements[language];
  const found = pattern ? code.match(pattern)?.join(' ') : undefined;
  if (found === undefined) return undefined;
  return language === 'r' || /\bimport[ \t]*\*(?! as)/.test(found) ? 'all' : new Set(found.match(/\w+/g));
}

/** Whether a block reads or calls one of some names. */
export const usesAny = (code: string, names: ImportedNames): boolean =>
  names === 'all' || [...code.matchAll(/(?<![\w.])\w+(?=[ \t]*[.($])/g)].some(([name]) => names.has(name));
