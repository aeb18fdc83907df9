import {shrinks} from '@h3-docs/base/contracts/offline';
import {hexOf} from '@h3-docs/base/hex';
import {withoutTrailing} from '@h3-docs/base/withoutTrailing';

/** The header that marks a stored file as compressed. */
const packedMark = 'x-h3-docs-packed';

/** Headers that describe how a file traveled. */
const ofTheWay = ['content-encoding', 'content-length', 'transfer-encoding', packedMark];

function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers);
  for (const name of ofTheWay) headers.delete(name);
  return headers;
}

/** The first 16 hexadecimal digits of the SHA-256 of a file, as the build's list has them. */
export async function hashOf(content: ArrayBuffer): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', content), 0, 8));
}

/**
 * A file as it is stored: compressed where that helps, so that a copy takes as much space as its download. It keeps its
 * headers, the Content-Security-Policy among them.
 *
 * @param content - the whole content of the answer
 */
export async function packed(path: string, response: Response, content: ArrayBuffer): Promise<Response> {
  const headers = headersOf(response);
  if (!shrinks(path)) return new Response(content, {headers});
  headers.set(packedMark, 'gzip');
  const compressed = new Blob([content]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(await new Response(compressed).arrayBuffer(), {headers});
}

/** A stored file as a server would send it. */
export function unpacked(stored: Response, status = 200): Response {
  const {body} = stored;
  const compressed = stored.headers.has(packedMark);
  const content = compressed && body ? body.pipeThrough(new DecompressionStream('gzip')) : body;
  return new Response(content, {status, headers: headersOf(stored)});
}

/** The files that a path of the site can mean, best first, as static hosts resolve it. */
export function filesAt(path: string): readonly string[] {
  const bare = withoutTrailing(path, '/');
  return bare === '' ? ['index.html'] : [path, `${bare}/index.html`, `${bare}.html`];
}
