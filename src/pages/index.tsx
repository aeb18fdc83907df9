import Link from '@docusaurus/Link';
import Globe from '@site/src/components/Globe';
import ExplorerSection from '@site/src/explorer/Section';
import {site} from '@site/src/site';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ComponentType, ReactNode} from 'react';
import Aggregate from './_landing/aggregate.mdx';
import GlobeFigure from './_landing/globe.mdx';
import IndexAPlace from './_landing/index-a-place.mdx';
import JoinByCell from './_landing/join-by-cell.mdx';
import Traverse from './_landing/traverse.mdx';
import styles from './index.module.css';

/** What people do with H3: the words, the page that tells more, and the example that shows it. */
const uses: readonly {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  /** What the page that `to` leads to is about. */
  readonly topic: string;
  readonly Example: ComponentType;
}[] = [
  {
    title: 'Index',
    text: 'Turn a position into a 64-bit name for the area around it. One call, no lookup, nothing leaves your machine.',
    to: '/docs/highlights/indexing',
    topic: 'indexing',
    Example: IndexAPlace,
  },
  {
    title: 'Join',
    text: 'Two data sets that carry cells of one resolution join on equality, in any database, without geometry.',
    to: '/docs/highlights/joining',
    topic: 'joining',
    Example: JoinByCell,
  },
  {
    title: 'Aggregate',
    text: 'Group by cell for a heat map, or by the parent of the cell for a coarser one. Bins stay where they are.',
    to: '/docs/highlights/aggregation',
    topic: 'aggregation',
    Example: Aggregate,
  },
  {
    title: 'Traverse',
    text: 'Six neighbors at nearly equal distance: walk, spread and find paths by steps instead of meters.',
    to: '/docs/api/traversal',
    topic: 'traversal',
    Example: Traverse,
  },
];

const support: readonly {readonly name: string; readonly href: string}[] = [
  {name: 'C', href: site.links.source},
  {name: 'Python', href: site.bindings.python},
  {name: 'JavaScript', href: site.bindings.javascript},
  {name: 'Java', href: site.bindings.java},
  {name: 'Go', href: site.bindings.go},
  {name: 'DuckDB', href: site.bindings.duckdb},
];

/** The attitude of the globe in `_landing/globe.mdx`. */
const GLOBE_START = {lat: 30, lng: -20} as const;

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{site.tagline}</h1>
        <p className={styles.lead}>
          H3 is an open-source library that gives every place on Earth the name of a hexagonal cell, on sixteen
          resolutions from continents down to a single step.
        </p>
        <nav className={styles.ways} aria-label="Begin">
          <Link className={clsx(styles.way, styles.first)} to="/docs/quickstart">
            Quickstart
          </Link>
          <Link className={styles.way} to="/docs/api/indexing">
            API reference
          </Link>
          <Link className={styles.way} to="/docs/core-library/restable">
            Which resolution?
          </Link>
        </nav>
      </div>
      <div className={styles.globe}>
        <Globe start={GLOBE_START}>
          <MDXContent>
            <GlobeFigure />
          </MDXContent>
        </Globe>
      </div>
    </header>
  );
}

function Uses(): ReactNode {
  return (
    <section className={styles.uses} aria-labelledby="uses">
      <h2 id="uses" className={styles.heading}>
        What people do with it
      </h2>
      {uses.map(({title, text, to, topic, Example}) => (
        <article key={title} className={styles.use}>
          <div className={styles.useWords}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={to}>More about {topic}</Link>
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
        Works where your data is
      </h2>
      <ul className={styles.languages}>
        {support.map(({name, href}) => (
          <li key={name}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ul>
      <p>
        And in many databases and engines: <Link to="/docs/community/bindings">all bindings</Link>.
      </p>
    </section>
  );
}

/** The landing page. */
export default function Home(): ReactNode {
  return (
    <Layout description={site.description}>
      <main className={styles.page}>
        <Hero />
        <ExplorerSection />
        <Uses />
        <Support />
      </main>
    </Layout>
  );
}
