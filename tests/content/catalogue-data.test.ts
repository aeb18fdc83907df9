import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import * as h3 from 'h3-js';
import {describe, expect, test} from 'vitest';
import type {resolutionsData} from '../../plugins/catalogue-data/resolutions';
import type {catalogueDocument} from '../../plugins/catalogue-data/document';
import {allFunctions} from '@h3-docs/catalogue/node/catalogue';
import {releasesOf} from '@h3-docs/catalogue/node/releases';
import {newestVersion, versions} from '@h3-docs/base/versions';
import recorded from '../data/example-results.json';
import {hasPage, idsOf} from '../support/builtSite';

type CatalogueDocument = Extract<ReturnType<typeof catalogueDocument>, {errors: unknown}>;

const read = (file: string) => readFileSync(path.resolve('build', file), 'utf8');
const json = (file: string): unknown => JSON.parse(read(file));

describe.each(['4.x', '3.x'] as const)('the catalogue of %s as data', (version) => {
  const document = json(`api/h3-${version}.json`) as CatalogueDocument;

  test('fits its published schema, which refuses what does not', () => {
    const validate = new Ajv({strict: true, allowUnionTypes: true}).compile(json('api/schema.json') as object);
    validate(document);
    expect(validate.errors).toBeNull();
    expect(validate({...document, functions: [{name: 'gridDisk'}]})).toBe(false);
  });

  test('names the release, and leads to sections that exist', () => {
    expect(document.release).toBe(versions[version].release);
    const broken = document.functions.filter(({url}) => {
      const [page = '', id = ''] = url.split('#');
      return !hasPage(page) || !idsOf(page).has(id);
    });
    expect(broken).toEqual([]);
  });
});

test('the data of 4.x has every function, with results as recorded', () => {
  const {functions, errors} = json('api/h3-4.x.json') as CatalogueDocument;
  const expected = allFunctions.filter(({signatures}) => Object.keys(signatures).length > 0);
  expect(functions.map(({name}) => name)).toEqual(expected.map(({name}) => name));
  expect(errors.find(({name}) => name === 'E_PENTAGON')?.code).toBe(9);
  const disk = functions.find(({name}) => name === 'gridDisk');
  expect(disk?.replaces).toContain('kRing');
  const id: keyof typeof recorded = 'docs/_bindings/javascript/examples/gridDisk.js';
  expect(disk?.examples.javascript?.[0]?.output).toBe(recorded[id]);
});

test('the resolutions as data are those of the library', () => {
  const {resolutions} = json('data/resolutions.json') as ReturnType<typeof resolutionsData>;
  expect(resolutions.map(({cells}) => cells)).toEqual(resolutions.map(({resolution}) => h3.getNumCells(resolution)));
  expect(resolutions[9]?.averageHexagonAreaKm2).toBe(h3.getHexagonAreaAvg(9, 'km2'));
  const [header, ...rows] = read('data/resolutions.csv').trim().split('\n');
  expect(header).toMatch(/^resolution,cells,hexagons,pentagons,averageHexagonAreaKm2,/);
  expect(rows.map((row) => row.split(',')[1])).toEqual(resolutions.map(({cells}) => String(cells)));
});

test('the feed has every release, the newest first', () => {
  const feed = read('releases.atom');
  const titles = Array.from(feed.matchAll(/<title[^>]*>(?:<!\[CDATA\[)?H3 ([\d.]+)/g), ([, version]) => version);
  expect(titles).toEqual(
    releasesOf(newestVersion)
      .map(({version}) => version)
      .reverse(),
  );
  expect(feed).toContain(`<updated>${releasesOf(newestVersion).at(-1)?.date}T00:00:00.000Z</updated>`);
});

test('a function of a later release is named in the news of that release', () => {
  const later = allFunctions.filter(({since, signatures}) => /^4\.(?!0\.0)/.test(since) && signatures.c !== undefined);
  const newsOf = (release: string) => releasesOf(newestVersion).find(({version}) => version === release)?.news ?? '';
  const missing = later.filter(({name, since}) => !newsOf(since).includes(`\`${name}\``));
  expect(missing.map(({name, since}) => `${name} ${since}`)).toEqual([]);
});
