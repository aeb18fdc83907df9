import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {versionIds, versionRow} from '@h3-docs/base/versions';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import clsx from 'clsx';
import type {ReactNode} from 'react';

interface NotFoundPageProps {
  readonly className?: string | undefined;
}

/** The versions before the newest. */
const olderVersions = versionIds.map((id) => ({id, ...versionRow(id)})).filter(({newest}) => !newest);

const NearestPages = lazyPart(() => import('@site/src/components/NearestPages'));

/**
 * The not-found page: what the address may have meant, and links to continue. The links don't need JavaScript. Below
 * `/docs`, the theme gives the page no title of its own.
 */
export default function NotFoundPage({className}: NotFoundPageProps): ReactNode {
  const {report} = useDocusaurusContext().siteConfig.customFields as {readonly report: string};
  return (
    <main className={clsx('container page-wide markdown margin-vert--lg', className)}>
      <PageMetadata title={translate({message: 'Page Not Found'})} />
      <h1>
        <Translate>Page Not Found</Translate>
      </h1>
      <p>
        <Translate>There is no page at this address.</Translate>
      </p>
      <div role="status">
        <NearestPages />
      </div>
      <p className="js-only">
        <Translate>Use the search box to find a function by its name in any language or in 3.x.</Translate>
      </p>
      <p>
        <Translate>Continue with one of these pages:</Translate>
      </p>
      <ul>
        <li>
          <Link to="/docs/">
            <Translate>About H3</Translate>
          </Link>
        </li>
        <li>
          <Link to="/docs/quickstart">
            <Translate>Quickstart</Translate>
          </Link>
        </li>
        <li>
          <Translate
            values={{
              reference: (
                <Link key="reference" to="/docs/api/indexing">
                  {translate({message: 'API reference'})}
                </Link>
              ),
              codes: (
                <Link key="codes" to="/docs/library/errors">
                  {translate({message: 'error codes'})}
                </Link>
              ),
            }}
          >
            {'{reference}, with {codes}'}
          </Translate>
        </li>
        <li>
          <Link to="/docs/core-library/restable">
            <Translate>Resolutions</Translate>
          </Link>
        </li>
        {olderVersions.map(({id, path}) => (
          <li key={id}>
            <Link to={`${path}/`}>
              <Translate values={{version: id}}>{'{version} documentation'}</Translate>
            </Link>
          </li>
        ))}
        <li>
          <Link to={report}>
            <Translate>Report a broken link</Translate>
          </Link>
        </li>
      </ul>
    </main>
  );
}
