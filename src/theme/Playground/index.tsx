import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {lazy, Suspense, type ReactNode} from 'react';
import {escapeContent} from '@h3-docs/base/escape';
import {newestVersion, versionNamed} from '@h3-docs/base/versions';

/**
 * Loaded separately, so that pages without a playground don't contain it. The theme's code block refers to this
 * component on every page.
 */
const LiveExample = lazy(async () => {
  const {LiveExample: loaded} = await import('@h3-docs/playground');
  return {default: loaded};
});

export interface PlaygroundProps {
  /** The code. */
  readonly children?: string;
  readonly title?: string;
}

/**
 * The playground of `@docusaurus/theme-live-codeblock`, in the place of its own one, which evaluates on the page's
 * main thread and brings a compiler and a highlighter with it. This one is for a `<CodeBlock live>` that a page writes
 * as JSX; it is run by the reader's browser, with the h3-js of the page's version. A live fence is run by the build too.
 */
export default function Playground({children = '', title}: PlaygroundProps): ReactNode {
  const active = useActiveVersion('default');
  const version = active ? versionNamed(active.name) : newestVersion;
  return (
    <Suspense>
      <LiveExample version={version} title={title} html={escapeContent(children.replace(/\n$/, ''))} />
    </Suspense>
  );
}
