import Translate from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import styles from './styles.module.css';

/**
 * The table of contents of narrow windows, as a collapsible section like all others of the site (`packages/ui/collapse.ts`). The
 * headings that its entries repeat are on the page, so there are none before it is opened.
 */
export default function CollapsibleContents({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  const [wasOpen, setWasOpen] = useState(false);
  // At once, because the movement that follows depends on the height.
  const fill = () => flushSync(() => setWasOpen(true));
  return (
    <details className={clsx(styles.contents, className)} onToggle={() => setWasOpen(true)}>
      {/* The key that opens it is a click for the browser, and so are the ways of assistive technology. */}
      <summary onClick={fill}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      {wasOpen && <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />}
    </details>
  );
}
