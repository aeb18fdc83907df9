/** Gives every collapsible section of the site the same movement, and opens them for print and for the browser's search. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {slide} from '@h3-docs/ui/collapse';
import {onFindInPage} from '@h3-docs/ui/findInPage';

/** The section whose summary a click is on, but not on a link or a control in it. */
function sectionAt({target, defaultPrevented}: MouseEvent): HTMLDetailsElement | undefined {
  if (defaultPrevented || !(target instanceof Element) || target.closest('a, button, input, select')) return undefined;
  const details = target.closest('summary')?.parentElement;
  return details instanceof HTMLDetailsElement ? details : undefined;
}

function onClick(event: MouseEvent): void {
  const details = sectionAt(event);
  if (!details || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.preventDefault();
  slide(details);
}

/** Opens all sections within an element. @returns those that were closed before */
function openAll(within: Element): readonly HTMLDetailsElement[] {
  const closed = [...within.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const details of closed) details.open = true;
  return closed;
}

/** Opens the sections of lists that are fetched once the reader searches. Those that the reader closes stay closed. */
function openWhatComes(records: readonly MutationRecord[]): void {
  for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
    if (node instanceof HTMLDetailsElement) node.open = true;
    if (node instanceof Element) openAll(node);
  }
}

/** Opens all sections of the article for a browser whose search finds nothing in closed ones, and has `coming` watch it. */
function openForSearch(coming: MutationObserver): void {
  for (const article of document.querySelectorAll('article')) {
    openAll(article);
    coming.observe(article, {childList: true, subtree: true});
  }
}

/** Where style sheets can't open the content of closed sections on paper, scripts do (`site.css`). */
function openForPrint(): void {
  const closed = openAll(document.body);
  const close = () => closed.forEach((details) => (details.open = false));
  window.addEventListener('afterprint', close, {once: true});
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
  if (!CSS.supports('selector(::details-content)')) window.addEventListener('beforeprint', openForPrint);
  // The search of older Firefox and Safari finds nothing in a closed section.
  if (!('onbeforematch' in document.body)) {
    const coming = new MutationObserver(openWhatComes);
    onFindInPage(() => openForSearch(coming));
  }
}
