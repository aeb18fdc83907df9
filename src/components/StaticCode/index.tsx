import {useState, type ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import {hasHydrated, isServerMarkupGone} from '@h3-docs/ui/hydration';
import {LoadFailure} from '@h3-docs/ui/LoadState';
import {useFetched} from '@h3-docs/ui/useFetched';
import {loadCode, parseCode} from './pageCode';

interface Props {
  /** On the server the page's code, in the browser the address of the file that holds it (`plugins/highlight`). */
  readonly source: string;
  /** Which of the page's blocks this is, from 0. */
  readonly number: number;
  /** The number of lines, which reserves room until the code is loaded. */
  readonly lines: number;
  readonly language?: string;
  readonly title?: string;
  readonly kind?: string;
}

/**
 * A code block of a page that has many: its code is in the page's HTML but not in its JavaScript. When the server
 * rendered it, it is left as it is; when the reader comes by client-side navigation, one file with all the page's code
 * is fetched. So it is when React has thrown the server's HTML away.
 */
export default function StaticCode({source, number, lines, ...block}: Props): ReactNode {
  // False if React hydrates the server's HTML, true if the reader came by client-side navigation.
  const [isNew] = useState(hasHydrated);
  const {content, isLoading, error, retry} = useFetched(source, loadCode, () => !isNew && !isServerMarkupGone());

  if (error !== undefined) return <LoadFailure error={error} onRetry={retry} />;
  const blocks = typeof window === 'undefined' ? parseCode(source) : content;
  const isMissing = blocks === undefined && (isNew || isLoading);
  return <CodeBlock {...block} html={blocks?.[number] ?? ''} lines={isMissing ? lines : undefined} />;
}
