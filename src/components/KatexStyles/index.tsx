import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, type ReactNode} from 'react';
import type {KatexStylesheet} from '@h3-docs/base/contracts/katex';
import './styles.css';

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
async function loadKatexStyles({cdn, integrity}: KatexStylesheet, local: string): Promise<void> {
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

/** Where scripts do not run, the site's own stylesheet is there at once, so the formulas are shown through it. */
const shown = '.katex .katex-html{display:inline}';

/** Loads the stylesheet of formulas. `plugins/math` puts it on the pages that have some. */
export default function KatexStyles({cdn, integrity, local}: KatexStylesheet): ReactNode {
  const address = useBaseUrl(local);

  useEffect(() => {
    void loadKatexStyles({cdn, integrity, local}, address);
  }, [cdn, integrity, local, address]);

  return (
    <noscript>
      <link rel="stylesheet" href={address} />
      <style>{shown}</style>
    </noscript>
  );
}
