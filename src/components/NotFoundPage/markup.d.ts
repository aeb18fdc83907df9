/** The not-found page on the server, and nothing in the browser's JavaScript (`plugins/nearest-pages`). */
declare module 'h3-not-found-markup' {
  import type {ComponentType} from 'react';

  export const NotFoundMarkup: ComponentType<{readonly className?: string | undefined}> | undefined;
}
