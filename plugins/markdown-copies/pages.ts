import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {withoutTrailing} from '@h3-docs/base/withoutTrailing';
import {versionNamed, versions} from '@h3-docs/base/versions';

/** A page of the documentation as an index lists it. */
export interface Page {
  readonly title: string;
  readonly description: string;
  /** Its path within the site, base path included, without a slash at its end: `/docs/api/indexing`. */
  readonly route: string;
  /** Whether no file lists it. It has a copy, which it links to itself. */
  readonly unlisted: boolean;
}

/** Pages under the heading that the sidebar has for them. */
export interface Section {
  readonly title: string;
  readonly pages: readonly Page[];
}

/** A version of the documentation. */
export interface Edition {
  readonly newest: boolean;
  readonly sections: readonly Section[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The ids of the pages that a sidebar's item leads to, its own first. */
function pageIds(item: SidebarItem): readonly string[] {
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(pageIds)];
}

function readEdition(version: LoadedVersion): Edition {
  const docs = new Map(version.docs.map((doc) => [doc.id, doc]));
  /** Takes pages by their ids, so that no page is listed twice. */
  const take = (ids: readonly string[]): Page[] =>
    ids.flatMap((id) => {
      const doc = docs.get(id);
      docs.delete(id);
      if (!doc) return [];
      const {title, description, permalink, unlisted} = doc;
      return [{title, description, route: withoutTrailing(permalink, '/'), unlisted}];
    });
  const sections = Object.values(version.sidebars)
    .flat()
    .flatMap((item): Section[] => (item.type === 'category' ? [{title: item.label, pages: take(pageIds(item))}] : []));
  const others = {title: 'More pages', pages: take([...docs.keys()])};
  const {newest} = versions[versionNamed(version.versionName)];
  return {newest, sections: [...sections, others].filter(({pages}) => pages.length > 0)};
}

/** The versions of the documentation, newest first, each page once under the first heading that lists it. */
export function readEditions(content: LoadedContent): readonly Edition[] {
  return content.loadedVersions.map(readEdition);
}
