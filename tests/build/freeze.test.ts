/** Freezes 4.x in a copy of the site and goes on with 5.x, by the steps of the README. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import routes from '../data/routes.json';
import {copySite} from '../support/siteCopy';

const copy = copySite('whole');
const frozen = 'versioned_docs/version-4.x';

/** A language with an example, and an engine, each in a folder of its own with one line where they are listed. */
function addInvented(): void {
  const write = (file: string, data: unknown) => copy.write(`docs/_bindings/${file}`, JSON.stringify(data));
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
  write('runic/manifest.json', {
    ...manifest,
    label: 'Runic',
    project: 'h3-runes',
    examples: {fence: 'runic', extension: 'rune', names: 'snake_case'},
    signatures: {parameters: 'name'},
  });
  write('runic/functions.json', {
    $schema: '../functions.schema.json',
    functions: {gridDisk: {signatures: ['carve_disk(stone, k)']}},
  });
  write('runic/outputs.json', {gridDisk: 'carved'});
  copy.write('docs/_bindings/runic/examples/grid_disk.rune', "carve_disk('891fb46741bffff', 1)\n");
  const list = "{extension: 'rune', open: 'runes [', indent: '', item: '%', separator: ' ', perLine: 5, close: ']'}";
  copy.edit('docs/_bindings/index.ts', (text) =>
    text.replace('] as const', `{id: 'runic', label: 'Runic', words: ['runic'], list: ${list}}] as const`),
  );
  write('larkdb/manifest.json', {...manifest, label: 'LarkDB', project: 'lark-h3', group: 'database'});
  write('larkdb/names.json', {
    $schema: '../names.schema.json',
    functions: {gridDisk: [{call: 'lark_disk_of(cell, k)'}]},
  });
  copy.edit('docs/_bindings/engines.json', (text) => text.replace('[', '["larkdb",'));
}

beforeAll(async () => {
  const made = await copy.freeze('4.x');
  if (!made.ok) throw new Error(made.output);
  copy.edit('src/versions.ts', (text) => {
    const start = text.indexOf("  '4.x': {");
    const end = text.indexOf("  '3.x': {");
    const row = text.slice(start, end);
    const older = row
      .replace("name: 'current'", "name: '4.x'")
      .replace("folder: 'docs'", `folder: '${frozen}'`)
      .replace("path: '/docs'", "path: '/docs/4.x'")
      .replace('newest: true', 'newest: false')
      .replace("banner: 'none'", "banner: 'unmaintained'");
    const newer = row.replace("'4.x'", "'5.x'").replace("c: '4.5.0'", "c: '5.0.0'");
    const rest = (older + text.slice(end)).replaceAll("catalogue: 'docs'", `catalogue: '${frozen}'`);
    return (text.slice(0, start) + newer + rest).replace(
      "CatalogueFolder = 'docs'",
      `CatalogueFolder = 'docs' | '${frozen}'`,
    );
  });
  copy.edit(
    'src/api/catalogue.ts',
    (text) =>
      `import {functions as v4} from '../../${frozen}/_functions';\n${text.replace('{docs: current}', `{docs: current, '${frozen}': v4}`)}`,
  );
  copy.edit('docs/_functions/traversal/gridDisk.ts', (text) =>
    text.replace("summary: '", "summary: 'In the words of 5.x. "),
  );
  copy.edit(
    'src/api/languages.ts',
    (text) =>
      `import {languages as languages4} from '../../${frozen}/_bindings';\n${text.replace('docs: current,', `docs: current, '${frozen}': languages4,`)}`,
  );
  copy.edit('docs/_bindings/javascript/examples/gridDisk.js', (text) => text.replace('Eiffel Tower', 'Tower in 5.x'));
  copy.edit('docs/_bindings/python/outputs.json', (text) => text.replace(/("gridDisk": ")/, '$1Printed in 5.x. '));
  copy.edit('docs/_bindings/go/functions.json', (text) => text.replace('func GridDisk(', 'func GridDiskOf5('));
  copy.edit('docs/quickstart.mdx', (text) => text.replace('\n## ', '\nA sentence of 5.x.\n\n## '));
  addInvented();
  const built = await copy.build();
  if (!built.ok) throw new Error(built.output);
}, 900_000);

afterAll(() => copy.remove());

const fileOf = (route: string) => path.join(copy.out, route, 'index.html');
const htmlOf = (route: string) => readFileSync(fileOf(route), 'utf8').replace(/<!-- -->/g, '');
const articleOf = (route: string) => {
  const html = htmlOf(route);
  return html.slice(html.indexOf('<div class="theme-doc-markdown'), html.lastIndexOf('<footer class="theme-doc-footer'));
};
/** The text of all files of the build whose path matches. */
const readAll = (name: RegExp) =>
  readdirSync(copy.out, {recursive: true, encoding: 'utf8'})
    .filter((file) => name.test(file.replaceAll('\\', '/')))
    .map((file) => readFileSync(path.join(copy.out, file), 'utf8'))
    .join('\n');
const frozenRoutes = routes.current.map((route) => route.replace('/docs', '/docs/4.x'));

test('the frozen pages keep their text, entries, and examples, which change in the new version', () => {
  expect(articleOf('/docs/api/traversal')).toContain('In the words of 5.x.');
  expect(articleOf('/docs/api/traversal')).toContain('Tower in 5.x');
  expect(articleOf('/docs/api/traversal')).toContain('Printed in 5.x');
  expect(articleOf('/docs/community/bindings')).toContain('GridDiskOf5');
  expect(articleOf('/docs/quickstart')).toContain('A sentence of 5.x.');
  expect(frozenRoutes.filter((route) => !existsSync(fileOf(route)))).toEqual([]);
  expect([...frozenRoutes, ...routes['3.x']].filter((route) => /(?:words|sentence|Tower|Printed) (?:of|in) 5\.x|GridDiskOf5/.test(articleOf(route)))).toEqual([]);
});

test('each version names its release, and the older ones lead to the same topic in the new one', () => {
  expect(htmlOf('/docs/quickstart')).toContain('Last checked against H3 5.0.0');
  expect(htmlOf('/docs/4.x/quickstart')).toContain('Last checked against H3 4.5.0');
  expect(htmlOf('/docs/3.x/quickstart')).toContain('Last checked against H3 3.7.2');
  for (const version of ['4.x', '3.x']) {
    expect(htmlOf(`/docs/${version}/quickstart`)).toMatch(/href="?\/docs\/quickstart"?[^>]*>The same topic in 5\.x/);
  }
});

test('no link of a frozen page leaves its version, apart from those to 3.x and a Markdown copy', () => {
  const leaving = frozenRoutes.flatMap((route) =>
    [...articleOf(route).matchAll(/<a [^>]*href="?(\/docs(?:\/[^"\s>]*)?)/g)].flatMap(([, url = '']) =>
      /^\/docs\/(?:4|3)\.x(?:[/#]|$)|\.md$/.test(url) ? [] : [`${route} ${url}`],
    ),
  );
  expect(leaving).toEqual([]);
});

test('search covers the new version alone', () => {
  const [file = ''] = readdirSync(copy.out).filter((name) => /^search-doc.*\.json$/.test(name));
  const documents = readFileSync(path.join(copy.out, file), 'utf8');
  expect(documents).toContain('"/docs/quickstart"');
  expect(documents).not.toMatch(/"\/docs\/[34]\.x/);
});

test('an added language is in tabs, matrix, names, list, search, data, and export, and not in frozen pages', () => {
  const section = articleOf('/docs/api/traversal');
  expect(section).toContain('carve_disk(stone, k)');
  expect(section).toMatch(/carve_disk\((?:<[^>]*>)?(?:&#x27;|')891fb46741bffff/);
  expect(section).toContain('Not executed.');
  expect(section).toContain('Not available in Runic.');
  const bindings = articleOf('/docs/community/bindings');
  expect(bindings).toContain('<code>carve_disk</code>');
  expect(bindings).toContain('h3-runes');
  const data = JSON.parse(readFileSync(path.join(copy.out, 'api/h3-5.x.json'), 'utf8')) as {
    languages: {id: string}[];
  };
  expect(data.languages.map(({id}) => id)).toContain('runic');
  expect(readAll(/^search-.*\.json$/)).toContain('carve_disk');
  expect(readAll(/^assets\/js\/.*\.js$/)).toContain('runes [');
  for (const route of ['api/traversal', 'community/bindings']) {
    expect(articleOf(`/docs/4.x/${route}`)).not.toMatch(/carve_disk|Runic|LarkDB/);
  }
});

test('an added engine is in the tables and the list', () => {
  const bindings = articleOf('/docs/community/bindings');
  expect(bindings).toMatch(/id="?stack-larkdb/);
  expect(bindings).toContain('<code>lark_disk_of</code>');
  expect(bindings).toContain('lark-h3');
});
