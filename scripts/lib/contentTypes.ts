import path from 'node:path';

/** The content types of all files that the site has, by their endings. */
export const types: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.geojson': 'application/geo+json',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const compressible = /^(text|application)\/(?!octet)|svg/;

/** The content type of a file, by its ending. */
export function contentTypeOf(file: string): string {
  return types[path.extname(file)] ?? 'application/octet-stream';
}

/** Whether a file gets smaller when it is compressed; images and fonts already are. */
export function isCompressible(file: string): boolean {
  return compressible.test(contentTypeOf(file));
}
