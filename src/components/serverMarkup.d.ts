/** What only the server renders; undefined in the browser (`plugins/bundler/serverMarkup.ts`). */
declare module 'h3-server-markup/BaseUrlCheck' {
  export const showBaseUrlBanner: ((configured: string, id: string) => void) | undefined;
}

declare module 'h3-server-markup/NotFoundPage' {
  import type {ComponentType} from 'react';

  export const NotFoundMarkup: ComponentType<{readonly className?: string | undefined}> | undefined;
}

declare module 'h3-server-markup/ResolutionStatistics' {
  import type {DocsVersion} from '@h3-docs/base/versions';

  /** The tables of a version. */
  export const tablesOf: ((version: DocsVersion) => string) | undefined;
}
