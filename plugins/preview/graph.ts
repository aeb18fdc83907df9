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

/** The elements of pages that show the whole catalogue. */
const wholeCatalogue = /<(?:CoverageMatrix|MigrationTables|ErrorCodes|BindingErrorCodes|ReleaseTable)\b/;

/** What the files of one function have in common: `griddisk` of `gridDisk.ts`, `grid_disk.py`, and `GridDisk.java`. */
const key = (file: string) => path.posix.parse(file).name.replaceAll('_', '').toLowerCase();

const groupFolder = /\/_functions\/(\w+)\//;

/**
 * The files of the project that a page is made from besides its own text.
 *
 * @param text - the page as its author wrote it
 * @param inputs - the files of the plugins' bundles, with what each imports, from the root of the project
 * @param bindings - the files of the bindings, from the root of the project
 */
export function sourcesOf(text: string, inputs: Metafile['inputs'], bindings: readonly string[]): string[] {
  const sources = new Set<string>();
  const add = (files: Iterable<string>) => {
    for (const file of files) sources.add(file);
  };
  const figures = Array.from(text.matchAll(/<Figure\b[^>]*?\bname="(\w+)"/g), ([, name = '']) => name);
  if (figures.length > 0) {
    add(['packages/figures/node/all.ts']);
    add(importsOf(inputs, ...figures.map((name) => `packages/figures/${name}.ts`)));
  }
  if (text.includes('<Value')) add(importsOf(inputs, 'plugins/elements/evaluate.ts'));
  const groups = new Set(
    Array.from(text.matchAll(/<(?:ApiFunctions|ApiGuide)\b[^>]*?\bgroup="(\w+)"/g), ([, group = '']) => group),
  );
  const whole = wholeCatalogue.test(text);
  if (whole || groups.size > 0 || text.includes('<ApiConstants')) {
    const catalogue = [...importsOf(inputs, 'packages/catalogue/node/pages/index.ts')];
    const groupOf = new Map(catalogue.map((file) => [key(file), groupFolder.exec(file)?.[1]]));
    add(
      [...catalogue, ...bindings].filter((file) => {
        const group = groupFolder.exec(file)?.[1] ?? (file.includes('/examples/') ? groupOf.get(key(file)) : undefined);
        return (
          !/^(?:plugins|packages\/catalogue\/node\/pages)\//.test(file) &&
          (whole || group === undefined || groups.has(group))
        );
      }),
    );
  }
  return [...sources].map((file) => path.resolve(file));
}
