import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@site/src/components/CodeBlock';
import FilterableTable from '@site/src/components/FilterableTable';
import LanguageTabs, {LanguagePanel} from '@site/src/components/LanguageTabs';
import LiveExample from '@site/src/components/LiveExample';
import Signature from '@site/src/components/Signature';
import StaticSvg from '@site/src/components/StaticSvg';

/** The vocabulary of MDX pages: the theme's, and the elements that this site's remark plugins write. */
export default {
  ...MDXComponents,
  CodeBlock,
  FilterableTable,
  LanguageTabs,
  LanguagePanel,
  LiveExample,
  Signature,
  StaticSvg,
};
