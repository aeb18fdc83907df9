import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {validateOptions} from '@easyops-cn/docusaurus-search-local';
import {fileNames, type SearchSettings} from '../../src/search/files';
import {versionNamed, versionRow} from '../../src/versions';
import {readSettings} from '../environment';
import {readEditions} from '../markdown-copies/pages';
import {buildFiles} from './budget';
import {earlyShortcut} from './earlyShortcut';
import {readSections, type SourcePage} from './sections';

/** What the two files may weigh together over the wire, in bytes. A site that grows beyond it is built with a warning. */
const budget = 260_000;

/** The options of the package that this plugin follows, as its `validateOptions` completes them. */
interface Options {
  readonly searchResultLimits: number;
  readonly ignoreFiles: readonly (RegExp | string)[];
  readonly ignoreCssSelectors: readonly string[];
}

/** The pages of the newest version that options don't leave out. @param isIgnored whether a path below the base is */
function newestPages(content: LoadedContent, isIgnored: (route: string) => boolean, baseUrl: string): SourcePage[] {
  const groups = new Map(
    readEditions(content)
      .filter(({newest}) => newest)
      .flatMap(({sections}) => sections.flatMap(({title, pages}) => pages.map(({route}) => [route, title] as const))),
  );
  return content.loadedVersions
    .filter(({versionName}) => versionRow(versionNamed(versionName)).newest)
    .flatMap(({docs}) => docs)
    .filter(({permalink, unlisted}) => !unlisted && !isIgnored(permalink.slice(baseUrl.length)))
    .map(({permalink, source}) => ({
      url: permalink,
      source: source.replace('@site/', ''),
      group: groups.get(permalink.replace(/\/$/, '')) ?? '',
    }));
}

/**
 * Local search. The options are those of `@easyops-cn/docusaurus-search-local`, checked by the package. The index is
 * ours: of the latest version alone, in two files of a limited size, with names in every language's spelling, what
 * readers ask, and a box that loads nothing before it is used.
 */
function searchPlugin({baseUrl}: LoadContext, options: unknown): Plugin {
  const {searchResultLimits, ignoreFiles, ignoreCssSelectors} = options as Options;
  const settings: SearchSettings = {stamp: readSettings(process.env).stamp, limit: searchResultLimits};
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
      const names = fileNames(settings.stamp);
      await writeFile(path.join(outDir, names.documents), files.documents);
      await writeFile(path.join(outDir, names.index), files.index);
    },
  };
}

// Docusaurus checks the options of a plugin that is a function with the function's own property.
export default Object.assign(searchPlugin, {validateOptions});
