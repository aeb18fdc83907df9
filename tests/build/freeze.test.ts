/** Freezes 4.x in a copy of the site and goes on with 5.x, by the steps of CONTRIBUTING.md. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import routes from '../data/routes.json';
import {copySite} from '../support/siteCopy';

const copy = copySite('whole');
const frozen = 'versioned_docs/version-4.x';

const writeBinding = (file: string, data: unknown) => copy.write(`docs/_bindings/${file}`, JSON.stringify(data));

const manifest = {
  $schema: '../manifest.schema.json',
  group: 'language',
  h3: {},
  coordinates: {order: 'longitude', unit: 'degrees', detail: 'Longitude first.'},
  cells: {kinds: ['own'], type: 'Rune'},
  install: [],
  links: {docs: 'https://example.org/'},
  source: 'nothing',
  asOf: '2026',
  complete: true,
};

/** A language with an example: a folder, and a line where languages are listed. */
function addLanguage(): void {
  writeBinding('runic/manifest.json', {
    ...manifest,
    label: 'Runic',
    project: 'h3-runes',
    examples: {fence: 'text', extension: 'rune', names: 'snake_case'},
    signatures: {parameters: 'name'},
  });
  writeBinding('runic/functions.json', {
    $schema: '../functions.schema.json',
    functions: {gridDisk: {signatures: ['carve_disk(stone, k)']}},
  });
  writeBinding('runic/outputs.json', {gridDisk: 'carved'});
  copy.write('docs/_bindings/runic/examples/grid_disk.rune', "carve_disk('891fb46741bffff', 1)\n");
  const list = "{extension: 'rune', open: 'runes [', indent: '', item: '%', separator: ' ', perLine: 5, close: ']'}";
  copy.edit('docs/_bindings/index.ts', (text) =>
    text.replace('] as const', `{id: 'runic', label: 'Runic', words: ['runic'], list: ${list}}] as const`),
  );
}

/** An engine: a folder, and a line where engines are listed. */
function addEngine(): void {
  writeBinding('larkdb/manifest.json', {...manifest, label: 'LarkDB', project: 'lark-h3', group: 'database'});
  writeBinding('larkdb/names.json', {
    $schema: '../names.schema.json',
    functions: {gridDisk: [{call: 'lark_disk_of(cell, k)'}]},
  });
  copy.edit('docs/_bindings/engines.json', (text) => text.replace('[', '["larkdb",'));
}

/** A function that Python has, with an example. */
function addFunction(): void {
  const name = 'isOddVertex';
  copy.write(
    `docs/_functions/vertex/${name}.ts`,
    readFileSync('docs/_functions/vertex/isValidVertex.ts', 'utf8')
      .replaceAll(/isValidVertex(?=: FunctionEntry|',\n {2}group)/g, name)
      .replace("summary: 'Returns whether an index is a valid vertex.", "summary: 'Returns whether a vertex is odd."),
  );
  copy.edit('docs/_functions/vertex/index.ts', (text) =>
    `import {${name}} from './${name}';\n${text}`.replace('isValidVertex]', `isValidVertex, ${name}]`),
  );
  const edit = (file: string, change: (data: Record<string, unknown>) => void) =>
    copy.edit(`docs/_bindings/python/${file}`, (text) => {
      const data = JSON.parse(text) as Record<string, unknown>;
      change(data);
      return JSON.stringify(data);
    });
  edit('functions.json', ({functions}) => {
    Object.assign(functions as object, {[name]: {signatures: ['is_odd_vertex(v)']}});
  });
  edit('outputs.json', (data) => Object.assign(data, {[name]: 'Odd'}));
  copy.write('docs/_bindings/python/examples/is_odd_vertex.py', "print(h3.is_odd_vertex('2462f5ba87ffffff'))\n");
}

function addPage(): void {
  copy.write('docs/library/runes.mdx', '---\ntitle: Runes\ndescription: A page of 5.x.\n---\n\nA page of 5.x.\n');
  copy.edit('sidebars.ts', (text) => text.replace("'comparisons/placekey'", "'library/runes'"));
}

function addFigure(): void {
  copy.write(
    'packages/figures/odd.ts',
    readFileSync('packages/figures/pentagon.ts', 'utf8')
      .replace('A map of', 'An odd map of')
      .replace(/\bpentagon\b(?=: Figure|;\n$)/g, 'odd'),
  );
  copy.edit('packages/figures/node/all.ts', (text) => `${text}export {default as odd} from '../odd';\n`);
  copy.edit('docs/library/runes.mdx', (text) => `${text}\n<Figure name="odd" />\n`);
}

/** A row for 5.x above that of 4.x, and what changes in the rows of 4.x and 3.x. */
function changeTable(): void {
  copy.edit('packages/base/versions.ts', (text) => {
    const start = text.indexOf("  '4.x': {");
    const end = text.indexOf("  '3.x': {");
    const row = text.slice(start, end);
    const older = row
      .replace("name: 'current'", "name: '4.x'")
      .replace("folder: 'docs'", `folder: '${frozen}'`)
      .replace("path: '/docs'", "path: '/docs/4.x'")
      .replace('newest: true', 'newest: false')
      .replace("banner: 'none'", "banner: 'unmaintained'");
    const newer = row.replace("'4.x'", "'5.x'").replace("release: '4.5.0'", "release: '5.0.0'");
    const rest = (older + text.slice(end)).replaceAll("catalogue: 'docs'", `catalogue: '${frozen}'`);
    return (text.slice(0, start) + newer + rest).replace(
      "CatalogueFolder = 'docs'",
      `CatalogueFolder = 'docs' | '${frozen}'`,
    );
  });
}

/** The lists of what folders hold get the frozen one. */
function listFrozen(): void {
  const list = (file: string, imported: string, from: string, row: string) =>
    copy.edit(file, (text) =>
      `import ${imported} from '${'../'.repeat(file.split('/').length - 1)}${frozen}/${from}';\n${text}`.replace(
        /\bdocs: current\b[^,}]*/,
        `$&, '${frozen}': ${row}`,
      ),
    );
  list('packages/catalogue/node/folders.ts', '* as facts4', '_facts', 'facts4');
  list('packages/catalogue/languages.ts', '{languages as languages4}', '_bindings', 'languages4');
  list(
    'packages/grid/resolutions/statistics.ts',
    'statistics4',
    '_facts/resolution-statistics.json',
    'statistics4 as StatisticsFile',
  );
}

/** Every kind of thing that an author changes, in the folder of the new version alone. */
const edits: readonly (readonly [file: string, before: string | RegExp, after: string])[] = [
  ['_functions/traversal/gridDisk.ts', "summary: '", "summary: 'In the words of 5.x. "],
  ['_facts/errors.ts', 'A number is out of range', 'A number is too odd'],
  ['_facts/constants.ts', 'The value 0, which is not a valid index.', 'The value 7, which is not a valid index.'],
  ['_facts/releases.ts', 'A faster `isValidCell`.', 'A slower `isValidCell`.'],
  ['_facts/resolution-statistics.json', '4357449.4', '5357449.4'],
  ['_bindings/c/constants.json', '#define H3_NULL 0', '#define H3_NULL 7'],
  ['_bindings/python/errors.json', '"H3FailedError"', '"H3OddError"'],
  ['_bindings/python/manifest.json', '"release": "4.5"', '"release": "5.7"'],
  ['_bindings/javascript/examples/gridDisk.js', 'Eiffel Tower', 'Tower in 5.x'],
  ['_bindings/python/outputs.json', /("gridDisk": ")/, '$1Printed in 5.x. '],
  ['_bindings/go/functions.json', 'func GridDisk(', 'func GridDiskOf5('],
  ['quickstart.mdx', '\n## ', '\nA sentence of 5.x.\n\n## '],
];

/** The files that freezing a version changes. */
let touched: readonly string[];

beforeAll(async () => {
  const made = await copy.run(['docs:version', '4.x']);
  if (!made.ok) throw new Error(made.output);
  touched = copy.changedBy(() => {
    changeTable();
    listFrozen();
    copy.edit('versioned_sidebars/version-4.x-sidebars.json', (text) =>
      text.replace(/"\/docs(?=#|\/library)/g, '"/docs/4.x'),
    );
  });
  for (const [file, before, after] of edits) copy.edit(`docs/${file}`, (text) => text.replace(before, after));
  copy.delete('docs/comparisons/placekey.mdx');
  for (const add of [addPage, addFigure, addFunction, addLanguage, addEngine]) add();
  const built = await copy.build();
  if (!built.ok) throw new Error(built.output);
}, 900_000);

afterAll(() => copy.remove());

const fileOf = (route: string) => path.join(copy.out, route, 'index.html');
const htmlOf = (route: string) => readFileSync(fileOf(route), 'utf8').replace(/<!-- -->/g, '');
const articleOf = (route: string) => {
  const html = htmlOf(route);
  return html.slice(
    html.indexOf('<div class="theme-doc-markdown'),
    html.lastIndexOf('<footer class="theme-doc-footer'),
  );
};
const filesOf = (folder: string, name: RegExp) =>
  readdirSync(path.join(copy.out, folder)).flatMap((file) => (name.test(file) ? [path.join(folder, file)] : []));
/** The text of an article, without what colors code. */
const textOf = (route: string) =>
  articleOf(route)
    .replace(/<(style|script)\b[\s\S]*?<\/\1>|<[^>]*>/g, '')
    .replace(/&#x27;/g, "'");
const frozenRoutes = routes.current.map((route) => route.replace('/docs', '/docs/4.x'));

/** What is changed in 5.x: where it shows, what 5.x says, and what the frozen page says. */
const changes: readonly (readonly [page: string, now: string, before: string])[] = [
  ['api/traversal', 'In the words of 5.x.', 'Returns every cell within k steps of a cell: the cell'],
  ['api/traversal', 'Tower in 5.x', 'Eiffel Tower'],
  ['api/traversal', 'Printed in 5.x', '891fb4674cfffff'],
  ['api/traversal', 'H3OddError', 'H3FailedError'],
  ['community/bindings', 'GridDiskOf5', 'GridDisk'],
  ['quickstart', 'A sentence of 5.x.', 'Quickstart'],
  ['library/errors', 'A number is too odd', 'A number is out of range'],
  ['library/errors', 'h3.H3OddError', 'h3.H3FailedError'],
  ['library/migrating-3.x', 'A slower isValidCell', 'A faster isValidCell'],
  ['api/misc', 'The value 7, which is not a valid index.', 'The value 0, which is not a valid index.'],
  ['api/misc', '#define H3_NULL 7', '#define H3_NULL 0'],
  ['api/misc', '#define H3_VERSION_MAJOR 5', '#define H3_VERSION_MAJOR 4'],
  ['core-library/restable', '5,357,449', '4,357,449'],
];

test.each(changes)('of %s, the new version says “%s”, and the frozen one still “%s”', (page, now, before) => {
  expect(textOf(`/docs/${page}`)).toContain(now);
  expect(textOf(`/docs/4.x/${page}`)).toContain(before);
  for (const route of [...frozenRoutes, ...routes['3.x']]) expect(textOf(route)).not.toContain(now);
});

test('the frozen version keeps its pages, whatever the new one adds or drops', () => {
  expect(frozenRoutes.filter((route) => !existsSync(fileOf(route)))).toEqual([]);
  expect(existsSync(fileOf('/docs/library/runes'))).toBe(true);
  expect(existsSync(fileOf('/docs/4.x/library/runes'))).toBe(false);
  expect(existsSync(fileOf('/docs/comparisons/placekey'))).toBe(false);
  expect(htmlOf('/docs/4.x/comparisons/placekey')).toMatch(/href="?\/docs\/?"?[^>]*><span>The documentation of 5\.x/);
});

/** Where the menu of versions leads from a page, by the versions' labels. */
const menuOf = (route: string) =>
  Object.fromEntries(
    Array.from(
      htmlOf(route).matchAll(/<a class="?dropdown__link[^>]*href="?(\/docs[^"\s>]*)[^>]*>(\d\.x)</g),
      ([, to = '', label = '']) => [label, to],
    ),
  );

test('the menu of versions leads to the same topic, or to the start of a version without it', () => {
  expect(menuOf('/docs/4.x/library/errors')).toMatchObject({'5.x': '/docs/library/errors', '3.x': '/docs/3.x/'});
  expect(menuOf('/docs/quickstart')).toMatchObject({'4.x': '/docs/4.x/quickstart', '3.x': '/docs/3.x/quickstart'});
  expect(menuOf('/docs/4.x/comparisons/placekey')['5.x']).toMatch(/^\/docs\/?$/);
});

test('data for programs has the release of each version, and the names of its errors', () => {
  const read = (version: string) =>
    JSON.parse(readFileSync(path.join(copy.out, `api/h3-${version}.json`), 'utf8')) as {
      release: string;
      languages: {id: string; release: string}[];
    };
  expect([read('5.x').release, read('4.x').release]).toEqual(['5.0.0', '4.5.0']);
  const python = (version: string) => read(version).languages.find(({id}) => id === 'python')?.release;
  expect([python('5.x'), python('4.x')]).toEqual(['5.7', '4.5']);
});

test('each version names its release, and the older ones lead to the same topic in the new one', () => {
  expect(htmlOf('/docs/quickstart')).toContain('Last checked against H3 5.0.0');
  expect(htmlOf('/docs/4.x/quickstart')).toContain('Last checked against H3 4.5.0');
  expect(htmlOf('/docs/3.x/quickstart')).toContain('Last checked against H3 3.7.2');
  for (const version of ['4.x', '3.x']) {
    expect(htmlOf(`/docs/${version}/quickstart`)).toMatch(
      /href="?\/docs\/quickstart"?[^>]*><span>The same topic in 5\.x/,
    );
  }
  // The converter is for what was renamed.
  expect(htmlOf('/docs/3.x/quickstart')).toContain('Convert your code to 5.x');
  expect(htmlOf('/docs/4.x/quickstart')).not.toContain('Convert your code to 5.x');
});

test('no link of a frozen page leaves its version, apart from those to 3.x and a Markdown copy', () => {
  // The sidebar and the article; the banner, the menu of versions, and the footer are for leaving.
  const sidebarOf = (route: string) => /<aside\b[\s\S]*?<\/aside>/.exec(htmlOf(route))?.[0] ?? '';
  const leaving = frozenRoutes.flatMap((route) =>
    [...(sidebarOf(route) + articleOf(route)).matchAll(/<a [^>]*href="?(\/docs(?:\/[^"\s>]*)?)/g)].flatMap(
      ([, url = '']) => (/^\/docs\/(?:4|3)\.x(?:[/#]|$)|\.md$/.test(url) ? [] : [`${route} ${url}`]),
    ),
  );
  expect(leaving).toEqual([]);
});

test('search covers the new version alone', () => {
  const documents = filesOf('.', /^search-doc.*\.json$/).map((file) => readFileSync(path.join(copy.out, file), 'utf8'));
  expect(documents.join()).toContain('"/docs/quickstart"');
  expect(documents.join()).not.toMatch(/"\/docs\/[34]\.x/);
});

/** What is added to 5.x: the page, and what it then has, which no frozen page has. */
test.each([
  ['api/traversal', ['carve_disk(stone, k)', 'Not executed.', 'Not available in Runic.']],
  ['community/bindings', ['carve_disk', 'h3-runes', 'lark_disk_of (LarkDB)', 'lark-h3']],
  ['api/vertex', ['Returns whether a vertex is odd.', 'is_odd_vertex(v)']],
])('%s has what was added, and its frozen page does not', (page, added) => {
  for (const text of added) expect(textOf(`/docs/${page}`)).toContain(text);
  expect(textOf(`/docs/4.x/${page}`)).not.toMatch(/carve_disk|Runic|LarkDB|is_odd_vertex/);
});

test('an added language is in data, search, and scripts, and an added figure is drawn', () => {
  for (const [files, added] of [
    [['api/h3-5.x.json'], '"runic"'],
    [filesOf('.', /^search-.*\.json$/), 'carve_disk'],
    [filesOf('assets/js', /\.js$/), 'runes ['],
  ] as const)
    expect(
      files.filter((file) => readFileSync(path.join(copy.out, file), 'utf8').includes(added)),
      added,
    ).not.toEqual([]);
  expect(htmlOf('/docs/library/runes')).toContain('An odd map of a pentagon');
});

test('CONTRIBUTING.md names each file that freezing a version changes', () => {
  const recipes = readFileSync('CONTRIBUTING.md', 'utf8');
  const steps = recipes.slice(
    recipes.indexOf('### A new documentation version'),
    recipes.indexOf('## Write for readers'),
  );
  expect(touched.filter((file) => !steps.includes(`\`${file}\``))).toEqual([]);
});
