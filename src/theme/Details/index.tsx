import type {Props} from '@theme/Details';
import type {ReactNode} from 'react';

/** A collapsible section that an author writes, like all others of the site (`packages/ui/collapse.ts`). */
export default function Details({summary, children, ...attributes}: Props): ReactNode {
  return (
    <details {...attributes}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}
