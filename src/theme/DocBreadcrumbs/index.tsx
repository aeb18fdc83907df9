import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import PageCopies from '@site/src/components/PageCopies';
import styles from './styles.module.css';

/** The line above a page's title: where the page is, and the ways to its text as Markdown. */
export default function PageHead(): ReactNode {
  return (
    <div className={styles.head}>
      <DocBreadcrumbs />
      <PageCopies />
    </div>
  );
}
