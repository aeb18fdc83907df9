import path from 'node:path';
import type {Metafile} from 'esbuild';

/** The files that a file imports, directly and through others, itself included; those of packages are left out. */
export function importsOf(inputs: Metafile['inputs'], ...entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const input = inputs[file];
    if (!input || found.has(file) || file.includes('node_modules/')) continue;
    found.add(file);
    waiting.push(...input.imports.flatMap(({path: imported, external}) => (external ? [] : [imported])));
  }
  return found;
}

/** The modules that the elements of pages are made by. */
export const makers = {
  figures: 'packages/figures/node/draw.ts',
  values: 'plugins/elements/evaluate.ts',
  catalogue: 'packages/catalogue/node/pages/index.ts',
} as const;

/** The elements that are made by each module. */
const elements: Readonly<Record<keyof typeof makers, RegExp>> = {
  figures: /<Figure\b/,
  values: /<Value\b/,
  catalogue:
    /<(?:ApiFunctions|ApiGuide|ApiConstants|CoverageMatrix|MigrationTables|ErrorCodes|BindingErrorCodes|ReleaseTable)\b/,
};

/**
 * The files of the project that a page is made from besides its own text. Only the pages that are open are compiled again, so
 * a page counts as made from all figures if it has one, and from the whole catalogue if it shows some of it.
 *
 * @param text - the page as its author wrote it
 * @param inputs - the files of the plugins' bundles, with what each imports, from the root of the project
 * @param bindings - the files of the bindings, from the root of the project
 */
export function sourcesOf(text: string, inputs: Metafile['inputs'], bindings: readonly string[]): string[] {
  const kinds = (Object.keys(makers) as (keyof typeof makers)[]).filter((kind) => elements[kind].test(text));
  const sources = importsOf(inputs, ...kinds.map((kind) => makers[kind]));
  return [...sources, ...(kinds.includes('catalogue') ? bindings : [])].map((file) => path.resolve(file));
}
