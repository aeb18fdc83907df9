import {translate} from '@docusaurus/Translate';
import {fetchJson} from '@h3-docs/base/fetch';

/** The content of an element. */
interface Prose {
  readonly dangerouslySetInnerHTML: {readonly __html: string};
  /** What the element is found by; the server's HTML alone has it. */
  readonly 'data-prose'?: string;
}

const load = (address: string) => fetchJson<readonly string[]>(address, translate({message: 'The text of this page'}));

/** The prose that the server rendered into this document, in the order of the page; `undefined` unless all of it is there. */
function inDocument(key: string, count: number): readonly string[] | undefined {
  const texts = Array.from(document.querySelectorAll(`[data-prose="${key}"]`), ({innerHTML}) => innerHTML);
  return texts.length === count ? texts : undefined;
}

/**
 * The prose of a page, which the page's module waits for. It isn't in the JavaScript: on a first visit, it is read from the
 * HTML of the server before React begins, and a reader who comes from another page fetches its file with the page's code.
 *
 * @param source - on the server the prose as JSON; in the browser the address of the file that holds it (`pageFiles`)
 * @param key - what the prose of this page is found by
 * @param count - how many elements have prose
 * @returns the content of an element by its number. Rejects if the file can't be loaded, as the page's code would.
 */
export async function readProse(source: string, key: string, count: number): Promise<(number: number) => Prose> {
  const onServer = source.startsWith('[');
  const texts = onServer ? (JSON.parse(source) as string[]) : (inDocument(key, count) ?? (await load(source)));
  // React writes the markup of an element again for each new object.
  const all = texts.map((__html) => ({
    dangerouslySetInnerHTML: {__html},
    ...(onServer && {'data-prose': key}),
  }));
  return (number) => all[number] ?? {dangerouslySetInnerHTML: {__html: ''}};
}
