import {expect, it} from 'vitest';
import {fitMargin} from '../engines/gl';

it.each([
  ['a phone, clear of two rows of buttons', 358, 350, 104],
  ['a wide map, with its surroundings', 842, 692, 0.22 * 692],
  ['a small figure, mostly seen', 300, 200, 76],
])('a fitted view keeps the places of %s', (_map, clientWidth, clientHeight, bottom) => {
  expect(fitMargin({clientWidth, clientHeight}).bottom).toBe(bottom);
});
