/** The class of parts of result and drawing that stand for the value under the pointer. */
const MARKED = 'd-active';

/** Marks the parts that stand for a value; none for `null`. */
export function mark(container: HTMLElement, value: string | null): void {
  for (const part of container.querySelectorAll<HTMLElement>('[data-value]')) {
    part.classList.toggle(MARKED, value !== null && part.dataset.value === value);
  }
}

/** The value that an event's target stands for, or is inside of. */
export function valueAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-value]')?.getAttribute('data-value') ?? null) : null;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => Math.min(index + 1, count - 1),
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Moves the focus from value to value inside a result: the result is one stop of the Tab key, the arrow keys go
 * through it. Says whether the key was one of these.
 */
export function moveFocus(result: HTMLElement, key: string): boolean {
  const values = [...result.querySelectorAll<HTMLElement>('[data-value]')];
  const next = values[steps[key]?.(values.indexOf(document.activeElement as HTMLElement), values.length) ?? -1];
  if (!next) return false;
  next.tabIndex = -1;
  next.focus();
  return true;
}
