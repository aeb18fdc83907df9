/**
 * Loads a page of the preview again once its author has mended what could not be compiled. The bundler's client alone
 * would exchange the mended module, but nothing of the page would show the module.
 */

/** The messages about a compilation without errors. */
const mended: ReadonlySet<unknown> = new Set(['webpackOk', 'webpackStillOk', 'webpackWarnings']);

if (typeof window !== 'undefined') {
  let failed = false;
  // The client of webpack-dev-server sends a message about each compilation.
  window.addEventListener('message', ({source, data}: MessageEvent<{readonly type?: unknown} | null>) => {
    if (source !== window) return;
    if (data?.type === 'webpackErrors') failed = true;
    else if (failed && mended.has(data?.type)) window.location.reload();
  });
}
