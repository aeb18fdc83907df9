/** What a build takes from builds before it, and what it computes anew. */
import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {fingerprint, KeptResults} from '../../plugins/worker/resultCache';

let site: string;
const at = (file: string) => path.join(site, file);
const worker = () => at('worker.cjs');

beforeEach(() => {
  site = fs.mkdtempSync(path.join(tmpdir(), 'h3-docs-kept-'));
  for (const folder of ['static/data', 'i18n/fr']) fs.mkdirSync(at(folder), {recursive: true});
  fs.writeFileSync(worker(), `const __dirname = "${site}/plugins"; module.exports = 1;`);
  fs.writeFileSync(at('package-lock.json'), '{}');
  fs.writeFileSync(at('static/data/airports.csv'), 'name,lat,lng\n');
  fs.writeFileSync(at('i18n/fr/code.json'), '{}');
});

afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(site, {recursive: true, force: true});
});

describe('the fingerprint of results', () => {
  it.each<[input: string, change: () => void]>([
    ['the code of the tasks', () => fs.appendFileSync(worker(), '\nmodule.exports = 2;')],
    ['the packages', () => fs.appendFileSync(at('package-lock.json'), ' ')],
    ['data', () => fs.appendFileSync(at('static/data/airports.csv'), 'A,1,2\n')],
    ['a further file of data', () => fs.writeFileSync(at('static/data/cities.csv'), '')],
    ['the locale', () => vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'de')],
    ['a translation', () => fs.appendFileSync(at('i18n/fr/code.json'), ' ')],
  ])('changes with %s', (_input, change) => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'fr');
    const before = fingerprint(worker(), site);
    change();
    expect(fingerprint(worker(), site)).not.toBe(before);
  });

  it('is the same for a copy of the site in another folder', () => {
    const before = fingerprint(worker(), site);
    const copy = at('copy');
    for (const name of ['static', 'i18n', 'package-lock.json'])
      fs.cpSync(at(name), path.join(copy, name), {recursive: true});
    fs.writeFileSync(path.join(copy, 'worker.cjs'), `const __dirname = "${copy}/plugins"; module.exports = 1;`);
    expect(fingerprint(path.join(copy, 'worker.cjs'), copy)).toBe(before);
  });
});

describe('kept results', () => {
  const root = () => at('kept');
  const kept = () => new KeptResults(worker(), root());

  it('are computed once for equal arguments, also at a time, and by the next build', async () => {
    const compute = vi.fn(() => Promise.resolve({svg: '<svg/>', size: undefined, shown: new Map([[1, 2]])}));
    const results = kept();
    const asked = () => results.of('drawFigure', ['neighbors', {dark: true}], compute);
    const [first, second] = await Promise.all([asked(), asked()]);
    expect(second).toStrictEqual(first);
    expect(second).not.toBe(first);
    results.write();
    const next = kept();
    expect(await next.of('drawFigure', ['neighbors', {dark: true}], compute)).toStrictEqual(first);
    expect(compute).toHaveBeenCalledTimes(1);
    await next.of('drawFigure', ['neighbors', {dark: false}], compute);
    await next.of('valueText', ['neighbors', {dark: true}], compute);
    expect(compute).toHaveBeenCalledTimes(3);
  });

  it('are computed again when the worker has changed, where a file was cut off, after a failure, and without a folder', async () => {
    const valueIn = (results: KeptResults, text: string) =>
      results.of('valueText', ['1 + 1'], () => Promise.resolve(text));
    const results = kept();
    await expect(results.of('valueText', ['1 + 1'], () => Promise.reject(new Error('no value')))).rejects.toThrow(
      'no value',
    );
    expect(await valueIn(results, '2')).toBe('2');
    fs.appendFileSync(worker(), '\n');
    results.renew();
    expect(await valueIn(results, 'two')).toBe('two');
    results.write();
    for (const file of fs.readdirSync(root())) fs.truncateSync(path.join(root(), file), 9);
    expect(await valueIn(kept(), 'three')).toBe('three');
    const nowhere = new KeptResults(worker(), worker());
    expect(await valueIn(nowhere, 'anew')).toBe('anew');
    nowhere.write();
  });

  it('go when no build has used them for a week', async () => {
    const old = path.join(root(), 'old');
    fs.mkdirSync(old, {recursive: true});
    fs.utimesSync(old, 1, 1);
    const results = kept();
    await results.of('valueText', ['1 + 1'], () => Promise.resolve('2'));
    results.write();
    expect(fs.existsSync(old)).toBe(false);
  });
});
