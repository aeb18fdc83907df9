import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {lostNames} from '../not-found';

/** An item of the navbar, as `docusaurus.config.ts` has it. */
export interface NavbarItem {
  readonly type?: string;
  readonly docId?: string;
  readonly sidebarId?: string;
  readonly items?: readonly NavbarItem[];
}

type Version = Pick<LoadedVersion, 'sidebars'> & {readonly docs: readonly {readonly id: string}[]};

/** What Docusaurus would say once for each page: items that lead to a page or a sidebar that doesn't exist, in menus too. */
export function navbarProblems(items: readonly NavbarItem[], versions: readonly Version[]): string[] {
  const docs = versions.flatMap((version) => version.docs.map(({id}) => id));
  const sidebars = versions.flatMap((version) => Object.keys(version.sidebars));
  return items.flatMap(({type, docId = '', sidebarId = '', items: inner = []}) => {
    const [what, id, known] = type === 'doc' ? ['page', docId, docs] : ['sidebar', sidebarId, sidebars];
    const isLost = (type === 'doc' || type === 'docSidebar') && !known.includes(id);
    const list = [...new Set(known)].sort().join(', ');
    return [
      ...(isLost ? [`docusaurus.config.ts: the navbar has no ${what} with the id '${id}'; there are ${list}`] : []),
      ...navbarProblems(inner, versions),
    ];
  });
}

/** Throws all problems in one error. Its stack would only lead to this file. */
function refuse(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const message = problems.join('\n');
  throw Object.assign(new Error(message), {stack: message});
}

/**
 * Checks what Docusaurus would report for each page once more. Plugins that check what they are given by all others do so
 * here: Docusaurus runs them at once, and would show the first failure alone.
 */
export default function siteChecks({siteConfig, baseUrl}: LoadContext): Plugin {
  const {trailingSlash, themeConfig} = siteConfig;
  const {items = []} = (themeConfig.navbar ?? {}) as {items?: readonly NavbarItem[]};
  if (trailingSlash !== undefined)
    refuse([
      `docusaurus.config.ts sets trailingSlash to ${trailingSlash}. Remove it: the files that the build writes beside the pages, and the addresses that packages/base/routing corrects, are made for the default.`,
    ]);
  return {
    name: 'site-checks',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const versions = docs?.loadedVersions ?? [];
      const listed = versions.flatMap((version) => version.docs).filter(({unlisted}) => !unlisted);
      refuse([
        ...navbarProblems(items, versions),
        ...lostNames(listed.map(({permalink}) => permalink.slice(baseUrl.length - 1))),
      ]);
    },
  };
}
