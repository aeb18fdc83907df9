import {expect, test} from 'vitest';
import {asksForHighlight, highlightIn, withHighlight, withoutHighlight} from '../address';

test('the words to highlight travel in the address and come off again', () => {
  const address = withHighlight('/docs/#top', ['e_pentagon', 'größe']);
  const query = address.slice(address.indexOf('?'), address.indexOf('#'));
  expect(asksForHighlight(query)).toBe(true);
  expect(highlightIn(query)).toEqual(['e_pentagon', 'größe']);
  expect(withHighlight('/docs/', ['a'])).toBe('/docs/?_highlight=a');
  expect(withHighlight('/docs/#a', [])).toBe('/docs/#a');
  expect(withoutHighlight('?_highlight=a&tab=c&_highlight=b')).toBe('?tab=c');
  expect(withoutHighlight('?_highlight=a')).toBe('');
  expect(asksForHighlight('?tab=c')).toBe(false);
});
