import {expect, test} from 'vitest';
import {asksForHighlight, highlightIn, withHighlight, withoutHighlight} from '../address';
import type {SearchResult} from '../files';
import {lineOf} from '../resultLine';

const result: SearchResult = {
  url: '/docs/api/traversal#griddisk',
  kind: 'reference',
  page: 'Traversal functions',
  group: 'API reference',
  heading: 'gridDisk',
  text: `Cells around a cell. ${'More words. '.repeat(30)}The disk ends here.`,
  highlights: ['griddisk', 'kring'],
};

test('a result shows its heading, page, opening and how it was found', () => {
  const shown = lineOf({...result, via: {name: 'kRing', former: true}});
  expect(shown.heading).toEqual([{text: 'gridDisk', isMatch: true}]);
  expect(shown.place).toBe('API reference › Traversal functions');
  expect(shown.via).toBe('kRing in 3.x');
  expect(shown.text.map(({text}) => text).join('')).toBe('Cells around a cell.');
  expect(shown.url).toBe('/docs/api/traversal?_highlight=griddisk&_highlight=kring#griddisk');
  expect(lineOf({...result, via: {name: 'grid_disk', former: false}}).via).toBe('also grid_disk');
});

test('a result found in its text shows where; a page does not repeat its title', () => {
  const shown = lineOf({...result, page: 'gridDisk', highlights: ['ends']});
  expect(shown.place).toBe('API reference');
  expect(shown.via).toBeUndefined();
  expect(shown.text.filter(({isMatch}) => isMatch)).toEqual([{text: 'ends', isMatch: true}]);
});

test('the words to highlight travel in the address and come off again', () => {
  const address = withHighlight('/docs/#top', ['e_pentagon', 'größe']);
  const query = address.slice(address.indexOf('?'), address.indexOf('#'));
  expect(asksForHighlight(query)).toBe(true);
  expect(highlightIn(query)).toEqual(['e_pentagon', 'größe']);
  expect(withHighlight('/docs/', ['a'])).toBe('/docs/?_highlight=a');
  expect(withoutHighlight('?_highlight=a&tab=c&_highlight=b')).toBe('?tab=c');
  expect(withoutHighlight('?_highlight=a')).toBe('');
  expect(asksForHighlight('?tab=c')).toBe(false);
});
