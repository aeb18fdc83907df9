import Head from '@docusaurus/Head';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

/** The path of a page for search engines. A category without a page of its own leads to its first one. */
export default function BreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const path = breadcrumbs.flatMap((item) => {
    const href = item.href ?? (item.type === 'category' ? findFirstSidebarItemLink(item) : undefined);
    return href === undefined ? [] : [{name: item.label, item: url + href}];
  });
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{name: 'H3', item: url + baseUrl}, ...path].map((item, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      ...item,
    })),
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
