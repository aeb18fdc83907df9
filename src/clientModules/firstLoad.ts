/**
 * What has to happen before Docusaurus renders the first page. A client module is evaluated before the code of the
 * first route is asked for.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {showLoadFailure} from '../ui/LoadState/dom';
import {normalizeFirstAddress} from '../routing/firstAddress';

/** Without the code of its route a page cannot come to life. Its text is there already: keep it, and say what is wrong. */
function reportFailedRoute(event: PromiseRejectionEvent): void {
  const {reason} = event as {reason: unknown};
  const hydrated = document.documentElement.dataset.hasHydrated === 'true';
  if (hydrated || !(reason instanceof Error) || reason.name !== 'ChunkLoadError') return;
  showLoadFailure(reason, () => window.location.reload());
}

if (ExecutionEnvironment.canUseDOM) {
  normalizeFirstAddress();
  window.addEventListener('unhandledrejection', reportFailedRoute);
}
