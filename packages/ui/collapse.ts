/**
 * Collapsible sections are `<details>`, which work without JavaScript and are found by the browser's search. Here they get
 * the movement with which they open and close.
 */

/**
 * How long a section takes to open or close: longer for higher ones, but not in proportion. The formula is that of Material
 * Design's `getAutoHeightDuration`, which Docusaurus uses too.
 *
 * @param height - in CSS pixels
 * @returns milliseconds
 */
export function durationOf(height: number): number {
  const lines = height / 36;
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10);
}

interface Movement {
  readonly animation: Animation;
  /** Whether the section is open at its end. */
  readonly opens: boolean;
}

const movements = new WeakMap<HTMLDetailsElement, Movement>();

/** The height of a section while it is open or closed. Browsers paint nothing in between. */
function heightWhen(details: HTMLDetailsElement, open: boolean): number {
  details.open = open;
  return details.offsetHeight;
}

/** Moves a section between two heights, in CSS pixels. @param opens - whether the section is open at the end */
function move(details: HTMLDetailsElement, opens: boolean, from: number, to: number): void {
  const animation = details.animate(
    {height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip']},
    {duration: durationOf(Math.abs(to - from)), easing: 'ease-in-out'},
  );
  movements.set(details, {animation, opens});
  animation.onfinish = () => {
    movements.delete(details);
    details.open = opens;
  };
}

/** The observers of sections that were opened empty and wait for their content. */
const fillings = new WeakMap<HTMLDetailsElement, MutationObserver>();

/** Moves an open section when its content comes. The movement starts before browsers paint the content. */
function moveWhenFilled(details: HTMLDetailsElement, empty: number): void {
  let height = empty;
  const filling = new MutationObserver(() => {
    const running = movements.get(details);
    const from = running ? details.offsetHeight : height;
    running?.animation.cancel();
    height = heightWhen(details, true);
    if (height === from) return;
    move(details, true, from, height);
    if (!details.querySelector('[data-loading]')) filling.disconnect();
  });
  filling.observe(details, {childList: true, subtree: true});
  fillings.set(details, filling);
}

/** Opens or closes a section, with a movement from the height that it has now. Content may come after a section is opened. */
export function slide(details: HTMLDetailsElement): void {
  const running = movements.get(details);
  const opens = !(running?.opens ?? details.open);
  const from = details.offsetHeight;
  fillings.get(details)?.disconnect();
  running?.animation.cancel();
  const to = heightWhen(details, opens);
  // What closes is seen until it is closed.
  details.open = true;
  if (opens && to === from) moveWhenFilled(details, from);
  else move(details, opens, from, to);
}

/** The place that the hash of an address names; null where it names none. */
export function placeNamed(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
}

/**
 * Opens what is collapsed around a place, and what belongs to it as a heading. Browsers do the former when a page loads, but not
 * when the router changes the address.
 */
export function openAround(place: HTMLElement): void {
  for (const box of document.querySelectorAll('details'))
    if (box.contains(place) || box.dataset.of === place.id) box.open = true;
}
