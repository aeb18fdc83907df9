import type {Locator} from '@playwright/test';

/** What React keeps of a component. Only what a test needs to make it throw. */
interface Fiber {
  readonly type: unknown;
  readonly return: Fiber | null;
  readonly memoizedState: Hook | null;
}

interface Hook {
  readonly queue?: {readonly dispatch?: (next: () => never) => void} | null;
  readonly next?: Hook | null;
}

/**
 * Makes the component around an element throw while React renders it, as a fault in its code would: its first state gets an
 * updater that throws.
 *
 * @param words - the message of the error, whose cause has the words “its cause”; null: null is thrown
 */
export async function breakPart(element: Locator, words: string | null): Promise<void> {
  await element.evaluate((node, message) => {
    const entry = Object.entries(node).find(([name]) => name.startsWith('__reactFiber$'));
    for (let fiber = (entry?.[1] ?? null) as Fiber | null; fiber; fiber = fiber.return) {
      if (typeof fiber.type !== 'function') continue;
      for (let hook = fiber.memoizedState; hook; hook = hook.next ?? null) {
        const dispatch = hook.queue?.dispatch;
        if (!dispatch) continue;
        dispatch(() => {
          // oxlint-disable-next-line typescript/only-throw-error -- what a part throws need not be an error
          if (message === null) throw null;
          throw new Error(message, {cause: new Error('its cause')});
        });
        return;
      }
    }
    throw new Error('No component with a state is around this element.');
  }, words);
}
