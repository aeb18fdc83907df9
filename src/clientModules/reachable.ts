/**
 * What the keyboard and screen readers reach on a page. Tables and blocks of code that scroll take part in the tab order,
 * so that the keyboard can scroll them; those that fit don't. Each button that copies code says what it copies.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const scrolls = ({scrollWidth, clientWidth, scrollHeight, clientHeight}: HTMLElement): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

function setTabStop(element: HTMLElement, doesScroll: boolean): void {
  // The arrow keys go through the values of a result.
  const hasKeys = element.querySelector('[data-value]') !== null;
  if (element instanceof HTMLTableElement && !doesScroll) element.removeAttribute('tabindex');
  else element.tabIndex = doesScroll || hasKeys ? 0 : -1;
}

/**
 * Watches what may scroll: it also changes when a tab is opened, when code arrives, and with the window. Elements in a
 * closed tab have no size; they are reported again when the tab is opened. All sizes are read before anything is written,
 * so that the browser lays out the page once.
 */
const observer = ExecutionEnvironment.canUseDOM
  ? new ResizeObserver((entries) => {
      entries
        .map(({target}) => target)
        .filter((target) => target instanceof HTMLElement)
        .filter(({clientWidth}) => clientWidth > 0)
        .map((element) => [element, scrolls(element)] as const)
        .forEach(([element, doesScroll]) => setTabStop(element, doesScroll));
    })
  : undefined;

function nameCopyButtons(): void {
  let section = '';
  for (const element of document.querySelectorAll('main :is(h1, h2, h3), .code-block > button')) {
    if (element instanceof HTMLButtonElement) {
      const code = element.parentElement?.querySelector('code');
      const [, language = 'text'] = /language-([\w-]+)/.exec(code?.className ?? '') ?? [];
      element.setAttribute('aria-label', `Copy: ${[section, language].filter(Boolean).join(', ')}`);
    } else {
      section = element.firstChild?.textContent ?? '';
    }
  }
}

/** Docusaurus calls this when a page has been rendered, the first one included. */
export function onRouteDidUpdate(): void {
  observer?.disconnect();
  // A live example's code without a role of its own becomes an editor when it gets the focus.
  for (const element of document.querySelectorAll('.markdown table, main pre:not([role])')) observer?.observe(element);
  nameCopyButtons();
}
