import {expect, test} from 'vitest';
import {durationOf} from '../collapse';

test('a higher section takes longer to open, but not in proportion', () => {
  expect(durationOf(0)).toBe(40);
  expect(durationOf(36)).toBe(192);
  expect(durationOf(36 * 16)).toBe(372);
  expect(durationOf(36 * 81)).toBe(652);
});
