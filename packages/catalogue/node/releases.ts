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
