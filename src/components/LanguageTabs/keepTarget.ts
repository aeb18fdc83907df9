import {placeNamed} from '@h3-docs/ui/collapse';

const signsOfUse = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Pixels by which a place may differ because of rounding. */
const tolerance = 2;

let kept: Element | undefined;
let stop: (() => void) | undefined;

/** Whether an element is where a browser scrolls to when the address names it. */
function isInPlace(target: Element): boolean {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const margin = parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const {top} = target.getBoundingClientRect();
  if (Math.abs(top - padding - margin) < tolerance) return true;
  // Near the end of the page, a browser can't scroll that far.
  const isAtEnd = window.scrollY + window.innerHeight > document.documentElement.scrollHeight - tolerance;
  return isAtEnd && top > padding + margin && top < window.innerHeight;
}

/**
 * Whether the browser has not yet scrolled to the target of the address, because scripts can run before the first
 * frame.
 */
function isStillAtTop(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return window.scrollY === 0 && visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
}

/**
 * Keeps the target of the address in view while blocks above it change their heights. Tab groups change one after the
 * other, on a busy machine long after their calls have arrived, and browsers sometimes lose the place. Ends when the
 * reader uses the page. A reader who has scrolled before stays where they are. Repeated calls for one element do
 * nothing.
 *
 * @param hash of the address, with `#`; empty if the address names no place
 */
export function keepTarget(hash: string): void {
  const target = placeNamed(hash);
  if (!target || target === kept) return;
  stop?.();
  kept = target;
  if (!isInPlace(target) && !isStillAtTop()) return;

  const address = window.location.href;
  const use = new AbortController();
  /** The distance from the top of the page. */
  const measure = () => target.getBoundingClientRect().top + window.scrollY;
  let distance = measure();
  // The body is as high as the window, whatever it contains.
  const observer = new ResizeObserver(() => {
    // A folded section that a link opens changes its height before the router tells of the new address.
    if (window.location.href !== address) end();
    else if (!isInPlace(target)) target.scrollIntoView({behavior: 'instant'});
    distance = measure();
  });
  const end = () => {
    observer.disconnect();
    use.abort();
  };
  stop = end;
  for (const block of document.querySelectorAll('#__docusaurus, .markdown > *')) observer.observe(block);
  const whileUnused = {capture: true, passive: true, signal: use.signal};
  for (const sign of signsOfUse) window.addEventListener(sign, end, whileUnused);
  /** Ends for readers who scroll without any other sign, for example by the scrollbar: nothing above has grown or shrunk. */
  const endIfScrolled = () => {
    if (!isInPlace(target) && Math.abs(measure() - distance) < tolerance) end();
  };
  window.addEventListener('scroll', endIfScrolled, whileUnused);
}
