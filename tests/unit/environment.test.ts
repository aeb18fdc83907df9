import {expect, test} from 'vitest';
import {readSettings} from '../../plugins/environment';

test('what is unset or empty has its default', () => {
  for (const env of [{}, {SITE_URL: '', BASE_URL: '', SOURCE_DATE_EPOCH: ''}]) {
    const before = Date.now();
    const {siteUrl, baseUrl, stamp} = readSettings(env);
    expect({siteUrl, baseUrl}).toEqual({siteUrl: 'https://h3geo.org', baseUrl: '/'});
    expect(stamp).toBeGreaterThanOrEqual(before);
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
