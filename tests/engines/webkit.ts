/**
 * The part of the WebDriver protocol (W3C) that the tests need: WebKitGTK’s driver has no other interface, and the libraries
 * for the protocol bring dozens of packages for a few requests.
 */
import {startWebKit} from '../../scripts/lib/webkit';
import {pageOf, patience, until, type Engine} from './page';

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

/** How long a browser may take to open, in milliseconds, and how often we try. It opens within 1 s on a quiet machine. */
const opening = {patience: 90_000, tries: 3};

/** The first visible element of a selector, once it rests in the window: the navbar slides in from above. */
const resting = `
  const found = [...document.querySelectorAll(arguments[0])].find((one) => one.getClientRects().length > 0);
  found?.scrollIntoView({block: 'center', behavior: 'instant'});
  const moves = document.getAnimations().some(({effect}) => effect.target?.contains(found));
  const rests = found?.getBoundingClientRect().bottom > 0 && !moves;
  return rests ? found : null;`;

/**
 * Opens a window, with a driver and a display of its own: a driver that has just closed a window may never answer when
 * it should open the next one, and a new browser may never report to its driver. Then we end both and start again.
 * Closing ends them too, and with them a window that doesn't answer any more.
 */
export async function openWebKit(triesLeft = opening.tries): ReturnType<Engine['open']> {
  const driver = await startWebKit();
  const sessions = `${driver.address}/session`;
  const options = {args: ['--automation']};
  const capabilities = {alwaysMatch: {browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options}};
  try {
    const {sessionId} = (await request(sessions, {capabilities}, opening.patience)) as {readonly sessionId: string};
    const ask = (path: string, body: object) => request(`${sessions}/${sessionId}/${path}`, body);
    const run = (script: string, ...args: readonly unknown[]) => ask('execute/sync', {script, args});
    const type = (text: string) => {
      const actions = Array.from(text).flatMap((value) => ['keyDown', 'keyUp'].map((kind) => ({type: kind, value})));
      return ask('actions', {actions: [{type: 'key', id: 'keyboard', actions}]});
    };
    // A click on an element that still moves, or is replaced meanwhile, is tried again, as a reader would.
    const click = (selector: string) =>
      until(async () => {
        const element = (await run(resting, selector)) as Readonly<Record<string, string>> | null;
        if (element) await ask(`element/${element[ELEMENT] ?? ''}/click`, {});
        return element !== null;
      });
    // As wide as the windows of the other engines. In 1024 px, the bar of WebKitGTK that scrolls the tabs covers their middle.
    await ask('window/rect', {width: 1350, height: 950});
    const page = pageOf({go: (url) => ask('url', {url}), run, click, type, press: (key) => type(keys[key])});
    return {page, errors: [], close: () => driver.close()};
  } catch (error) {
    await driver.close();
    if (triesLeft <= 1) throw error;
    console.warn(`WebKit did not open, and is started again: ${String(error)}`);
    return openWebKit(triesLeft - 1);
  }
}

/** Asks the driver for something, and returns the value of its answer. */
async function request(address: string, body: object, wait = patience): Promise<unknown> {
  const asked = JSON.stringify(body);
  const response = await fetch(address, {method: 'POST', signal: AbortSignal.timeout(wait), body: asked}).catch(
    (error: unknown) => {
      throw new Error(`WebKit's driver does not answer ${address} ${asked}`, {cause: error});
    },
  );
  const {value} = (await response.json()) as {readonly value: unknown};
  if (response.ok) return value;
  const {error, message} = value as {readonly error: string; readonly message: string};
  throw new Error(`${error}: ${message}`);
}
