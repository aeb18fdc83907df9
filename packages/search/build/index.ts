import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {processDocInfos} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos';
import {processPluginOptions} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import {validateOptions} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/validateOptions';
import {fileNames, type SearchSettings} from '../files';
import {readSettings} from '@h3-docs/base/build/environment';
import {buildFiles} from './budget';
import {earlyShortcut} from './earlyShortcut';
import {readSections} from './sections';

/**
 * What the two files may weigh together over the wire, in bytes. The index of all text takes 67 KB of it; the rest decides
 * how much of each section is shown. A site that grows beyond it is built with a warning.
 */
const budget = 140_000;

/**
 * Local search. `@easyops-cn/docusaurus-search-local` says which pages there are and takes them apart; what is ours is
 * what it does not have: an index of the latest version alone in two files of a limited size, names in every
 * language's spelling, and a box that loads nothing before it is used. Takes the package's options.
 */
function searchPlugin(context: LoadContext, options: unknown): Plugin {
  const engineOptions = processPluginOptions(options as PluginOptions, context);
  const settings: SearchSettings = {stamp: readSettings(process.env).stamp, limit: engineOptions.searchResultLimits};
  return {
    name: 'search',
    contentLoaded({actions}) {
      actions.setGlobalData(settings);
    },
    injectHtmlTags: () => ({headTags: [earlyShortcut]}),
    async postBuild(build) {
      const latest = processDocInfos(build, engineOptions).find(({outDir}) => outDir === build.outDir);
      if (!latest) throw new Error('The search plugin finds no pages of the latest version.');
      const landing = path.join(build.outDir, 'index.html');
      const files = buildFiles(await readSections(latest.paths, landing, build.baseUrl, engineOptions), budget);
      if (files.warning) console.warn(`[WARNING] ${files.warning}`);
      const names = fileNames(settings.stamp);
      await writeFile(path.join(build.outDir, names.documents), files.documents);
      await writeFile(path.join(build.outDir, names.index), files.index);
    },
  };
}

// Docusaurus checks the options of a plugin that is a function with the function's own property.
export default Object.assign(searchPlugin, {validateOptions});
