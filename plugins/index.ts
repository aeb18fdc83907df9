/** Everything that `docusaurus.config.ts` plugs in, some of it from packages. */
export {default as rehypeAnchorAliases} from './elements/anchorAliases';
export {
  engines,
  remarkApiPages,
  remarkEngines,
  remarkProblems,
  remarkStackTabs,
} from '@h3-docs/catalogue/node';
export {default as remarkBlocks} from './elements/codeGroups';
export {default as brokenLinks} from './checks/brokenLinks';
export {keepBrokenMarkdownLink} from './checks/brokenMarkdownLink';
export {default as bundlerCache} from './bundler/cache';
export {default as catalogueData} from './catalogue-data';
export {parseFrontMatter} from './checks/frontMatter';
export {converter} from '@h3-docs/converter/node';
export {rehypeBreakableCode} from '@h3-docs/base/node/breakableCode';
export {readSettings} from '@h3-docs/base/node/environment';
export {figures, remarkFigures} from '@h3-docs/figures/node';
export {default as head} from './head';
export {pageTemplate} from './head/template';
export {default as globe} from './globe';
export {default as remarkHighlight} from './highlight';
export {pageFiles} from '@h3-docs/base/node/pageFiles';
export {default as katex} from './math';
export {default as rehypeFormulas} from './math/formulas';
export {default as remarkKatexStyles} from './math/remark';
export {default as leanClient} from './bundler/leanClient';
export {default as leanStyles} from './bundler/leanStyles';
export {remarkLiveExamples, sandboxBundle} from '@h3-docs/playground/node';
export {mapPlugin} from '@h3-docs/map/node';
export {orderPostBuilds} from './postBuildOrder';
export {default as markdownCopies} from './markdown-copies';
export {default as nearestPages} from './not-found';
export {default as remarkPageNames} from './elements/pageNames';
export {default as remarkQuestions} from './elements/questions';
export {default as remarkRawHtml, remarkRawImages} from './elements/rawHtml';
export {default as robots} from './markdown-copies/robots';
export {search} from '@h3-docs/search/node';
export {default as siteChecks} from './checks';
export {default as rehypeStaticBlocks} from './static-blocks';
export {default as serverMarkup} from './bundler/serverMarkup';
export {default as security} from './security';
export {default as remarkTables} from './elements/tableLayout';
export {startTasks} from './worker/start';
export {default as texts} from './checks/translatableTexts';
export {default as textSize} from './bundler/textSize';
export {default as remarkTerms} from './elements/glossaryLinks';
export {default as thirdParty} from './licenses';
export {default as remarkValues} from './elements/computedValues';
export {default as remarkVocabulary} from './elements/vocabulary';
export {default as remarkMath} from 'remark-math';
