/**
 * Inlined at the top of every page (`plugins/head/missingScripts`). When the scripts that start the page do not arrive, or
 * this browser is too old for them, the page becomes what it is without JavaScript, and a red box offers to load them
 * again. When they start after all, both are taken back.
 */

import './startScripts';

/** In the locale of the page. */
declare const TEXTS: {readonly retry: string; readonly advice: string};

const root = document.documentElement;
const started = () => root.dataset.hasHydrated === 'true';

/** The scripts that did not arrive. */
let missing: HTMLScriptElement[] = [];
let style: HTMLStyleElement | undefined;
let box: HTMLElement | undefined;

/** When the page's HTML is there. */
const parsed = new Promise<void>((resolve) => {
  document.addEventListener('DOMContentLoaded', () => resolve());
});

/** Shows what a page without JavaScript shows: the rules are in the page, for browsers that run none. */
function showEverything(): void {
  style = document.createElement('style');
  style.textContent = (document.querySelector('head noscript')?.textContent ?? '').replace(/<\/?style>/g, '');
  document.head.append(style);
}

/** Shows the page that its scripts have brought to life. */
function undo(): void {
  if (!started()) return;
  style?.remove();
  box?.remove();
  style = box = undefined;
}

/** Loads the page again if the server has it: after a deployment its scripts have other names. */
function reload(): void {
  void fetch(window.location.href, {cache: 'reload'}).then(
    ({ok}) => ok && window.location.reload(),
    () => undefined,
  );
}

/** Puts a new element in the place of a script that did not arrive. */
function request(script: HTMLScriptElement): void {
  const copy = document.createElement('script');
  copy.src = script.src;
  copy.async = false;
  copy.dataset.again = '';
  script.replaceWith(copy);
}

/** Asks again for the scripts that did not arrive, in their order. Those that failed twice, or that can't run, need a new page. */
function retry(): void {
  const again = missing;
  missing = [];
  if (again.length === 0 || again.some((script) => 'again' in script.dataset)) {
    missing = again;
    reload();
    return;
  }
  // The browser keeps these files for a year, an empty one too, unless it is told to fetch them anew.
  void Promise.all(again.map(({src}) => fetch(src, {cache: 'reload'}).catch(() => undefined))).then(() =>
    again.forEach(request),
  );
}

/** The most bytes of an answer that is looked at as text: a host may send nothing, or a line without any code. */
const ALMOST_NOTHING = 16;

/** Whether a script has arrived without any content, which is no error for browsers. */
async function isEmpty({src}: HTMLScriptElement): Promise<boolean> {
  const sizes = performance.getEntriesByName(src).map((entry) => (entry as PerformanceResourceTiming).decodedBodySize);
  if (sizes.some((size) => size > ALMOST_NOTHING)) return false;
  // Browsers don't say how much it was for every answer.
  const answer = await fetch(src, {cache: 'force-cache'});
  return (await answer.text()).trim() === '';
}

function showBox(message: string): void {
  const banner = document.getElementById('base-url-banner');
  // It gives a better reason.
  if (banner && getComputedStyle(banner).display !== 'none') return;
  const button = document.createElement('button');
  button.textContent = TEXTS.retry;
  button.style.cssText = 'padding:.4rem 1rem;border:0;border-radius:6px;background:#fff;color:#7a120c;font:inherit';
  button.onclick = retry;
  const text = document.createElement('p');
  text.textContent = `${TEXTS.advice} ${message}`;
  box?.remove();
  box = document.createElement('div');
  box.setAttribute('role', 'alert');
  box.style.cssText = 'margin:1rem;padding:1rem;border-radius:6px;background:#b3261e;color:#fff;overflow-wrap:anywhere';
  box.append(text, button);
  // Not within the part of the page that React takes over once it starts.
  document.body.prepend(box);
}

/** @param message what went wrong, in the words of the browser */
function fail(message: string): void {
  if (started()) return;
  if (!style) showEverything();
  // The home page looks into its base URL at the same event.
  setTimeout(() => void parsed.then(() => showBox(message)));
}

window.addEventListener(
  'error',
  ({target, message, filename}: ErrorEvent) => {
    // A script that did not arrive tells only its element; one that can't run tells the window.
    if (target instanceof HTMLScriptElement && (target.defer || 'again' in target.dataset)) {
      missing.push(target);
      fail(target.src);
    } else if (
      filename &&
      document.querySelector(`script[defer][src="${new URL(filename, location.href).pathname}"]`)
    ) {
      fail(message);
    }
  },
  true,
);
// The document: the window doesn't hear of what has loaded in its page.
document.addEventListener(
  'load',
  ({target}) => {
    if (!(target instanceof HTMLScriptElement) || !(target.defer || 'again' in target.dataset)) return;
    isEmpty(target).then(
      (empty) => {
        if (!empty) return;
        missing.push(target);
        fail(target.src);
      },
      () => undefined,
    );
  },
  true,
);
window.addEventListener('online', () => box && retry());
new MutationObserver(undo).observe(root, {attributeFilter: ['data-has-hydrated']});
