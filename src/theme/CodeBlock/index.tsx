import PlainCodeBlock from '@site/src/components/CodeBlock';
import {escapeContent} from '@h3-docs/base/escape';
import type {Props} from '@theme/CodeBlock';
import {lazy, Suspense, type ReactNode} from 'react';

/** Loads only where a page writes `<CodeBlock live>`; a fence of live JSX is an element already. */
const LiveJsx = lazy(() => import('@h3-docs/playground').then((module) => ({default: module.LiveJsx})));

/**
 * The theme's code block, for code that reaches the page as text instead of through `plugins/highlight`: shown plain.
 * It stands here so that neither the theme's highlighter nor its language table is in any page.
 */
export default function CodeBlock({children, className, title, live}: Props & {readonly live?: boolean}): ReactNode {
  const code = typeof children === 'string' ? children.replace(/\n$/, '') : '';
  const name = typeof title === 'string' ? title : undefined;
  if (live) {
    return (
      <Suspense>
        <LiveJsx title={name} html={escapeContent(code)} />
      </Suspense>
    );
  }
  return (
    <PlainCodeBlock language={/language-(\S+)/.exec(className ?? '')?.[1]} title={name} html={escapeContent(code)} />
  );
}
