/**
 * What the keyboard and screen readers reach in code and tables. Those that scroll take part in the tab order, so that the
 * keyboard can scroll them; those that fit don't. Each button that copies code says what it copies.
 */
import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const scrolls = ({scrollWidth, clientWidth, scrollHeight, clientHeight}: HTMLElement): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

function setTabStop(element: HTMLElement, doesScroll: boolean): void {
  // The arrow keys go through the values of a result.
  const hasKeys = element.querySelector('[data-value]') !== null;
  if (element.tagName !== 'PRE' && !doesScroll) element.removeAttribute('tabindex');
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

/** The heading above an element: the nearest one before it, or before what it is in. */
function sectionOf(element: Element): string {
  for (let at: Element | null = element; at && at.tagName !== 'MAIN'; at = at.parentElement) {
    for (let before = at.previousElementSibling; before; before = before.previousElementSibling) {
      const heading = /^H[23]$/.test(before.tagName) ? before : undefined;
      if (heading) return heading.firstChild?.textContent ?? '';
    }
  }
  return document.querySelector('article h1')?.textContent ?? '';
}

/** Watches the code and the tables in `root`, and names its buttons. */
export function makeAccessible(root: ParentNode): void {
  // A live example's code without a role of its own becomes an editor when it gets the focus.
  for (const element of root.querySelectorAll('.table-box, .wide-table, dd:has(> table), pre:not([role])'))
    observer?.observe(element);
  for (const button of root.querySelectorAll('button')) {
    const block = button.parentElement;
    if (!block?.classList.contains('code-block')) continue;
    const [, language = 'text'] = /language-([\w-]+)/.exec(block.querySelector('code')?.className ?? '') ?? [];
    const section = sectionOf(block);
    const what = [section, language].filter(Boolean).join(', ');
    const label =
      'run' in button.dataset
        ? translate({message: 'Edit and run: {what}'}, {what})
        : block.classList.contains('install')
          ? translate({message: 'Copy the install command'})
          : translate({message: 'Copy: {what}'}, {what});
    button.setAttribute('aria-label', label);
  }
}

/** Stops watching what is no longer on the page. */
export function stopWatchingScrollable(): void {
  observer?.disconnect();
}
