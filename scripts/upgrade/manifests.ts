import path from 'node:path';
import type {Edit} from '@h3-docs/converter/types';

/** The releases that the command proposes, by binding. */
const releases = {javascript: '4.5.0', python: '4.5.0', java: '4.4.0', go: '4.4.1'} as const;

/** How a kind of file names a dependency on 3.x: the groups are what stays in front, and the version. */
interface Manifest {
  readonly name: RegExp;
  readonly dependency: RegExp;
  readonly release: string;
}

const manifests: readonly Manifest[] = [
  {
    name: /^package\.json$/,
    dependency: /("h3-js"\s*:\s*"(?:npm:h3-js@)?[~^=v]*|"h3-js"\s*:\s*">=\s*)(3(?:\.[\w.-]+)?)(?=")/g,
    release: releases.javascript,
  },
  {
    name: /^(?:(?:.*[-_.])?requirements.*\.(?:txt|in)|constraints.*\.txt)$/,
    dependency:
      /^([ \t]*h3(?:\[\w+\])?[ \t]*(?:==|~=|>=|===)[ \t]*)(3(?:\.[\w.*]+)?(?:[ \t]*,[ \t]*<=?[ \t]*4[\w.]*)?)(?=[ \t]*(?:[;#]|$))/gm,
    release: releases.python,
  },
  {
    name: /^(?:pyproject\.toml|Pipfile|setup\.(?:py|cfg)|environment\.ya?ml)$/,
    dependency:
      /((?:["']|^[ \t]*-?[ \t]*)h3(?:[ \t]*(?:==|~=|>=|=)[ \t]*)|^[ \t]*h3[ \t]*=[ \t]*["'](?:\^|~|==|>=|~=)?|^[ \t]*h3-py[ \t]*=[ \t]*)(3(?:\.[\w.*]+)?(?:[ \t]*,[ \t]*<=?[ \t]*4[\w.]*)?)/gm,
    release: releases.python,
  },
  {
    name: /^go\.mod$/,
    dependency: /(\bgithub\.com\/uber\/h3-go)((?:\/v3)? v3\.[\w.+-]+)/g,
    release: `/v4 v${releases.go}`,
  },
  {
    name: /^pom\.xml$/,
    dependency:
      /(<groupId>\s*com\.uber\s*<\/groupId>\s*<artifactId>\s*h3\s*<\/artifactId>\s*<version>\s*)(3\.[\w.-]+)/g,
    release: releases.java,
  },
  {
    name: /^(?:.*\.gradle(?:\.kts)?|libs\.versions\.toml|build\.sbt)$/,
    dependency: /(com\.uber:h3:|"com\.uber"\s*%%?\s*"h3"\s*%\s*"|com\.uber:h3"\s*,\s*version\s*=\s*")(3\.[\w.-]+)/g,
    release: releases.java,
  },
];

const manifestOf = (file: string): Manifest | undefined => manifests.find(({name}) => name.test(path.basename(file)));

/** Whether a file names the versions of packages. */
export const isManifest = (file: string): boolean => manifestOf(file) !== undefined;

/** The edits that lead dependencies on 3.x to a release of 4.x. */
export function newVersions(file: string, text: string): readonly Edit[] {
  const manifest = manifestOf(file);
  if (!manifest) return [];
  return [...text.matchAll(manifest.dependency)].map(({1: before = '', 2: version = '', index}) => {
    const from = index + before.length;
    // A range up to 4 would exclude the new release.
    return {from, to: from + version.length, insert: manifest.release};
  });
}
