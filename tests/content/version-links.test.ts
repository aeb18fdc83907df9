import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {allFunctions} from '@h3-docs/catalogue/node/catalogue';
import {constantsOf} from '@h3-docs/catalogue/node/constants';
import {allErrorsOf} from '@h3-docs/catalogue/node/errors';
import {releasesOf} from '@h3-docs/catalogue/node/releases';
import {newestVersion, versions} from '@h3-docs/base/versions';

/** The links of pages that are meant to leave their version. A path under `/docs/` leads to the newest version. */
const leaving: Readonly<Record<string, readonly string[]>> = {
  'docs/library/migrating-3.x.mdx': ['/docs/3.x/installation#javascript-and-typescript', '/docs/3.x/installation'],
  'docs/readme.mdx': ['/docs/3.x/'],
  'versioned_docs/version-3.x/api/regions.mdx': ['/docs/api/regions#polygontocellsexperimental'],
  'versioned_docs/version-3.x/community/applications.mdx': [
    '/docs/library/index/cell#decode-an-index',
    '/docs/library/migration-3.x/functions',
  ],
  'versioned_docs/version-3.x/community/bindings.mdx': [
    '/docs/community/bindings#other-languages',
    '/docs/library/migration-3.x/functions',
  ],
  'versioned_docs/version-3.x/community/tutorials.mdx': ['/docs/#faq', '/docs/library/migration-3.x/functions'],
  'versioned_docs/version-3.x/core-library/creating-bindings.mdx': ['/docs/core-library/creating-bindings'],
  'versioned_docs/version-3.x/core-library/custom-alloc.mdx': ['/docs/library/errors#e_memory_alloc'],
  'versioned_docs/version-3.x/core-library/filters.mdx': ['/docs/core-library/filters'],
  'versioned_docs/version-3.x/installation.mdx': ['/docs/installation'],
  'versioned_docs/version-3.x/quickstart.mdx': ['/docs/quickstart'],
  'versioned_docs/version-3.x/readme.mdx': [
    '/docs/',
    '/docs/api/indexing#latlngtocell',
    '/docs/api/indexing#celltolatlng',
    '/docs/api/indexing#celltoboundary',
    '/docs/api/traversal#griddisk',
    '/docs/api/regions#polygontocells',
    '/docs/api/hierarchy#celltoparent',
    '/docs/library/migration-3.x/functions',
    '/docs/library/migrating-3.x',
    '/docs/library/migrating-3.x',
  ],
};

/** The links of a source that start at the root of the site, in Markdown and as attributes. */
const absoluteLinks = (source: string) =>
  Array.from(source.matchAll(/(?:\]\(|(?:href|to)=")(\/docs[^)"\s]*)/g), ([, url = '']) => url);

const pages = Object.values(versions).flatMap(({folder}) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/'))),
);

test('the links of pages stay in their version, apart from those that compare versions', () => {
  const found = pages.map((page) => [page, absoluteLinks(readFileSync(page, 'utf8'))] as const);
  expect(Object.fromEntries(found.filter(([, links]) => links.length > 0))).toEqual(leaving);
});

test('the links of the catalogue stay in its version', () => {
  const own = allFunctions.map(({v3: _former, ...entry}) => entry);
  expect(
    absoluteLinks(
      JSON.stringify([own, constantsOf(newestVersion), allErrorsOf(newestVersion), releasesOf(newestVersion)]),
    ),
  ).toEqual([]);
  const former = absoluteLinks(JSON.stringify(allFunctions.map(({v3}) => v3)));
  expect(former.filter((url) => !url.startsWith('/docs/api/'))).toEqual([]);
});
