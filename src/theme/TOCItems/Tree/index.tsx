import Tree from '@theme-original/TOCItems/Tree';
import type {Props} from '@theme/TOCItems/Tree';
import {memo, useMemo, type ReactNode} from 'react';
import {breakable} from '@h3-docs/base/breakable';

/** As many characters of a name fit into the narrowest table of contents. */
const LONGEST = 20;

type Items = Props['toc'];

function withBreaks(items: Items): Items {
  return items.map((item) => ({...item, value: breakable(item.value, LONGEST), children: withBreaks(item.children)}));
}

/** The entries of the table of contents. Their long names break where a word in them ends. */
function BreakableTree({toc, ...props}: Props): ReactNode {
  return <Tree {...props} toc={useMemo(() => withBreaks(toc), [toc])} />;
}

// Memo only the tree root is enough.
export default memo(BreakableTree);
