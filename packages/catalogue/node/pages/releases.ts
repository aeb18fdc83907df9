import {translate} from '@docusaurus/Translate';
import type {RootContent} from 'mdast';
import {releaseDate, releasesOf} from '../releases';
import type {Release} from '../../types';
import type {DocsVersion} from '@h3-docs/base/versions';
import {inline, link, table, text} from './nodes';

/** The page of a release in H3's repository. */
export const releaseUrl = (version: string) => `https://github.com/uber/h3/releases/tag/v${version}`;

/** A release's date as pages write it, `May 21, 2026`, with spaces that do not break the line. */
function releaseDay(release: Release): string {
  return releaseDate(release)
    .toLocaleDateString('en-US', {dateStyle: 'medium', timeZone: 'UTC'})
    .replaceAll(' ', '\u00a0');
}

/** What each release brought, and what its callers have to do. */
export function releaseTable(version: DocsVersion): RootContent[] {
  return [
    table(
      [
        translate({message: 'Release'}),
        translate({message: 'New features and fixes'}),
        translate({message: 'What you need to do'}),
      ],
      releasesOf(version).map((release) => [
        [link(releaseUrl(release.version), text(release.version)), {type: 'break'}, text(releaseDay(release))],
        inline(release.news),
        inline(release.action),
      ]),
    ),
  ];
}
