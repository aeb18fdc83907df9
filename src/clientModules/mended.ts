/**
 * In the preview: loads a page again once what could not be compiled is mended. The bundler's client would exchange the
 * mended module only, and a page without the broken one has nothing that shows it.
 */
const mended: ReadonlySet<unknown> = new Set(['webpackOk', 'webpackStillOk', 'webpackWarnings']);

if (typeof window !== 'undefined') {
  let failed = false;
  // What the client of webpack-dev-server says of each compilation.
  window.addEventListener('message', ({source, data}: MessageEvent<{readonly type?: unknown} | null>) => {
    if (source !== window) return;
    if (data?.type === 'webpackErrors') failed = true;
    else if (failed && mended.has(data?.type)) window.location.reload();
  });
}
