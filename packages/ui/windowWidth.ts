import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useSyncExternalStore} from 'react';

/** Up to this width, windows are narrow, in sizes of text: 996 px at the normal size. */
const NARROW_EM = 62.25;

/**
 * The same for the size of text that is set in the browser. `plugins/bundler/textSize` writes it into style sheets, and puts
 * the hook below in the place of that of the theme, whose limit is in pixels.
 */
export const narrow = `(max-width: ${NARROW_EM}em)`;

const listeners = new Set<() => void>();

/**
 * Marks the page while its window is narrow for its text. A media query knows the size of text that is set in the browser, but
 * not one that a style sheet of the reader sets, for which style sheets have the same rules under the mark (`plugins/bundler/textSize`).
 */
function mark(): void {
  const root = document.documentElement;
  const em = Number.parseFloat(getComputedStyle(root).fontSize);
  const isNarrow = window.innerWidth <= NARROW_EM * em;
  if (root.hasAttribute('data-narrow') === isNarrow) return;
  root.toggleAttribute('data-narrow', isNarrow);
  for (const listener of listeners) listener();
}

// A change of the size of text changes the height of the page.
if (ExecutionEnvironment.canUseDOM) new ResizeObserver(mark).observe(document.documentElement);

const isNarrow = () => window.matchMedia(narrow).matches || document.documentElement.hasAttribute('data-narrow');

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', onChange);
  listeners.add(onChange);
  return () => {
    query.removeEventListener('change', onChange);
    listeners.delete(onChange);
  };
}

/** Whether the window is as narrow as that of a phone. On the server and while a page starts, it isn't known: `ssr`. */
export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  return useSyncExternalStore(
    subscribe,
    () => (isNarrow() ? 'mobile' : 'desktop'),
    () => 'ssr',
  );
}
