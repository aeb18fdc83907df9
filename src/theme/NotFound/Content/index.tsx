import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The not-found page, with links to continue. Below `/docs`, the theme gives it no title of its own. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title="Page Not Found" />
      <div className="row">
        <div className="col col--6 col--offset-3">
          <h1 className="hero__title">Page Not Found</h1>
          <p>
            There is no page at this address. Use the search box to find a function by its name in any language or in
            3.x, or go to one of these pages:
          </p>
          <ul>
            <li>
              <Link to="/docs/">About H3</Link>
            </li>
            <li>
              <Link to="/docs/api/indexing">API reference</Link>, with{' '}
              <Link to="/docs/library/errors">error codes</Link>
            </li>
            <li>
              <Link to="/docs/core-library/restable">Resolutions</Link>
            </li>
            <li>
              <Link to="/docs/3.x/">3.x documentation</Link>
            </li>
          </ul>
        </div>
      </div>
    </main>
  );
}
