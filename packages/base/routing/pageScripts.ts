/**
 * The scripts of pages. A word on a page changes the digits in the name of its script. The bundler's runtime, which all
 * pages name, doesn't know them: the HTML of a page has those of its own script, and one file has those of all pages
 * (`plugins/bundler/pageLinks.ts`).
 */
import {translate} from '@docusaurus/Translate';
import {fetchJson} from '../fetch';

/** The bundler's functions: loads a script by its number; the path of a script below that of the site. */
declare const __webpack_require__: {
  e: (script: string) => Promise<unknown>;
  u: (script: string) => string;
  readonly p: string;
};

/** What the build says of an edition of the site. */
interface Edition {
  /** The addresses of the scripts that every page of the edition starts. */
  readonly scripts: readonly string[];
  /** The digits of the script of each page, by its number. */
  readonly digits: Readonly<Record<string, string>>;
}

/** How the name of a script ends whose digits the runtime doesn't know. */
const unknown = '.0.js';

let digits: Readonly<Record<string, string>> = {};

/** The list of the build. Rejects if this page is of another edition, whose code the pages of the newest may not fit. */
async function fetchDigits(): Promise<void> {
  const {scripts, digits: all} = await fetchJson<Edition>(
    `${__webpack_require__.p}pages.json`,
    translate({message: 'The list of pages'}),
    'no-cache',
  );
  const own = Array.from(document.querySelectorAll('link[rel=preload][as=script]'), (link) =>
    link.getAttribute('href'),
  );
  if (String(own) !== String(scripts)) throw new Error(translate({message: 'The site has changed.'}));
  digits = all;
}

let asked: Promise<void> | undefined;

/** Asks once for the digits of all pages; after a failure, the next call asks anew. */
export function knowPages(): Promise<void> {
  if (process.env.NODE_ENV === 'development') return Promise.resolve();
  asked ??= fetchDigits().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** The address of a script; undefined for that of a page before `knowPages`. */
export function addressOfScript(script: string): string | undefined {
  const path = __webpack_require__.u(script);
  return path.endsWith(unknown) ? undefined : __webpack_require__.p + path;
}

/** Lets the runtime load the scripts of pages. Where it finds that the site has changed, the router loads the page anew. */
export function nameScripts(): void {
  const {e: load, u: pathOf} = __webpack_require__;
  const [script, own] = document.querySelector<HTMLElement>('link[data-page]')?.dataset.page?.split('.') ?? [];
  if (script && own) digits = {[script]: own};
  __webpack_require__.u = (each) =>
    pathOf(each).replace(unknown, (none) => (each in digits ? `.${digits[each]}.js` : none));
  __webpack_require__.e = async (each) => {
    if (addressOfScript(each) === undefined) await knowPages();
    return load(each);
  };
}
