import Translate, {translate} from '@docusaurus/Translate';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {markdownCopyOf} from '@h3-docs/base/routing/markdownCopy';
import {fetchFile} from '@h3-docs/base/fetch';
import CopyButton from '@h3-docs/ui/CopyButton';
import styles from './styles.module.css';

/**
 * The ways to the page as Markdown: one button that copies it, one link that shows it, and the link that programs
 * follow. The build writes the copies, so `npm start` has none.
 */
export default function PageCopies(): ReactNode {
  const {permalink} = useDoc().metadata;
  if (process.env.NODE_ENV === 'development') return null;
  const address = markdownCopyOf(permalink);
  return (
    <div className={clsx('page-copies', styles.copies)}>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <CopyButton
        className={clsx('js-only', styles.action)}
        label={translate({message: 'Copy as Markdown'})}
        text={async () => (await fetchFile(address, translate({message: 'The copy of this page'}))).text()}
      />
      <a className={styles.action} href={address}>
        <Translate>View as Markdown</Translate>
      </a>
    </div>
  );
}
