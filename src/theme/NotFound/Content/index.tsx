import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** What stands where no page is: the ways on. Below `/docs` the theme gives it no title of its own. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title="Page Not Found" />
      <div className="row">
        <div className="col col--6 col--offset-3">
          <h1 className="hero__title">Page Not Found</h1>
          <p>
            There is no page at this address. The search box above finds every function by any of its names, 3.x ones
            included. Or go on from here:
          </p>
          <ul>
            <li>
              <Link to="/docs/">About H3</Link>
            </li>
            <li>
              <Link to="/docs/api/indexing">The functions</Link>, with{' '}
              <Link to="/docs/library/errors">error codes</Link>
            </li>
            <li>
              <Link to="/docs/core-library/restable">The sixteen resolutions</Link>
            </li>
            <li>
              <Link to="/docs/3.x/">The documentation of 3.x</Link>
            </li>
          </ul>
        </div>
      </div>
    </main>
  );
}
