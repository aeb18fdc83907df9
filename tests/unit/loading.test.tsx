import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, expect, test, vi} from 'vitest';
import Loading from '@site/src/theme/Loading';

const state = {isLoading: true, pastDelay: false, timedOut: false, error: undefined, retry: () => undefined};

afterEach(() => void vi.unstubAllGlobals());

test('until its code is there, a route shows nothing within the delay', () => {
  expect(renderToStaticMarkup(<Loading {...state} />)).toBe('');
});

test('until its code is there, a route shows that it is loading, after the delay', () => {
  expect(renderToStaticMarkup(<Loading {...state} pastDelay />)).toMatch(/role="status">Loading…</);
});

test('until its code is there, a route shows the text of the error and a Retry button, when it fails', () => {
  vi.stubGlobal('navigator', {onLine: true});
  const html = renderToStaticMarkup(<Loading {...state} pastDelay error={new Error('chunk 7 failed')} />);
  expect(html).toMatch(/role="alert".*Error: chunk 7 failed.*<button[^>]*>Retry<\/button>/);
});
