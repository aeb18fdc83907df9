/**
 * Gives every collapsible section of the site the same movement, and opens them for print. For a reader who comes back to a
 * page, it opens the sections that were open before.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {slide} from '@h3-docs/ui/collapse';

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

/** Where style sheets can't open the content of closed sections on paper, scripts do (`site.css`). */
function openForPrint(): void {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const details of closed) details.open = true;
  const close = () => closed.forEach((details) => (details.open = false));
  window.addEventListener('afterprint', close, {once: true});
}

/** The sections of the page, without those of lists, whose content may still have to be fetched. */
const sections = () => [...document.querySelectorAll<HTMLDetailsElement>('main details:not(.problem-group *)')];

/** Which sections were open when the reader left an entry of the history, by its key. The first entry has none. */
const leftOpen = new Map<string | undefined, readonly boolean[]>();

/** Docusaurus calls this while the page that the reader leaves is still there. */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({previousLocation, location}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname)
    leftOpen.set(
      previousLocation.key,
      sections().map(({open}) => open),
    );
};

/** Docusaurus calls this when a page has been rendered. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({previousLocation, location}) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  const wasOpen = leftOpen.get(location.key);
  sections().forEach((details, at) => (details.open ||= wasOpen?.[at] ?? false));
};

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
  if (!CSS.supports('selector(::details-content)')) window.addEventListener('beforeprint', openForPrint);
}
