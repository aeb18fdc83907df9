/**
 * `npm run problems:stale`: lists the known problems that a newer release may have changed. A problem is listed when it
 * was not fixed in the newest release that was looked at, and the manifests or `packages/base/versions.ts` now describe a newer one.
 * The exit code is 1 where there are any.
 */
import {staleProblems} from '@h3-docs/catalogue/node';
import {versionIds} from '@h3-docs/base/versions';

const lines = versionIds.flatMap((version) => staleProblems(version));
for (const line of lines) console.log(line);
console.log(
  lines.length === 0 ? 'Every problem was checked with the newest release described.' : `${lines.length} to check.`,
);
process.exitCode = lines.length > 0 ? 1 : 0;
