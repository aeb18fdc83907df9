import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemFooter from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

/** The foot of a doc page: the release that the page was last checked against, and the way to report a problem with it. */
export default function CheckedDocItemFooter(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  // `plugins/checks/frontMatter.ts` writes it into the front matter of every page.
  const {checked} = frontMatter as {readonly checked: string};
  const {report} = useDocusaurusContext().siteConfig.customFields as {readonly report: string};
  return (
    <>
      <DocItemFooter />
      <p className="quiet margin-top--sm margin-bottom--none">
        <span>{translate({message: 'Last checked against H3 {release}'}, {release: checked})}</span> ·{' '}
        <Link to={`${report}?title=${encodeURIComponent(`Documentation: ${metadata.permalink}`)}`}>
          <Translate>Report a problem with this page</Translate>
        </Link>
      </p>
    </>
  );
}
