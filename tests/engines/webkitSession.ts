/**
 * The part of the WebDriver protocol (W3C) that the tests need: WebKitGTK’s driver has no other interface, and the libraries
 * for the protocol bring dozens of packages for a few requests.
 */
import {vi} from 'vitest';
import {startWebKit, type WebKitDriver} from '../../scripts/lib/webkit';
import type {EnginePage} from './page';

/** The key of an element’s reference, which the protocol fixes. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Keys without a character, as the protocol writes them. */
const keys = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
} as const;
export type Key = keyof typeof keys;

/** How long a test waits for what a page should do, in milliseconds. Nothing waits longer than it must. */
const PATIENCE = 120_000;
const PAUSE = 100;

/** How long a browser may take to open, in milliseconds, and how often we try. It opens within 1 s on a quiet machine. */
const OPENING = {patience: 90_000, tries: 3};

/** A browser window of its own, without a past. */
export class Session implements EnginePage {
  private constructor(
    private readonly driver: WebKitDriver,
    private readonly id: string,
  ) {}

  /**
   * Opens a window, with a driver and a display of its own: a driver that has just closed a window may never answer when
   * it should open the next one, and a new browser may never report to its driver. Then we end both and start again.
   */
  static async open(triesLeft = OPENING.tries): Promise<Session> {
    const driver = await startWebKit();
    const options = {args: ['--automation']};
    const capabilities = {alwaysMatch: {browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options}};
    try {
      const opened = await request(`${driver.address}/session`, 'POST', {capabilities}, OPENING.patience);
      const session = new Session(driver, (opened as {readonly sessionId: string}).sessionId);
      // As wide as the windows of the other engines. In 1024 px, the bar of WebKitGTK that scrolls the tabs covers their middle.
      await session.ask('/window/rect', 'POST', {width: 1350, height: 950});
      return session;
    } catch (error) {
      await driver.close();
      if (triesLeft <= 1) throw error;
      console.warn(`WebKit did not open, and is started again: ${String(error)}`);
      return Session.open(triesLeft - 1);
    }
  }

  /** Ends the driver and the display, and with them the window: also one that doesn't answer any more. */
  close(): Promise<void> {
    return this.driver.close();
  }

  /** Opens an address and waits until React has taken the page over. */
  async visit(address: string): Promise<void> {
    await this.go(address);
    await this.until(async () => (await this.run(`return document.documentElement.dataset.hasHydrated`)) === 'true');
  }

  /** Opens an address. */
  go(address: string): Promise<unknown> {
    return this.ask('/url', 'POST', {url: address});
  }

  /** Runs the body of a function in the page. */
  run(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.ask('/execute/sync', 'POST', {script, args});
  }

  /** Clicks the first element of a selector that is visible, once it rests in the window: the navbar slides in from above. */
  async click(selector: string): Promise<void> {
    const script = `
      const found = [...document.querySelectorAll(arguments[0])].find((one) => one.getClientRects().length > 0);
      found?.scrollIntoView({block: 'center', behavior: 'instant'});
      const moves = document.getAnimations().some(({effect}) => effect.target?.contains(found));
      const rests = found?.getBoundingClientRect().bottom > 0 && !moves;
      return rests ? found : null;`;
    // A click on an element that still moves, or is replaced meanwhile, is tried again, as a reader would.
    await this.until(async () => {
      const element = await this.run(script, selector);
      if (element === null) return false;
      const reference = (element as Readonly<Record<string, string>>)[ELEMENT] ?? '';
      await this.ask(`/element/${reference}/click`, 'POST', {});
      return true;
    });
  }

  /** Types into what has the focus. */
  type(text: string): Promise<unknown> {
    const actions = Array.from(text).flatMap((value) => [
      {type: 'keyDown', value},
      {type: 'keyUp', value},
    ]);
    return this.ask('/actions', 'POST', {actions: [{type: 'key', id: 'keyboard', actions}]});
  }

  /** Chooses an option of a list by its value. */
  choose(selector: string, value: string): Promise<unknown> {
    const script = `
      const list = document.querySelector(arguments[0]);
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, arguments[1]);
      list.dispatchEvent(new Event('change', {bubbles: true}));`;
    return this.run(script, selector, value);
  }

  press(key: Key): Promise<unknown> {
    return this.type(keys[key]);
  }

  /** Waits until the visible text of one of the elements fits. */
  async see(selector: string, pattern: RegExp): Promise<void> {
    const script = `return [...document.querySelectorAll(arguments[0])].map((one) => one.innerText ?? one.textContent)`;
    let last: unknown = [];
    await this.until(
      async () => {
        last = await this.run(script, selector);
        return Array.isArray(last) && last.some((text) => pattern.test(String(text)));
      },
      () => `${selector} doesn’t say ${pattern}: ${JSON.stringify(last).slice(0, 600)}`,
    );
  }

  /** Waits until something holds. */
  async until(
    holds: () => Promise<boolean>,
    why = () => 'What was waited for did not come.',
    patience = PATIENCE,
  ): Promise<void> {
    await vi.waitFor(
      async () => {
        if (!(await holds())) throw new Error(why());
      },
      {timeout: patience, interval: PAUSE},
    );
  }

  private ask(path: string, method: 'GET' | 'POST', body?: object): Promise<unknown> {
    return request(`${this.driver.address}/session/${this.id}${path}`, method, body);
  }
}

async function request(address: string, method: string, body?: object, patience = PATIENCE): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(patience),
    ...(body && {body: JSON.stringify(body)}),
  }).catch((error: unknown) => {
    throw new Error(`WebKit's driver does not answer ${method} ${address} ${JSON.stringify(body ?? {})}`, {
      cause: error,
    });
  });
  const {value} = (await response.json()) as {readonly value: unknown};
  if (response.ok) return value;
  const {error, message} = value as {readonly error: string; readonly message: string};
  throw new Error(`${error}: ${message}`);
}
