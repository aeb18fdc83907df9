import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {validateOptions} from '@easyops-cn/docusaurus-search-local';
import {addressFile, fileNames, type SearchAddress, type SearchSettings} from '../files';
import {versionNamed, versionRow} from '@h3-docs/base/versions';
import {readSettings} from '@h3-docs/base/node/environment';
import {buildFiles} from './files';
import {earlyShortcut} from './earlyShortcut';
import {readSections, type SourcePage} from './sections';

/** What the two files may weigh together over the wire, in bytes. A site that grows beyond it is built with a warning. */
const budget = 220_000;

/** The options of the package that this plugin follows, as its `validateOptions` completes them. */
interface Options {
  readonly searchResultLimits: number;
  readonly ignoreFiles: readonly (RegExp | string)[];
  readonly ignoreCssSelectors: readonly string[];
}

const followed: readonly (keyof Options)[] = ['searchResultLimits', 'ignoreFiles', 'ignoreCssSelectors'];

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The headings of the sidebar by the ids of the pages below them. */
function groupsOf({sidebars}: LoadedVersion): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  function read(item: SidebarItem, group: string): void {
    if (item.type === 'doc') groups.set(item.id, group);
    if (item.type !== 'category') return;
    if (item.link?.type === 'doc') groups.set(item.link.id, item.label);
    for (const inner of item.items) read(inner, item.label);
  }
  for (const item of Object.values(sidebars).flat()) read(item, '');
  return groups;
}

/** The pages of the newest version that options don't leave out. @param isIgnored whether a path below the base is */
function newestPages(content: LoadedContent, isIgnored: (route: string) => boolean, baseUrl: string): SourcePage[] {
  const newest = content.loadedVersions.filter(({versionName}) => versionRow(versionNamed(versionName)).newest);
  return newest.flatMap((version) => {
    const groups = groupsOf(version);
    return version.docs
      .filter(({permalink, unlisted}) => !unlisted && !isIgnored(permalink.slice(baseUrl.length)))
      .map(({id, permalink, source}) => ({
        url: permalink,
        source: source.replace('@site/', ''),
        group: groups.get(id) ?? '',
      }));
  });
}

/**
 * Local search. The options are those of `@easyops-cn/docusaurus-search-local`, checked by the package. The index is
 * ours: of the latest version alone, in two files of a limited size, with names in every language's spelling, what
 * readers ask, and a box that loads nothing before it is used.
 */
function searchPlugin({baseUrl}: LoadContext, options: unknown): Plugin {
  const {searchResultLimits, ignoreFiles, ignoreCssSelectors} = options as Options;
  const settings: SearchSettings = {limit: searchResultLimits};
  const address: SearchAddress = {stamp: readSettings(process.env).stamp};
  const isIgnored = (route: string) =>
    ignoreFiles.some((rule) => (typeof rule === 'string' ? rule === route : rule.test(route)));
  let pages: readonly SourcePage[] = [];
  return {
    name: 'search',
    allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      if (!content) throw new Error('The search plugin finds no documentation.');
      pages = newestPages(content, isIgnored, baseUrl);
    },
    contentLoaded({actions}) {
      actions.setGlobalData(settings);
    },
    injectHtmlTags: () => ({headTags: [earlyShortcut]}),
    async postBuild({outDir}) {
      const files = buildFiles(await readSections(pages, outDir, baseUrl, ignoreCssSelectors), budget);
      if (files.warning) console.warn(`[WARNING] ${files.warning}`);
      const names = fileNames(address.stamp);
      await writeFile(path.join(outDir, addressFile), JSON.stringify(address));
      await writeFile(path.join(outDir, names.documents), files.documents);
      await writeFile(path.join(outDir, names.index), files.index);
    },
  };
}

/** Refuses options of the package that would change nothing here, and has the package check the others. */
function checkOptions<Given, Completed>(context: OptionValidationContext<Given, Completed>): Completed {
  const others = Object.keys(context.options ?? {}).filter((name) => !followed.some((option) => option === name));
  if (others.length > 0) {
    throw new Error(
      `The search plugin doesn't follow ${others.join(', ')}: its options are ${followed.join(', ')} (packages/search/README.md).`,
    );
  }
  return validateOptions(context);
}

// Docusaurus checks the options of a plugin that is a function with the function's own property.
export default Object.assign(searchPlugin, {validateOptions: checkOptions});
