/**
 * Work that must happen before Docusaurus renders the first page. A client module is evaluated before the code of the
 * first route is asked for.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {hasHydrated, rememberServerMarkup} from '@h3-docs/ui/hydration';
import {reloadWhenOnline, showLoadFailure} from '@h3-docs/ui/LoadState/dom';
import {normalizeFirstAddress} from '@h3-docs/base/routing/firstAddress';

let shown = false;

/**
 * Without the code of its route, a page can't be hydrated. Its text is in the HTML already, so keep it and show an
 * error.
 */
function reportFailedRoute(event: PromiseRejectionEvent): void {
  const {reason} = event as {reason: unknown};
  if (hasHydrated() || !(reason instanceof Error) || reason.name !== 'ChunkLoadError') return;
  // The page's layout and its text are files of their own: one message is enough.
  if (!shown) showLoadFailure(reason, reloadWhenOnline);
  shown = true;
}

if (ExecutionEnvironment.canUseDOM) {
  // So early, only the query of an address can have changed what the server wrote (`?docusaurus-data-has-hydrated=true`).
  document.documentElement.dataset.hasHydrated = 'false';
  rememberServerMarkup();
  normalizeFirstAddress();
  window.addEventListener('unhandledrejection', reportFailedRoute);
}
