/**
 * Runs in the page that was served at the wrong place, where none of the site's files can be found: it is inlined in
 * the HTML as text, so it may use nothing from outside itself. `configured` is the base URL of the build.
 */
export function showBaseUrlBanner(configured: string, id: string): void {
  const onError = ({target}: Event): void => {
    // A script that can't be run, such as HTML in its place, tells the window instead of its element.
    if (!(target instanceof HTMLScriptElement || target === window) || document.getElementById(id)) return;
    if ((window as {docusaurus?: unknown}).docusaurus !== undefined) return;
    const here = window.location.pathname.replace(/\/?(?:index(?:\.html)?)?$/, '/');
    // At the right place the site's code is missing for another reason, such as a network that fails.
    if (here === configured) return;
    const banner = document.createElement('div');
    banner.id = id;
    banner.setAttribute('role', 'alert');
    banner.style.cssText = 'margin:1rem;padding:1rem;border:4px solid #b3261e;background:#fff3e0;color:#1b1b1b';
    const advice =
      window.location.protocol === 'file:'
        ? [
            'This page was opened as a file, so the browser cannot load its scripts.',
            'Serve it over HTTP: npm run serve',
          ]
        : [
            `It was built for the base URL ${configured}, but this page was opened at ${here}.`,
            `If the site belongs here, build it with BASE_URL=${here}`,
          ];
    const lines = ['Your site did not load properly', ...advice];
    lines.forEach((line, index) => {
      const element = document.createElement(index === 0 ? 'strong' : 'p');
      element.textContent = line;
      banner.append(element);
    });
    document.body.prepend(banner);
  };
  window.addEventListener('error', onError, true);
}
