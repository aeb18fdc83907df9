import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';
import {site} from '@site/src/site';
import styles from './styles.module.css';

/** The foot of a doc page, and the release that the page was last checked against: its own, or that of its version. */
export default function CheckedDocItemFooter(): ReactNode {
  const {checked} = useDoc().frontMatter as {readonly checked?: string};
  const {isLast} = useDocsVersion();
  return (
    <>
      <DocItemFooter />
      <p className={styles.checked}>Last checked against H3 {checked ?? site.releases[isLast ? '4.x' : '3.x'].c}</p>
    </>
  );
}
