import {applyTrailingSlash} from '@docusaurus/utils-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

// The plugin writes these attributes first, and no text has an unescaped `<`.
const links = /<a href="([/#][^"]*)"/g;
const ids = /<\w+ id="([^"]*)"/g;

const unescaped = (attribute: string) => attribute.replaceAll('&amp;', '&');

interface StaticLinks {
  /** The address of a link: one that starts with a slash gets the base URL of the site. */
  readonly addressOf: (href: string) => string;
  /** Markup with such addresses. */
  readonly markupOf: (html: string) => string;
}

/**
 * The links of what `plugins/static-blocks` writes, as Docusaurus's `Link` has them. Docusaurus looks for broken links and
 * anchors where components name them, so this names those in the markup when the server renders it.
 */
export function useStaticLinks(): StaticLinks {
  const {baseUrl, trailingSlash} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  const {collectAnchor, collectLink} = useBrokenLinks();

  function addressOf(href: string): string {
    const address = href.startsWith('/') ? applyTrailingSlash(withBaseUrl(href), {trailingSlash, baseUrl}) : href;
    if (/^[/#]/.test(address)) collectLink(unescaped(address));
    return address;
  }

  function markupOf(html: string): string {
    // A page of the reference has hundreds of links, and most sites need no changes in the browser.
    if (typeof window !== 'undefined' && baseUrl === '/' && trailingSlash === undefined) return html;
    for (const [, id = ''] of html.matchAll(ids)) collectAnchor(unescaped(id));
    return html.replace(links, (_, href: string) => `<a href="${addressOf(href)}"`);
  }

  return {addressOf, markupOf};
}
