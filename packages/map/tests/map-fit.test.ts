import {expect, it} from 'vitest';
import {fitMargin} from '../engines/gl';

it.each([
  ['a phone, clear of a result and two rows of buttons and sources', 358, 350, 152],
  ['a wide map, with its surroundings', 842, 692, 0.22 * 692],
  ['a small figure, half seen', 300, 200, 90],
])('a fitted view keeps the places of %s', (_map, clientWidth, clientHeight, bottom) => {
  expect(fitMargin({clientWidth, clientHeight}).bottom).toBe(bottom);
});
