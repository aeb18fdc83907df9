import {afterEach, expect, test, vi} from 'vitest';
import {readSettings} from '../../plugins/environment';

afterEach(() => {
  vi.useRealTimers();
});

test('what is unset or empty has its default', () => {
  vi.useFakeTimers({now: 1_763_846_817_123});
  for (const env of [{}, {SITE_URL: '', BASE_URL: '', SOURCE_DATE_EPOCH: ''}]) {
    expect(readSettings(env)).toEqual({siteUrl: 'https://h3geo.org', baseUrl: '/', stamp: 1_763_846_817_123});
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
