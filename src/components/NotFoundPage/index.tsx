import Translate, {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {correctionScript} from '@h3-docs/base/routing/correctionScript';
import {pages} from '@h3-docs/base/routing/pages';
import {versionIds, versionRow} from '@h3-docs/base/versions';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import Cards from '@site/src/components/Cards';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface NotFoundPageProps {
  readonly className?: string | undefined;
}

/** The versions before the newest. */
const olderVersions = versionIds.map((id) => ({id, ...versionRow(id)})).filter(({newest}) => !newest);

/** Where readers can continue, most wanted first. */
const ways: ComponentProps<typeof Cards>['cards'] = [
  {
    to: '/docs/quickstart',
    title: translate({message: 'Quickstart'}),
    text: translate({message: 'From the installation to a first map in five steps.'}),
  },
  {
    to: '/docs/api/indexing',
    title: translate({message: 'API reference'}),
    text: translate({message: 'Every function, in every language.'}),
  },
  {
    to: '/docs/core-library/restable',
    title: translate({message: 'Resolutions'}),
    text: translate({message: 'Areas, edge lengths, and numbers of cells.'}),
  },
  {
    to: '/docs/library/errors',
    title: translate({message: 'Error codes'}),
    text: translate({message: 'The meaning of each error, and how to fix it.'}),
  },
  {
    to: '/docs/',
    title: translate({message: 'About H3'}),
    text: translate({message: 'The purpose of H3, and answers to common questions.'}),
  },
  ...olderVersions.map(({id, path}) => ({
    to: `${path}/`,
    title: translate({message: '{version} documentation'}, {version: id}),
    text: translate({message: 'The pages of the former version.'}),
  })),
];

const NearestPages = lazyPart(() => import('@site/src/components/NearestPages'));

/**
 * The not-found page: what the address may have meant, and links to continue. The links don't need JavaScript. An
 * address that only names a page by its file never shows it (`correctionScript`). Below
 * `/docs`, the theme gives the page no title of its own.
 */
export default function NotFoundPage({className}: NotFoundPageProps): ReactNode {
  const {report} = useDocusaurusContext().siteConfig.customFields as {readonly report: string};
  return (
    <main className={clsx('container page-wide', styles.page, className)}>
      <PageMetadata title={translate({message: 'Page Not Found'})} />
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script>{correctionScript(pages)}</script>
        </Head>
      )}
      <div className="markdown margin-bottom--md">
        <h1>
          <Translate>Page Not Found</Translate>
        </h1>
        <p>
          <Translate>There is no page at this address.</Translate>{' '}
          <span className="js-only">
            <Translate>Use the search box to find a function by its name in any language or in 3.x.</Translate>
          </span>
        </p>
        <div role="status">
          <NearestPages />
        </div>
      </div>
      <Cards label={translate({message: 'Continue with one of these pages'})} cards={ways} />
      {/* Without scripts, nothing on this page can know its address. */}
      <noscript>
        <p>
          <Translate>If the address ends in .html or /index, this list has a link to its page:</Translate>
        </p>
        <ul>
          {[...pages.values()].map((path) => (
            <li key={path}>
              <a href={path}>{path}</a>
            </li>
          ))}
        </ul>
      </noscript>
      <p className={styles.report}>
        <Link to={report}>
          <Translate>Report a broken link</Translate>
        </Link>
      </p>
    </main>
  );
}
