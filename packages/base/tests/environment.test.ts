import {afterEach, expect, test, vi} from 'vitest';
import {readPort, readSettings} from '../node/environment';

afterEach(() => {
  vi.useRealTimers();
});

test('what is unset or empty has its default', () => {
  vi.useFakeTimers({now: 1_763_846_817_123});
  for (const env of [{}, {SITE_URL: '', BASE_URL: '', SOURCE_DATE_EPOCH: ''}]) {
    expect(readSettings(env)).toEqual({
      siteUrl: 'https://h3geo.org',
      baseUrl: '/',
      editUrl: 'https://github.com/uber/h3/edit/master/website/',
      stamp: 1_763_846_817_123,
    });
  }
});

test.each([
  ['/', '/'],
  ['h3', '/h3/'],
  ['/h3', '/h3/'],
  ['/docs/h3/', '/docs/h3/'],
])('the base URL %s is %s', (BASE_URL, baseUrl) => expect(readSettings({BASE_URL}).baseUrl).toBe(baseUrl));

test('the timestamp is that of SOURCE_DATE_EPOCH, which must be one', () => {
  expect(readSettings({SOURCE_DATE_EPOCH: '1700000000'}).stamp).toBe(1_700_000_000_000);
  expect(() => readSettings({SOURCE_DATE_EPOCH: 'yesterday'})).toThrow('SOURCE_DATE_EPOCH is “yesterday”');
});

test.each(['https://example.org/h3', '/h3 docs/', '/h3/?v=1', '/h3/#top', '/../h3/', './h3', '/h%33/', 'C:\\h3'])(
  'the base URL %s is refused',
  (BASE_URL) => {
    expect(() => readSettings({BASE_URL})).toThrow(`BASE_URL is “${BASE_URL}”. Set it to a path such as /h3/`);
  },
);

test.each([
  'h3geo.org',
  'https://h3geo.org/docs',
  'https://h3geo.org/?a',
  'ftp://h3geo.org',
  'https://user@h3geo.org',
  '/',
])('the site URL %s is refused', (SITE_URL) => {
  expect(() => readSettings({SITE_URL})).toThrow(`SITE_URL is “${SITE_URL}”. Set it to the origin of the site`);
});

test('the site URL may end with a slash', () => {
  expect(readSettings({SITE_URL: 'http://localhost:3000/'}).siteUrl).toBe('http://localhost:3000');
});

test.each(['https://git.example.org/h3/edit/main', 'https://git.example.org/h3/edit/main/'])(
  'the edit URL %s ends with one slash',
  (EDIT_URL) => expect(readSettings({EDIT_URL}).editUrl).toBe('https://git.example.org/h3/edit/main/'),
);

test.each([
  'uber/h3',
  '/edit/',
  'git@github.com:uber/h3',
  'https://example.org/edit?file=',
  'https://example.org/#edit',
])('the edit URL %s is refused', (EDIT_URL) => {
  expect(() => readSettings({EDIT_URL})).toThrow(`EDIT_URL is “${EDIT_URL}”. Set it to the folder of the site`);
});

test('a port is a number that a server can listen on', () => {
  expect(readPort({}, 3000)).toBe(3000);
  expect(readPort({PORT: '0'}, 3000)).toBe(0);
  for (const PORT of ['http', '-1', '65536', '80.5']) expect(() => readPort({PORT}, 3000)).toThrow(`PORT is “${PORT}”`);
});
