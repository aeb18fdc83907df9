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

/** A loader of JSON files that fetches each once for all that ask for it; after a failure, it fetches anew. */
export function jsonOnce<Content>(what: string): (address: string) => Promise<Content> {
  const loading = new Map<string, Promise<Content>>();
  return (address) => {
    const known = loading.get(address);
    if (known) return known;
    const request = fetchJson<Content>(address, what);
    loading.set(address, request);
    request.catch(() => loading.delete(address));
    return request;
  };
}
