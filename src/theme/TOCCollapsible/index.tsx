import Translate from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The table of contents of narrow windows, as a collapsible section like all others of the site (`packages/ui/collapse.ts`). The
 * headings that its entries repeat are on the page, so there are none before it is opened.
 */
export default function CollapsibleContents({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details className={clsx(styles.contents, className)} onToggle={() => setWasOpen(true)}>
      <summary>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      {wasOpen && <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />}
    </details>
  );
}
