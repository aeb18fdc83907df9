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

/** Opens or closes a section, with a movement from the height that it has now. */
export function slide(details: HTMLDetailsElement): void {
  const running = movements.get(details);
  const opens = !(running?.opens ?? details.open);
  const from = details.offsetHeight;
  running?.animation.cancel();
  const to = heightWhen(details, opens);
  // What closes is seen until it is closed.
  details.open = true;
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
