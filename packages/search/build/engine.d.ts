/** The parts of the search package that this plugin calls; the package declares types for its options only. */

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/validateOptions' {
  import type {OptionValidationContext} from '@docusaurus/types';

  export function validateOptions<Options, Validated>(context: OptionValidationContext<Options, Validated>): Validated;
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions' {
  import type {LoadContext} from '@docusaurus/types';
  import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

  /** Options with every list an array and every folder absolute. */
  export interface ProcessedPluginOptions extends PluginOptions {
    readonly searchResultLimits: number;
  }
  export function processPluginOptions(options: PluginOptions, context: LoadContext): ProcessedPluginOptions;
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos' {
  import type {Props} from '@docusaurus/types';
  import type {ProcessedPluginOptions} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';

  export interface VersionDocInfo {
    /** The folder of the version; the latest version's is the build's own. */
    readonly outDir: string;
    readonly paths: readonly {
      readonly filePath: string;
      readonly url: string;
      readonly type: 'docs' | 'blog' | 'page';
    }[];
  }
  export function processDocInfos(build: Props, options: ProcessedPluginOptions): VersionDocInfo[];
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse' {
  import type {ProcessedPluginOptions} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';

  export interface ParsedDocument {
    readonly pageTitle: string;
    readonly description: string;
    readonly keywords: string;
    readonly sections: readonly {readonly title: string; readonly hash: string; readonly content: string}[];
  }
  /** Reads a built page; null where it asks not to be indexed. */
  export function parse(
    html: string,
    type: 'docs' | 'blog' | 'page',
    url: string,
    options: ProcessedPluginOptions,
  ): ParsedDocument | null;
}
