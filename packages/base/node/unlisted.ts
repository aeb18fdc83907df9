import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/**
 * The addresses of pages that only readers with the link shall find (`unlisted: true`). Files that list pages leave them
 * out. Docusaurus leaves drafts out of the build.
 */
export function unlistedPages(allContent: AllContent): ReadonlySet<string> {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const pages = allContent['docusaurus-plugin-content-pages']?.default as
    readonly {readonly permalink: string; readonly unlisted?: boolean}[] | undefined;
  const all = [...(docs?.loadedVersions ?? []).flatMap((version) => version.docs), ...(pages ?? [])];
  return new Set(all.filter(({unlisted}) => unlisted).map(({permalink}) => permalink));
}
