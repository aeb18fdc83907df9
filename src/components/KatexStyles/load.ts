import type {KatexStylesheet} from '@h3-docs/base/contracts/katex';

/** Adds a style sheet to the page. Rejects when it doesn't arrive, or isn't the file that `integrity` names. */
function addStylesheet(href: string, attributes: Readonly<Partial<HTMLLinkElement>> = {}): Promise<void> {
  const link = Object.assign(document.createElement('link'), attributes, {rel: 'stylesheet', href});
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    };
  });
}

/** Whether this visit has asked for the stylesheet. */
let asked = false;

/**
 * Loads KaTeX's stylesheet from the CDN, once a visit; when that fails, the site's own copy. Only then are formulas shown
 * through it (`data-katex` on the root element): until then, and if all fails, they are shown as MathML.
 *
 * @param local - the address of the site's own copy, base URL included
 */
export async function loadKatexStyles({cdn, integrity}: KatexStylesheet, local: string): Promise<void> {
  const {dataset} = document.documentElement;
  if (asked) return;
  asked = true;
  // The query of an address can set the attribute (`?docusaurus-data-katex=loaded`).
  delete dataset.katex;
  try {
    await addStylesheet(cdn, {integrity, crossOrigin: 'anonymous'}).catch(() => addStylesheet(local));
    dataset.katex = 'loaded';
  } catch {
    // Neither came. The next page with formulas tries again.
    asked = false;
  }
}
