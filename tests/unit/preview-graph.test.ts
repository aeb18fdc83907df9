import path from 'node:path';
import type {Metafile} from 'esbuild';
import {expect, test} from 'vitest';
import {sourcesOf} from '../../plugins/preview/graph';

/** A graph of files, each with what it imports. */
function graph(files: Readonly<Record<string, readonly string[]>>): Metafile['inputs'] {
  const importing = ([file, imports]: readonly [string, readonly string[]]) => [
    file,
    {bytes: 1, imports: imports.map((imported) => ({path: imported, kind: 'import-statement' as const}))},
  ];
  return Object.fromEntries(Object.entries(files).map(importing)) as Metafile['inputs'];
}

const inputs = graph({
  'packages/catalogue/node/pages/index.ts': ['packages/catalogue/node/catalogue.ts', 'node_modules/unified/index.js'],
  'packages/catalogue/node/catalogue.ts': ['docs/_functions/vertex/index.ts', 'docs/_functions/misc/index.ts'],
  'docs/_functions/vertex/index.ts': [],
  'docs/_functions/misc/index.ts': ['packages/catalogue/node/catalogue.ts'],
  'plugins/elements/evaluate.ts': ['packages/figures/node/cases/index.ts'],
  'packages/figures/node/cases/index.ts': [],
  'packages/figures/node/draw.ts': ['packages/figures/disk.ts'],
  'packages/figures/disk.ts': [],
  'node_modules/unified/index.js': [],
});
const bindings = ['c/examples/cellToVertex.c', 'c/outputs.json', 'python/examples/units.py'].map(
  (file) => `docs/_bindings/${file}`,
);
const sources = (text: string) => sourcesOf(text, inputs, bindings).map((file) => path.relative('.', file));

test('a page of text alone is made from nothing else, and a value from the modules that expressions can use', () => {
  expect(sources('A <Figures /> that is none, and `value`.')).toEqual([]);
  expect(sources('<Value of="quakeCount()" />')).toContain('packages/figures/node/cases/index.ts');
});

test('a figure is made from the module that draws figures and what it imports', () => {
  expect(sources('<Figure k="2" name="disk" />').sort()).toEqual([
    'packages/figures/disk.ts',
    'packages/figures/node/draw.ts',
  ]);
});

test('a page of the reference is made from the catalogue and the bindings, through cycles', () => {
  expect(sources('<ApiFunctions group="vertex" />').sort()).toEqual([
    ...bindings,
    'docs/_functions/misc/index.ts',
    'docs/_functions/vertex/index.ts',
    'packages/catalogue/node/catalogue.ts',
    'packages/catalogue/node/pages/index.ts',
  ]);
});
