import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ExplorerSection} from '@h3-docs/explorer';
import {site} from '@h3-docs/base/site';
import {newestVersion, versions} from '@h3-docs/base/versions';
import Cards from '@site/src/components/Cards';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import {memo, type ComponentProps, type ComponentType, type ReactNode} from 'react';
import City from './_landing/city.mdx';
import FirstCall from './_landing/first-call.mdx';
import Flows from './_landing/flows.mdx';
import Globe from './_landing/globe.mdx';
import Quakes from './_landing/quakes.mdx';
import styles from './index.module.css';

/** The outline of Paris in `packages/figures/city.ts`, as the explorer takes it. */
const PARIS =
  'POLYGON((2.321 48.901, 2.393 48.9, 2.414 48.86, 2.39 48.82, 2.333 48.817, 2.254 48.838, 2.277 48.872, 2.321 48.901))';

/** What H3 is used for, each with a map and the page that makes it. */
const uses: readonly {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly link: string;
  readonly Picture: ComponentType;
}[] = [
  {
    title: translate({message: 'Count movements between places'}),
    text: translate({
      message:
        'A year of flights in the United States. Each airport becomes a cell, and one query counts the flights for each pair of cells.',
    }),
    to: '/docs/highlights/flowmodel',
    link: translate({message: 'How to make a flow map'}),
    Picture: Flows,
  },
  {
    title: translate({message: 'Turn points into a map'}),
    text: translate({
      message:
        'A week of earthquakes in California and Nevada. Group rows by cell, or by the parent of the cell for a coarser map.',
    }),
    to: '/docs/highlights/aggregation',
    link: translate({message: 'How to aggregate points'}),
    Picture: Quakes,
  },
  {
    title: translate({message: 'Fill an area, and give each cell a value'}),
    text: translate({
      message:
        'Paris in cells of about 0.7 km², colored by the distance to the Louvre. Data with the same cells join with =, without geometry.',
    }),
    to: `/?q=${encodeURIComponent(PARIS)}&res=8#explorer`,
    link: translate({message: 'Fill Paris in the explorer'}),
    Picture: City,
  },
];

/** Where to continue, by what readers want to do. */
const ways: ComponentProps<typeof Cards>['cards'] = [
  {
    title: translate({message: 'Understand the grid'}),
    text: translate({message: 'Hexagons, resolutions, pentagons, and the geometry behind them.'}),
    to: '/docs/core-library/overview',
  },
  {
    title: translate({message: 'Choose a resolution'}),
    text: translate({message: 'Areas and edge lengths of all sixteen, and a tool that chooses.'}),
    to: '/docs/core-library/restable',
  },
  {
    title: translate({message: 'Join data sets'}),
    text: translate({message: 'Match points, areas, and tables by cell instead of by geometry.'}),
    to: '/docs/highlights/joining',
  },
  {
    title: translate({message: 'Find neighbors and paths'}),
    text: translate({message: 'Disks, rings, distances, and paths on the grid.'}),
    to: '/docs/api/traversal',
  },
  {
    title: translate({message: 'Compare with S2'}),
    text: translate({message: 'The strengths of S2 and other grids, with measured cases.'}),
    to: '/docs/comparisons/s2',
  },
  {
    title: translate({message: 'Migrate from 3.x'}),
    text: translate({message: 'New names, new errors, and a tool that converts your code.'}),
    to: '/docs/library/migrating-3.x',
  },
];

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
            <span>{translate({message: 'Release {release}'}, {release: versions[newestVersion].release})}</span>
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
        <MDXContent>
          <Globe />
        </MDXContent>
        <p className={clsx('quiet', styles.caption)}>
          <Translate>
            The cells of resolution 1. Twelve cells of each resolution are pentagons, here in orange.
          </Translate>
        </p>
      </div>
    </header>
  );
}

function Uses(): ReactNode {
  return (
    <section aria-labelledby="uses">
      <h2 id="uses" className={styles.heading}>
        <Translate>How people use H3</Translate>
      </h2>
      <div className={styles.uses}>
        {uses.map(({title, text, to, link, Picture}) => (
          <article key={title} className={styles.use}>
            {/* The link below the words leads there, too: one is enough for the keyboard and a screen reader. */}
            <Link to={to} className={styles.picture} aria-hidden="true" tabIndex={-1}>
              <MDXContent>
                <Picture />
              </MDXContent>
            </Link>
            <div className={styles.useWords}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Link to={to}>{link}</Link>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

function Ways(): ReactNode {
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className={styles.heading}>
        <Translate>Where to go from here</Translate>
      </h2>
      <Cards cards={ways} />
    </section>
  );
}

/** What the documentation or the source code of the products says: docs/community/applications.mdx. */
function Users(): ReactNode {
  return (
    <section className={styles.users} aria-labelledby="users">
      <h2 id="users" className={styles.heading}>
        <Translate>Who uses H3</Translate>
      </h2>
      <p>
        <Translate
          values={{
            all: (
              <Link to="/docs/community/applications">
                <Translate>all products</Translate>
              </Link>
            ),
          }}
        >
          {
            'Uber developed H3 to analyze its marketplaces. Snowflake, Databricks, Redshift, ClickHouse, and Elasticsearch contain H3. kepler.gl, ArcGIS Pro, and CARTO draw its cells. See {all}.'
          }
        </Translate>
      </p>
      <p>
        <Translate
          values={{
            own: (
              <Link to="/docs/installation">
                <Translate>JavaScript, Python, Java, Go, C, and DuckDB</Translate>
              </Link>
            ),
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
          }}
        >
          {'You can call H3 from {own}, from {engines}, and from {languages}.'}
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

function Home(): ReactNode {
  return (
    <Layout title={site.tagline} description={site.description}>
      <StructuredData />
      <main className="container page-wide">
        <Hero />
        <ExplorerSection />
        <Uses />
        <Users />
        <Ways />
      </main>
    </Layout>
  );
}

/**
 * The landing page. The router renders it with each location that it gets; the page asks for none, so a step in the
 * explorer, which writes the address, doesn't render the rest again.
 */
export default memo(Home, () => true);
