import {expect, test} from 'vitest';
import {allFunctions} from '@h3-docs/catalogue/node/catalogue';
import {constantsOf} from '@h3-docs/catalogue/node/constants';
import {allErrorsOf} from '@h3-docs/catalogue/node/errors';
import {releasesOf} from '@h3-docs/catalogue/node/releases';
import {newestVersion} from '@h3-docs/base/versions';

/** The links of a source that start at the root of the site, in Markdown and as attributes. */
const absoluteLinks = (source: string) =>
  Array.from(source.matchAll(/(?:\]\(|(?:href|to)=")(\/docs[^)"\s]*)/g), ([, url = '']) => url);

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
