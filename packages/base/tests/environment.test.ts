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

test('addresses get the slashes that they need', () => {
  for (const [BASE_URL, baseUrl] of Object.entries({h3: '/h3/', '/h3': '/h3/', '/docs/h3/': '/docs/h3/'}))
    expect(readSettings({BASE_URL}).baseUrl).toBe(baseUrl);
  expect(readSettings({SITE_URL: 'http://localhost:3000/'}).siteUrl).toBe('http://localhost:3000');
  for (const slash of ['', '/'])
    expect(readSettings({EDIT_URL: `https://git.example.org/edit${slash}`}).editUrl).toBe(
      'https://git.example.org/edit/',
    );
});

test('the timestamp is that of SOURCE_DATE_EPOCH, which must be one', () => {
  expect(readSettings({SOURCE_DATE_EPOCH: '1700000000'}).stamp).toBe(1_700_000_000_000);
  expect(() => readSettings({SOURCE_DATE_EPOCH: 'yesterday'})).toThrow('SOURCE_DATE_EPOCH is “yesterday”');
});

test.each([
  ['BASE_URL', 'a path such as /h3/', 'https://example.org/h3 /h3?docs/ /h3/?v=1 /h3/#top /../h3/ ./h3 /h%33/ C:\\h3'],
  [
    'SITE_URL',
    'the origin of the site',
    'h3geo.org https://h3geo.org/docs https://h3geo.org/?a ftp://h3geo.org / https://user@h3geo.org',
  ],
  [
    'EDIT_URL',
    'the folder of the site',
    'uber/h3 /edit/ git@github.com:uber/h3 https://example.org/edit?file= https://example.org/#edit',
  ],
])('a wrong %s is refused, and it is said to be %s', (name, wanted, wrong) => {
  for (const value of wrong.split(' '))
    expect(() => readSettings({[name]: value})).toThrow(`${name} is “${value}”. Set it to ${wanted}`);
});

test('a port is a number that a server can listen on', () => {
  expect(readPort({}, 3000)).toBe(3000);
  expect(readPort({PORT: '0'}, 3000)).toBe(0);
  for (const PORT of ['http', '-1', '65536', '80.5']) expect(() => readPort({PORT}, 3000)).toThrow(`PORT is “${PORT}”`);
});
