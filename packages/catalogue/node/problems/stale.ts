import {problemsOf} from './read';
import type {DocsVersion} from '@h3-docs/base/versions';
import {describedRelease, isOlder} from './status';

/** The problems that a newer release may have changed, as lines with their file, what was looked at, and what there is. */
export function staleProblems(version: DocsVersion): string[] {
  return problemsOf(version).flatMap(({where, affected, checked}) =>
    affected.flatMap(({in: project, fixed, seen}) => {
      const now = describedRelease(project, version);
      return fixed === undefined && now !== undefined && isOlder(seen, now)
        ? [`${where}: seen in ${project} ${seen} on ${checked.on}; the site describes ${now}`]
        : [];
    }),
  );
}
