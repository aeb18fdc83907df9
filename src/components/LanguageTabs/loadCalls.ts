import type {EnginesFile} from '@site/src/contracts/engines';

const loading = new Map<string, Promise<EnginesFile>>();

async function fetchCalls(address: string): Promise<EnginesFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The calls of other stacks could not be loaded (${response.status}).`);
  return (await response.json()) as EnginesFile;
}

/** The calls of a page's functions in other stacks, fetched once for all its tabs; after a failure, fetched anew. */
export function loadCalls(address: string): Promise<EnginesFile> {
  const known = loading.get(address);
  if (known) return known;
  const request = fetchCalls(address);
  loading.set(address, request);
  request.catch(() => loading.delete(address));
  return request;
}
