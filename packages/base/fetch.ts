import {translate} from '@docusaurus/Translate';
/**
 * Fetches a file of the site.
 *
 * @param address - where it is
 * @param what - its name in the sentence that readers get where the server does not have it
 * @param cache - how the browser may use its cache
 * @returns the answer; rejects with that sentence, or with what the browser throws where the network fails
 */
export async function fetchFile(
  address: string | URL,
  what: string,
  signal?: AbortSignal,
  cache: RequestCache = 'default',
): Promise<Response> {
  const response = await fetch(address, {signal, cache});
  if (!response.ok)
    throw new Error(translate({message: '{what} could not be loaded ({status}).'}, {what, status: response.status}));
  return response;
}

/** Fetches a JSON file of the build, whose shape the build answers for. Rejects as `fetchFile` does. */
export async function fetchJson<Content>(address: string | URL, what: string, cache?: RequestCache): Promise<Content> {
  return (await (await fetchFile(address, what, undefined, cache)).json()) as Content;
}

/** A loader that loads each thing once for all that ask for it; after a failure, it loads anew. */
export function loadOnce<Key, Content>(load: (key: Key) => Promise<Content>): (key: Key) => Promise<Content> {
  const loading = new Map<Key, Promise<Content>>();
  return (key) => {
    const known = loading.get(key);
    if (known) return known;
    const request = load(key);
    loading.set(key, request);
    request.catch(() => loading.delete(key));
    return request;
  };
}

/** A loader of JSON files that fetches each once. */
export const jsonOnce = <Content>(what: string): ((address: string) => Promise<Content>) =>
  loadOnce((address) => fetchJson<Content>(address, what));
