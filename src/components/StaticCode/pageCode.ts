type PageCode = readonly string[];

const parsed = new Map<string, PageCode>();
const loading = new Map<string, Promise<PageCode>>();

/** The blocks in the text of a page's code file: a JSON array of HTML. */
export function parseCode(text: string): PageCode {
  const blocks = parsed.get(text) ?? (JSON.parse(text) as PageCode);
  parsed.set(text, blocks);
  return blocks;
}

async function fetchCode(address: string): Promise<PageCode> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The code of this page could not be loaded (${response.status}).`);
  return (await response.json()) as PageCode;
}

/** The code of a page, fetched once for all its blocks. Rejects when it cannot be had, and is then fetched anew. */
export function loadCode(address: string): Promise<PageCode> {
  const known = loading.get(address);
  if (known) return known;
  const request = fetchCode(address);
  loading.set(address, request);
  request.catch(() => loading.delete(address));
  return request;
}
