/** Written by `plugins/statistics`: the tables as HTML on the server, nothing in the browser's JavaScript. */
declare module 'h3-statistics-markup' {
  import type {DocsVersion} from '@h3-docs/base/versions';
  export function markupOf(version: DocsVersion): string;
}
