import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Globe from '@site/src/components/Globe';
import ExplorerSection from '@h3-docs/explorer/Section';
import {site} from '@h3-docs/base/site';
import {newestVersion, versions} from '@h3-docs/base/versions';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ComponentType, ReactNode} from 'react';
import Aggregate from './_landing/aggregate.mdx';
import FirstCall from './_landing/first-call.mdx';
import GlobeFigure from './_landing/globe.mdx';
import IndexAPlace from './_landing/index-a-place.mdx';
import JoinByCell from './_landing/join-by-cell.mdx';
import Traverse from './_landing/traverse.mdx';
import styles from './index.module.css';

/** How people use H3: a description, the page with more about it, and an example. */
const uses: readonly {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  /** The topic of the page that `to` leads to. */
  readonly topic: string;
  readonly Example: ComponentType;
}[] = [
  {
    title: translate({message: 'Index'}),
    text: translate({
      message:
        'Convert a position to the 64-bit index of the cell that contains it. H3 computes the index on your machine, in one call.',
    }),
    to: '/docs/highlights/indexing',
    topic: translate({message: 'indexing'}),
    Example: IndexAPlace,
  },
  {
    title: translate({message: 'Join'}),
    text: translate({
      message:
        'If two data sets have cells of the same resolution, join them with =. Any database can do it, without geometry.',
    }),
    to: '/docs/highlights/joining',
    topic: translate({message: 'joining'}),
    Example: JoinByCell,
  },
  {
    title: translate({message: 'Aggregate'}),
    text: translate({
      message: 'Group rows by cell to make a heat map, or by the parent of the cell to make a coarser map.',
    }),
    to: '/docs/highlights/aggregation',
    topic: translate({message: 'aggregation'}),
    Example: Aggregate,
  },
  {
    title: translate({message: 'Traverse'}),
    text: translate({
      message:
        'Each hexagon has six neighbors at nearly equal distances. Find neighbors, rings, and paths by counting steps.',
    }),
    to: '/docs/api/traversal',
    topic: translate({message: 'traversal'}),
    Example: Traverse,
  },
];

/** The languages of the project's own bindings, by their sections on the installation page. */
const support: readonly {readonly name: string; readonly id: string}[] = [
  {name: 'C', id: 'c'},
  {name: 'Python', id: 'python'},
  {name: 'JavaScript', id: 'javascript-and-typescript'},
  {name: 'Java', id: 'java'},
  {name: 'Go', id: 'go'},
  {name: 'DuckDB', id: 'duckdb'},
];

/** The orientation of the globe in `_landing/globe.mdx`. */
const GLOBE_START = {lat: 30, lng: -20} as const;

/** A cell to begin with: downtown San Francisco. */
const FIRST_CELL = '89283082803ffff';

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <h1 className={styles.title}>{site.tagline}</h1>
      <div className={styles.words}>
        <p className={styles.lead}>
          <Translate>
            H3 is an open-source library that divides the Earth into hexagonal cells and gives each cell an index. It
            has sixteen resolutions, from cells the size of a large country to cells the size of a step.
          </Translate>
        </p>
        <p className={styles.facts}>
          <Link to="/docs/library/migrating-3.x#what-each-release-asks-of-you">
            <Translate values={{release: versions[newestVersion].release}}>{'Release {release}'}</Translate>
          </Link>{' '}
          ·{' '}
          <Link to="/docs/#what-does-it-cost-and-may-i-use-it">
            <Translate>Apache License 2.0</Translate>
          </Link>
        </p>
        <nav className={styles.ways} aria-label={translate({message: 'Begin'})}>
          <Link className={clsx(styles.way, styles.first)} to="/docs/quickstart">
            <Translate>Quickstart</Translate>
          </Link>
          <Link className={styles.way} to="/docs/api/indexing">
            <Translate>API reference</Translate>
          </Link>
          <Link className={styles.way} to={`/?sel=${FIRST_CELL}#explorer`}>
            <Translate>Explore a cell</Translate>
          </Link>
        </nav>
        <div className={styles.call}>
          <MDXContent>
            <FirstCall />
          </MDXContent>
        </div>
      </div>
      <div className={styles.globe}>
        <Globe start={GLOBE_START}>
          <MDXContent>
            <GlobeFigure />
          </MDXContent>
        </Globe>
        <p className={styles.caption}>
          <Translate>
            The cells of resolution 1. Twelve cells of each resolution are pentagons, here in orange. Drag the globe to
            turn it.
          </Translate>
        </p>
      </div>
    </header>
  );
}

function Uses(): ReactNode {
  return (
    <section className={styles.uses} aria-labelledby="uses">
      <h2 id="uses" className={styles.heading}>
        <Translate>How people use H3</Translate>
      </h2>
      {uses.map(({title, text, to, topic, Example}) => (
        <article key={title} className={styles.use}>
          <div className={styles.useWords}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={to}>
              <Translate values={{topic}}>{'More about {topic}'}</Translate>
            </Link>
          </div>
          <div className={styles.example}>
            <MDXContent>
              <Example />
            </MDXContent>
          </div>
        </article>
      ))}
    </section>
  );
}

function Support(): ReactNode {
  return (
    <section className={styles.support} aria-labelledby="support">
      <h2 id="support" className={styles.heading}>
        <Translate>Languages and databases</Translate>
      </h2>
      <ul className={styles.languages}>
        {support.map(({name, id}) => (
          <li key={name}>
            <Link to={`/docs/installation#${id}`}>
              <Translate values={{name}}>{'H3 in {name}'}</Translate>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Translate
          values={{
            engines: (
              <Link to="/docs/installation#engines">
                <Translate>PostgreSQL, Snowflake, BigQuery, Spark, Rust, and more</Translate>
              </Link>
            ),
            languages: (
              <Link to="/docs/community/bindings">
                <Translate>many other languages</Translate>
              </Link>
            ),
            programs: (
              <Link to="/docs/community/applications">
                <Translate>databases and map programs</Translate>
              </Link>
            ),
          }}
        >
          {'H3 is also available in {engines}, in {languages}, and in {programs}.'}
        </Translate>
      </p>
      <p>
        <Translate
          values={{
            report: (
              <Link to={site.links.report}>
                <Translate>Report a problem</Translate>
              </Link>
            ),
          }}
        >
          {'Is something wrong on this page? {report}.'}
        </Translate>
      </p>
    </section>
  );
}

/** The site and the library, in the terms of schema.org, for search engines. */
function StructuredData(): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const address = url + baseUrl;
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {'@type': 'WebSite', name: site.title, url: address, description: site.description},
      {
        '@type': 'SoftwareSourceCode',
        name: site.title,
        description: site.tagline,
        url: address,
        codeRepository: site.links.source,
        programmingLanguage: 'C',
        license: 'https://www.apache.org/licenses/LICENSE-2.0',
        version: versions[newestVersion].release,
      },
    ],
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}

/** The landing page. */
export default function Home(): ReactNode {
  return (
    <Layout title={site.tagline} description={site.description}>
      <StructuredData />
      <main className={styles.page}>
        <Hero />
        <ExplorerSection />
        <Uses />
        <Support />
      </main>
    </Layout>
  );
}
