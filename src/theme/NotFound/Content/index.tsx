import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {lazyPart} from '@site/src/ui/LazyPart';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';

const NearestPages = lazyPart(() => import('@site/src/components/NearestPages'));

/**
 * The not-found page: what the address may have meant, and links to continue. The links don't need JavaScript. Below
 * `/docs`, the theme gives the page no title of its own.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const {report} = useDocusaurusContext().siteConfig.customFields as {readonly report: string};
  return (
    <main className={clsx('container page-wide markdown margin-vert--lg', className)}>
      <PageMetadata title="Page Not Found" />
      <h1>Page Not Found</h1>
      <p>There is no page at this address.</p>
      <div role="status">
        <NearestPages />
      </div>
      <p className="js-only">Use the search box to find a function by its name in any language or in 3.x.</p>
      <p>These pages lead to everything else:</p>
      <ul>
        <li>
          <Link to="/docs/">About H3</Link>
        </li>
        <li>
          <Link to="/docs/quickstart">Quickstart</Link>
        </li>
        <li>
          <Link to="/docs/api/indexing">API reference</Link>, with <Link to="/docs/library/errors">error codes</Link>
        </li>
        <li>
          <Link to="/docs/core-library/restable">Resolutions</Link>
        </li>
        <li>
          <Link to="/docs/3.x/">3.x documentation</Link>
        </li>
        <li>
          <Link to={report}>Report a broken link</Link>
        </li>
      </ul>
    </main>
  );
}
