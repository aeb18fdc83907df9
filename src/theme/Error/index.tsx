import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

/**
 * What takes the place of the whole site when something outside the layout throws. It replaces Docusaurus's, which renders
 * the layout once more, and else an English text without styles: this one looks like the page of a crash within the
 * layout. Its link loads the start page anew, so that nothing of what has failed stays.
 */
export default function SiteError(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>{translate({message: 'This page crashed'})}</title>
      </Head>
      <ErrorPageContent {...props} />
      <p className="container page-wide">
        <a href={useBaseUrl('/')}>
          <Translate>Go to the start page</Translate>
        </a>
      </p>
    </>
  );
}
