import {afterEach, expect, test, vi} from 'vitest';
import {isServerMarkupGone, rememberServerMarkup} from '../hydration';

afterEach(() => void vi.unstubAllGlobals());

/** Remembers a page whose root has this element. */
function open(firstElementChild: {isConnected: boolean} | null): void {
  vi.stubGlobal('document', {getElementById: () => ({firstElementChild})});
  rememberServerMarkup();
}

test('a page without HTML of the server, as in the preview, has to fetch what is in the HTML alone', () => {
  open(null);
  expect(isServerMarkupGone()).toBe(true);
});

test('the HTML of the server is gone when React has thrown it away', () => {
  const main = {isConnected: true};
  open(main);
  expect(isServerMarkupGone()).toBe(false);
  main.isConnected = false;
  expect(isServerMarkupGone()).toBe(true);
});
