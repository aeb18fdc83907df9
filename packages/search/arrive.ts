/** How long the page of a result may take to come, in milliseconds. */
const patience = 10_000;
/** How many frames in a row the target has to rest before it counts as arrived at. */
const restful = 10;
const gap = 12;

/** Where the content begins below the navbar, which may have hidden itself, in CSS pixels. */
function top(): number {
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect();
  return Math.max(0, navbar?.bottom ?? 0) + gap;
}

/** Scrolls so that the target begins below the navbar; whether it was there already. */
function bringIntoView(target: Element): boolean {
  const away = target.getBoundingClientRect().top - top();
  const end = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
  // The end of a page cannot go further up.
  const resting = Math.abs(away) < 2 || (away > 0 && end < 2);
  if (!resting) window.scrollBy({top: away, behavior: 'instant'});
  return resting;
}

/**
 * Brings a result into view below the navbar, and the focus to it, once its page is there. A page that comes late and
 * grows while it is drawn moves the target, which is followed until it rests or the reader does something else.
 *
 * @param anchor the id of the target; empty for the top of a page
 */
export function arriveAt(anchor: string): void {
  const started = performance.now();
  const end = new AbortController();
  let rest = 0;

  function step(): void {
    if (end.signal.aborted) return;
    const found = anchor === '' ? document.querySelector('h1') : document.getElementById(anchor);
    // An anchor at a place that has a heading around it is that heading.
    const target = found?.closest('h1, h2, h3, h4') ?? found;
    rest = target && bringIntoView(target) ? rest + 1 : 0;
    if (rest === 1 && target instanceof HTMLElement && document.activeElement !== target) {
      if (!target.matches('a, button, input, summary')) {
        target.tabIndex = -1;
        // A ring around a heading looks like an error: the marked words show where the reader is.
        target.style.outline = 'none';
      }
      target.focus({preventScroll: true});
    }
    if (rest < restful && performance.now() - started < patience) requestAnimationFrame(step);
    else end.abort();
  }
  // The key that chose the result is still on its way, and the page that is left may have the same anchor.
  requestAnimationFrame(() => {
    for (const kind of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      window.addEventListener(kind, () => end.abort(), {once: true, passive: true, signal: end.signal});
    requestAnimationFrame(step);
  });
}
