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

/** Opens all sections within elements that a selector names. @returns the sections that were closed before */
function openAll(within: string): readonly HTMLDetailsElement[] {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>(`${within} details:not([open])`)];
  for (const details of closed) details.open = true;
  return closed;
}

/** Where style sheets can't open the content of closed sections on paper, scripts do (`site.css`). */
function openForPrint(): void {
  const closed = openAll('body');
  const close = () => closed.forEach((details) => (details.open = false));
  window.addEventListener('afterprint', close, {once: true});
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
  if (!CSS.supports('selector(::details-content)')) window.addEventListener('beforeprint', openForPrint);
  // The search of older Firefox and Safari finds nothing in a closed section.
  if (!('onbeforematch' in document.body)) onFindInPage(() => openAll('article'));
}
