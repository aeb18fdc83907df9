import {expect, vi} from 'vitest';

/** What no page says. */
export const crashes = /This page crashed|This part of the page stopped/;

/** How long a test waits for what a page should do, in milliseconds. A busy machine takes long; nothing waits longer than it must. */
export const patience = 120_000;

/** What a driver does in a page of its engine. Selectors are those of CSS. */
interface Driver {
  /** Opens an address, without a wait for React. */
  readonly go: (address: string) => Promise<unknown>;
  /** Runs the body of a function in the page. */
  readonly run: (script: string, ...args: readonly unknown[]) => Promise<unknown>;
  /** Clicks the first visible element, once it rests. */
  readonly click: (selector: string) => Promise<unknown>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<unknown>;
  readonly press: (key: 'ArrowDown' | 'ArrowRight' | 'Backspace' | 'End' | 'Enter' | 'Escape') => Promise<unknown>;
}

/** Waits until something holds. A failure on the way, such as in a page that another one replaces, is no end. */
export const until = (holds: () => Promise<boolean>, what = () => 'what was waited for'): Promise<void> =>
  vi.waitFor(async () => expect(await holds(), what()).toBe(true), {timeout: patience, interval: 100});

/** What a test does in a page, whatever drives it. */
export function pageOf(driver: Driver) {
  const {go, run} = driver;
  return {
    ...driver,
    until,
    /** Opens an address and waits until React has taken the page over. */
    async visit(address: string): Promise<void> {
      await go(address);
      await until(async () => (await run(`return document.documentElement.dataset.hasHydrated`)) === 'true');
    },
    /** Chooses an option of a list by its value. */
    choose: (selector: string, value: string): Promise<unknown> =>
      run(
        `const list = document.querySelector(arguments[0]);
        Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, arguments[1]);
        list.dispatchEvent(new Event('change', {bubbles: true}));`,
        selector,
        value,
      ),
    /** Waits until the visible text of one of the elements fits. */
    async see(selector: string, pattern: RegExp): Promise<void> {
      const script = `return [...document.querySelectorAll(arguments[0])].map((one) => one.innerText ?? one.textContent)`;
      let last: unknown[] = [];
      await until(
        async () => {
          last = (await run(script, selector)) as unknown[];
          return last.some((text) => pattern.test(String(text)));
        },
        () => `${selector} doesn’t say ${pattern}: ${JSON.stringify(last).slice(0, 600)}`,
      );
    },
  };
}

export type EnginePage = ReturnType<typeof pageOf>;

/** Opens an editor by its button. A pointer that only comes near may load the editor, which then takes the place of the button. */
export const openEditor = ({run}: EnginePage, editor: string, button: string): Promise<void> =>
  until(async () => {
    const script = `const isOpen = document.querySelector(arguments[0]) !== null;
      const seen = [...document.querySelectorAll(arguments[1])].find((one) => one.getClientRects().length > 0);
      if (!isOpen) seen?.click();
      return isOpen;`;
    return (await run(script, editor, button)) === true;
  });

/** A browser with an engine. */
export interface Engine {
  /** Opens a page of a browser that has never been on the site, and says what errors it has had until now. */
  readonly open: () => Promise<{page: EnginePage; errors: readonly string[]; close: () => Promise<void>}>;
  readonly close: () => Promise<void>;
}
