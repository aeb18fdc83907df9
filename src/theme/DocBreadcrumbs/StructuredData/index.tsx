import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

/** The path of a page for search engines. A category without a page of its own leads to its first one. */
export default function PathFromHome({breadcrumbs}: Props): ReactNode {
  const home = {type: 'link', label: 'H3', href: useBaseUrl('/')} as const;
  const path = breadcrumbs.map((item) =>
    item.type === 'category' ? {...item, href: item.href ?? findFirstSidebarItemLink(item)} : item,
  );
  return <StructuredData breadcrumbs={[home, ...path]} />;
}
