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
