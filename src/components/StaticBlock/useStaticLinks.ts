import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

// The plugin writes this attribute first, and no text has an unescaped `<`.
const links = /<a href="(\/[^"]*)"/g;

/** A function that adds the base URL of the site to the links in what `plugins/static-blocks` writes. */
export function useStaticLinks(): (html: string) => string {
  const {withBaseUrl} = useBaseUrlUtils();
  // A page of the reference has hundreds of links, and most sites need no changes.
  if (withBaseUrl('/') === '/') return (html) => html;
  return (html) => html.replace(links, (_, href: string) => `<a href="${withBaseUrl(href)}"`);
}
