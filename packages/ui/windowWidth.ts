import {useSyncExternalStore} from 'react';

/**
 * Up to this width, windows are narrow: 996 px at the normal size of text. `plugins/bundler/textSize` writes the same into style
 * sheets, and puts this hook in the place of that of the theme, whose limit is in pixels.
 */
export const narrow = '(max-width: 62.25em)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as that of a phone. On the server and while a page starts, it isn't known: `ssr`. */
export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  return useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(narrow).matches ? 'mobile' : 'desktop'),
    () => 'ssr',
  );
}
