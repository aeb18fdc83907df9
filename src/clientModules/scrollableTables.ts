/**
 * A table that is wider than its place scrolls by itself. It then takes part in the tab order, so that the keyboard
 * can scroll it too; a table that fits does not.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function markScrollableTables(): void {
  for (const table of document.querySelectorAll<HTMLElement>('.markdown table')) {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute('tabindex');
  }
}

/** Docusaurus calls this when a page has been rendered, the first one included. */
export function onRouteDidUpdate(): void {
  // Measured once the page is laid out: doing so here would lay it out twice.
  requestAnimationFrame(markScrollableTables);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('resize', () => requestAnimationFrame(markScrollableTables));
}
