import PlainCodeBlock from '@site/src/components/CodeBlock';
import {escapeContent} from '@h3-docs/base/escape';
import Playground from '@site/src/theme/Playground';
import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';

/**
 * The theme's code block, for code that reaches the page as text instead of through `plugins/highlight`: shown plain.
 * It stands here so that neither the theme's highlighter nor its language table is in any page.
 */
export default function CodeBlock({children, className, title, live}: Props & {readonly live?: boolean}): ReactNode {
  const code = typeof children === 'string' ? children.replace(/\n$/, '') : '';
  if (live) return <Playground title={typeof title === 'string' ? title : undefined}>{code}</Playground>;
  return (
    <PlainCodeBlock
      language={/language-(\S+)/.exec(className ?? '')?.[1]}
      title={typeof title === 'string' ? title : undefined}
      html={escapeContent(code)}
    />
  );
}
