import {afterEach, expect, test, vi} from 'vitest';
import {loadSearch} from '../load';

afterEach(() => vi.unstubAllGlobals());

test('the address of the files is asked for anew, then the two files of its build', async () => {
  const asked: [string, RequestCache | undefined][] = [];
  vi.stubGlobal('fetch', (address: string, {cache}: RequestInit) => {
    asked.push([address, cache]);
    return Promise.resolve(
      address === '/base/search.json' ? Response.json({stamp: 1234}) : new Response('', {status: 404}),
    );
  });
  await expect(loadSearch('/base/')).rejects.toThrow('404');
  expect(asked).toEqual([
    ['/base/search.json', 'no-cache'],
    ['/base/search-doc-1234.json', 'default'],
    ['/base/lunr-index-1234.json', 'default'],
  ]);
});
