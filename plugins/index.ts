/** Everything that `docusaurus.config.ts` plugs in, some of it from packages. */
export {default as announcement} from './announcement';
export {default as rehypeAnchorAliases} from './anchor-aliases';
export {
  engines,
  functionList,
  remarkApiPages,
  remarkEngines,
  remarkProblems,
  remarkStackTabs,
} from '@h3-docs/catalogue/node';
export {default as remarkBlocks} from './blocks';
export {default as brokenLinks} from './broken-links';
export {keepBrokenMarkdownLink} from './brokenMarkdownLink';
export {default as bundlerCache} from './bundlerCache';
export {default as catalogueData} from './catalogue-data';
export {parseFrontMatter} from './frontMatter';
export {converter} from '@h3-docs/converter/node';
export {rehypeBreakableCode} from '@h3-docs/base/node/breakableCode';
export {readSettings} from '@h3-docs/base/node/environment';
export {figures, remarkFigures} from '@h3-docs/figures/node';
export {default as fonts} from './fonts';
export {default as firstView} from './first-view';
export {pageTemplate} from './first-view/template';
export {default as globe} from './globe';
export {default as remarkHighlight} from './highlight';
export {pageFiles} from '@h3-docs/base/node/pageFiles';
export {default as katex} from './katex';
export {default as rehypeFormulas} from './katex/formulas';
export {default as remarkKatexStyles} from './katex/remark';
export {default as language} from './language';
export {default as leanClient} from './lean-client';
export {default as leanStyles} from './lean-styles';
export {remarkLiveExamples, sandboxBundle} from '@h3-docs/playground/node';
export {mapPlugin} from '@h3-docs/map/node';
export {lastly} from './lastly';
export {default as markdownCopies} from './markdown-copies';
export {default as missingScripts} from './missing-scripts';
export {default as nearestPages} from './nearest-pages';
export {default as remarkPageNames} from './page-names';
export {default as remarkQuestions} from './questions';
export {default as remarkRawHtml, remarkRawImages} from './raw-html';
export {default as robots} from './robots';
export {search} from '@h3-docs/search/node';
export {default as siteChecks} from './site-checks';
export {default as rehypeStaticBlocks} from './static-blocks';
export {default as serverMarkup} from './serverMarkup';
export {default as security} from './security';
export {default as remarkTables} from './tables';
export {startTasks} from './tasks/start';
export {default as texts} from './texts';
export {default as textSize} from './text-size';
export {default as remarkTerms} from './terms';
export {default as thirdParty} from './third-party';
export {default as remarkValues} from './values';
export {default as remarkVocabulary} from './vocabulary';
export {default as remarkMath} from 'remark-math';
