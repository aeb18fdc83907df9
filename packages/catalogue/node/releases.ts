import type {DocsVersion} from '@h3-docs/base/versions';
import {factsOf} from './facts';
import type {Release} from '../types';

/** The releases that the pages of a version list, in the order in which they came. */
export function releasesOf(version: DocsVersion): readonly Release[] {
  return factsOf(version).releases;
}

/** The beginning of a release's day in UTC. */
export function releaseDate({date}: Release): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** A release's date as pages write it, `May 21, 2026`, with spaces that do not break the line. */
export function releaseDay(release: Release): string {
  return releaseDate(release)
    .toLocaleDateString('en-US', {dateStyle: 'medium', timeZone: 'UTC'})
    .replaceAll(' ', '\u00a0');
}
