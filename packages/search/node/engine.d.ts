/** The package exports the check of its options, as Docusaurus asks of plugins, but declares types for the options only. */

import type {OptionValidationContext} from '@docusaurus/types';

declare module '@easyops-cn/docusaurus-search-local' {
  export function validateOptions<Options, Validated>(context: OptionValidationContext<Options, Validated>): Validated;
}
