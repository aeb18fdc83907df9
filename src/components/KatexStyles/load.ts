import type {KatexStylesheet} from '@h3-docs/base/contracts/katex';

/** How long the CDN may take for stylesheet and first font, in milliseconds. */
const PATIENCE_MS = 3000;

function addStylesheet(href: string, attributes: Readonly<Partial<HTMLLinkElement>> = {}): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes, {rel: 'stylesheet', href});
  document.head.append(link);
  return link;
}

function loaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${link.href} could not be loaded`));
  });
}

function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`The CDN did not answer in ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
}

async function loadFromCdn({cdn, integrity}: KatexStylesheet): Promise<void> {
  const link = addStylesheet(cdn, {integrity, crossOrigin: 'anonymous'});
  const complete = async () => {
    await loaded(link);
    // Without its fonts, the stylesheet would show formulas in the wrong letters.
    const fonts = await document.fonts.load('1em KaTeX_Main');
    if (fonts.length === 0) throw new Error('The stylesheet brings no fonts');
  };
  try {
    await Promise.race([complete(), tooLate()]);
  } catch (error) {
    link.remove();
    throw error;
  }
}

/** Whether this visit has asked for the stylesheet. */
let asked = false;

/**
 * Loads KaTeX's stylesheet from the CDN, once a visit; when that fails or takes 3 s, the site's own copy. Only then are
 * formulas shown through it (`data-katex` on the root element): until then, and if all fails, they are shown as MathML.
 *
 * @param local - the address of the site's own copy, base URL included
 */
export async function loadKatexStyles(stylesheet: KatexStylesheet, local: string): Promise<void> {
  const {dataset} = document.documentElement;
  if (asked) return;
  asked = true;
  // The query of an address can set the attribute (`?docusaurus-data-katex=loaded`).
  delete dataset.katex;
  try {
    await loadFromCdn(stylesheet).catch(() => loaded(addStylesheet(local)));
    dataset.katex = 'loaded';
  } catch {
    // Neither came. The next page with formulas tries again.
    asked = false;
  }
}
