import {afterEach, beforeEach, expect, test, vi} from 'vitest';

const scripts = ['/h3/assets/js/runtime~main.1a.js', '/h3/assets/js/main.2b.js'];

/** What the bundler was told to load, by its addresses. */
let loaded: string[];
let fetched: number;
let answers: (readonly string[] | undefined)[];

/** A page with the script 7 whose digits the HTML names, and code that is loaded by the bundler's own functions. */
async function open() {
  const bundler = {
    p: '/h3/',
    u: (script: string) => `assets/js/${script}.${script === '5' ? 'c5' : '0'}.js`,
    e: (script: string) => Promise.resolve(loaded.push(bundler.p + bundler.u(script))),
  };
  vi.stubGlobal('__webpack_require__', bundler);
  vi.stubGlobal('document', {
    querySelector: () => ({dataset: {page: '7.d7'}}),
    querySelectorAll: () => scripts.map((href) => ({getAttribute: () => href})),
  });
  vi.stubGlobal('fetch', (address: string) => {
    expect(address).toBe('/h3/pages.json');
    fetched += 1;
    const named = answers.shift();
    return named
      ? Promise.resolve(Response.json({scripts: named, digits: {7: 'd7', 8: 'd8'}}))
      : Promise.reject(Error('offline'));
  });
  vi.resetModules();
  const {nameScripts, addressOfScript} = await import('../routing/pageScripts');
  nameScripts();
  return {bundler, addressOfScript};
}

beforeEach(() => {
  [loaded, fetched, answers] = [[], 0, []];
});
afterEach(() => void vi.unstubAllGlobals());

test('a page loads its own script and what pages share without the list of pages', async () => {
  const {bundler} = await open();
  await bundler.e('7');
  await bundler.e('5');
  expect(loaded).toEqual(['/h3/assets/js/7.d7.js', '/h3/assets/js/5.c5.js']);
  expect(fetched).toBe(0);
});

test('for other pages, the list is asked for once, and anew when it did not arrive', async () => {
  answers = [undefined, scripts];
  const {bundler, addressOfScript} = await open();
  await expect(bundler.e('8')).rejects.toThrow('offline');
  expect(addressOfScript('8')).toBeUndefined();
  await Promise.all([bundler.e('8'), bundler.e('8')]);
  expect(loaded).toEqual(['/h3/assets/js/8.d8.js', '/h3/assets/js/8.d8.js']);
  expect(addressOfScript('8')).toBe('/h3/assets/js/8.d8.js');
  expect(fetched).toBe(2);
});

test('code of an earlier edition loads no page of the newest', async () => {
  answers = [[scripts[0] ?? '', '/h3/assets/js/main.3c.js']];
  const {bundler} = await open();
  await expect(bundler.e('8')).rejects.toThrow('The site has changed.');
  expect(loaded).toEqual([]);
});
