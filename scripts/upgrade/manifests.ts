import path from 'node:path';
import {installNotes} from '@h3-docs/converter/documents/installs';
import {lineCounter} from '@h3-docs/converter/lines';
import type {Edit, Note} from '@h3-docs/converter/types';

/** The releases that the command proposes, by binding. */
const releases = {javascript: '4.5.0', python: '4.5.0', java: '4.4.0', go: '4.4.1'} as const;

/** The oldest release of h3-py with the names of 4.x, for dependencies that allow a range. */
const oldestPython = '4.1';

/** What takes the place of a version of h3-py. A range keeps its bounds, and `==` or the `=` of conda pins the newest release. */
function newPython(before: string, version: string): string {
  if (/^[!<]/.test(version)) return `>=${oldestPython},<5`;
  const isPin = /(?:^|[^<>~!^=])={1,3}[ \t]*["']?$/.test(before);
  if (version.endsWith('*')) return '4.*';
  const [, bound = ''] = /^[^,]*(,[ \t]*<)=?[ \t]*4/.exec(version) ?? [];
  return `${isPin ? releases.python : oldestPython}${bound && `${bound}5`}`;
}

/** What takes the place of a version of h3-js. A range keeps its bounds: the names of 4.x are in all its releases. */
function newScript(before: string, version: string): string {
  if (/<|^>/.test(version)) return '>=4.0.0 <5';
  return /^3(?:\.[x*])?$/.test(version)
    ? version.replace('3', '4')
    : />=\s*$/.test(before)
      ? '4.0.0'
      : releases.javascript;
}

/** How a kind of file names a dependency on 3.x: the groups are what stays in front, and the version. */
interface Manifest {
  readonly name: RegExp;
  /** Each way to name a dependency, and what takes the place of its version. */
  readonly dependencies: readonly (readonly [RegExp, string | typeof newPython | typeof newScript])[];
  /** What still names 3.x. It ends at the version. */
  readonly former: RegExp;
}

/** A release of 3.x of h3-py, with the ranges that exclude 4.x. */
const pythonVersion = String.raw`3(?:\.[\w.*]+)?(?:[ \t]*,[ \t]*<=?[ \t]*4[\w.]*)?`;
/** A range that only says what is excluded, such as `<4,>=3.7`. */
const pythonLimit = String.raw`(?:!=[ \t]*[\w.]+[ \t]*,[ \t]*)?<=?[ \t]*[34](?:\.[\w.*]+)?(?:[ \t]*,[ \t]*>=?[ \t]*3[\w.]*)?`;
const formerPython =
  /(?<![\w.-])h3(?:-py)?(?:\[[\w,]+\])?[ \t]*(?:=[ \t]*)?[("'{]*[^\n#]*?(?:[=~^>]|@v?)[ \t"']*3\b|(?<![\w.-])h3(?:-py)?[^\n#]*<=?[ \t]*[34]\b/gi;

/** The names of files that can have commands, as the source of a pattern. */
export const scriptNames = String.raw`Dockerfile(?:\..+)?|.+\.Dockerfile|Makefile|.+\.(?:sh|bash|ya?ml)`;

const manifests: readonly Manifest[] = [
  {
    name: /^(?:(?:package|bower|import[-_]?map)\.json|deno\.jsonc?|pnpm-workspace\.ya?ml)$/,
    dependencies: [
      [
        /((?<!@types\/)\bh3-js["']?\s*:\s*["']?(?:(?:npm:h3-js@|https?:\/\/[\w./-]+\/h3-js@)?[~^=v]*|>=\s*))(3(?:\.[\w.*-]+)?)(?=["'/]|[ \t]*(?:#|$))/gm,
        newScript,
      ],
      [/((?<!@types\/)\bh3-js["']?\s*:\s*["']?)(>=?\s*3[\w.]*\s+<=?\s*4[\w.-]*)(?=["']|\s*$)/gm, newScript],
    ],
    // A resolution can name the packages around it: `"**/h3-js"`.
    former:
      /["'](?:[^"'\n]*\/)?h3-js["']\s*:\s*["'][^"'\n]*(?:(?<![\w.])3\b|<\s*4\b)|^\s*h3-js\s*:[^\n#]*(?:(?<![\w.])3\b|<\s*4\b)|\/h3-js[@#]v?[~^]?3\b/gm,
  },
  {
    name: /^(?:(?:.*[-_.])?requirements.*\.(?:txt|in)|constraints.*\.txt)$/,
    dependencies: [
      [
        new RegExp(
          String.raw`^([ \t]*h3(?:\[[\w,]+\])?[ \t]*(?:==|~=|>=|===)[ \t]*)(${pythonVersion})(?=[ \t]*(?:[;#]|$))`,
          'gim',
        ),
        newPython,
      ],
      [new RegExp(String.raw`^([ \t]*h3(?:\[[\w,]+\])?[ \t]*)(${pythonLimit})(?=[ \t]*(?:[;#]|$))`, 'gim'), newPython],
    ],
    former: formerPython,
  },
  {
    name: /^(?:pyproject\.toml|pixi\.toml|Pipfile|setup\.(?:py|cfg)|tox\.ini|(?:meta|recipe)\.ya?ml|(?:.*[-_.])?(?:conda|env|environment)(?:[-_.].*)?\.ya?ml)$/,
    dependencies: [
      [
        new RegExp(
          String.raw`((?:["']|^[ \t]*-?[ \t]*)h3(?:-py)?(?:\[[\w,]+\])?[ \t]*\(?(?:==|~=|>=|=)[ \t]*|^[ \t]*h3[ \t]*=[ \t]*["'](?:\^|~|==|>=|~=)?|^[ \t]*h3-py[ \t]*=[ \t]*["']?(?:\^|~|==|>=|~=)?|^[ \t]*h3[ \t]*=[ \t]*\{[^}\n]*?\bversion[ \t]*=[ \t]*["'](?:\^|~|==|>=|~=)?)(${pythonVersion}(?:=\w+)?)`,
          'gm',
        ),
        newPython,
      ],
      [
        new RegExp(
          String.raw`((?:["']|^[ \t]*-?[ \t]*)h3(?:-py)?(?:\[[\w,]+\])?[ \t]*\(?)(${pythonLimit})(?=[ \t]*(?:[;#)"']|$))`,
          'gm',
        ),
        newPython,
      ],
    ],
    former: formerPython,
  },
  {
    // Programs install packages too: `session.install('h3==3.7.6')`.
    name: /\.pyw?$/,
    dependencies: [
      [
        new RegExp(
          String.raw`(["']h3(?:-py)?(?:\[[\w,]+\])?[ \t]*(?:==|~=|>=)[ \t]*)(${pythonVersion})(?=["' \t;])`,
          'g',
        ),
        newPython,
      ],
      [new RegExp(String.raw`(["']h3(?:-py)?(?:\[[\w,]+\])?[ \t]*)(${pythonLimit})(?=["' \t;])`, 'g'), newPython],
    ],
    former: /["']h3(?:-py)?(?:\[[\w,]+\])?[ \t]*(?:[=~>!]=?[ \t]*3\b|[^"'\n]*<=?[ \t]*[34]\b)/g,
  },
  {
    name: /^go\.mod$/,
    dependencies: [[/(\bgithub\.com\/uber\/h3-go)((?:\/v3)? v3\.[\w.+-]+)/g, `/v4 v${releases.go}`]],
    former: /\buber\/h3-go(?:\/v3)?(?: v3\.|\s*=>)/g,
  },
  {
    name: /^pom\.xml$/,
    dependencies: [
      [
        /((?:<groupId>\s*com\.uber\s*<\/groupId>\s*<artifactId>\s*h3\s*<\/artifactId>|<artifactId>\s*h3\s*<\/artifactId>\s*<groupId>\s*com\.uber\s*<\/groupId>)\s*<version>\s*)(3\.[\w.-]+)/g,
        releases.java,
      ],
      [/(<h3[\w.-]*version>\s*)(3\.[\w.-]+)(?=\s*<)/gi, releases.java],
    ],
    former:
      /(?:<h3[\w.-]*>|<artifactId>\s*h3\s*<\/artifactId>(?:(?!<\/dependency>)[^]){0,300}?<version>)\s*[[(]?3\.\d/g,
  },
  {
    name: /^(?:.*\.gradle(?:\.kts)?|libs\.versions\.toml|.*\.sbt|gradle\.properties|(?:Dependencies|Versions|Libs)\.(?:kt|scala))$/,
    dependencies: [
      [
        /(com\.uber:h3:|"com\.uber"\s*%%?\s*"h3"\s*%\s*"|com\.uber:h3"\s*,\s*version\s*=\s*"|["']com\.uber["']\s*,\s*(?:name\s*[:=]\s*)?["']h3["']\s*,\s*(?:version\s*[:=]\s*)?["'])(3\.[\w.-]+)/g,
        releases.java,
      ],
      [
        /(\bh3[._-]?v(?:er(?:sion)?)?["']?\s*=\s*["']?|^[ \t]*(?:(?:const |lazy )?val[ \t]+)?h3[ \t]*=[ \t]*")(3\.[\w.-]+)/gim,
        releases.java,
      ],
    ],
    former: /\bh3\b[^\n]*["'\s=:[(]3(?:\.[\d+]|,)/gi,
  },
  {
    // No release of libh3 has H3 4.x. h3ron has it since 0.15.
    name: /^Cargo\.toml$/,
    dependencies: [],
    former: /^[ \t]*(?:libh3\b|h3ron[ \t]*=[^\n]*["']\D?0\.(?:\d|1[0-4])\b)/gm,
  },
  {
    // cspell:ignore conanfile
    name: new RegExp(String.raw`^(?:${scriptNames}|conanfile\.txt|CMakeLists\.txt|vcpkg\.json|.+\.(?:cmake|wrap))$`),
    dependencies: [],
    // The source of H3, packages of C and Java, and the packages that YAML lists for other tools.
    former:
      /\b(?:uber|zachasme|postgis)\/h3(?:-(?:pg|java|py))?\b[^#\d]{0,100}?(?:\bv|[/@:])3\.\d|\bv3\.\d[\w.]*["']?\s[^\n]{0,60}\b(?:uber|zachasme)\/h3|\bfind_package\(\s*h3\s+3\b|"name"\s*:\s*"h3"[^}]{0,80}"version[^"\n]*"\s*:\s*"3\.\d|\bcom\.uber:h3:3\.\d|^h3\/3\.\d|^[ \t]*(?:-[ \t]+)?(?:\{?\w+:[ \t]*)?(?:\{\w+:[ \t]*)?["']?h3(?:-py)?[ \t]*[=~]=[ \t]*3\b/gim,
  },
];

/** The row for a file, by its name, or by its folder and name: `requirements/base.txt`. */
function manifestOf(file: string): Manifest | undefined {
  const [folder = '', base = ''] = path.resolve(file).split(path.sep).slice(-2);
  return manifests.find(({name}) => name.test(base) || name.test(`${folder}/${base}`));
}

/** Names of files that can have commands which install packages. */
const scripts = new RegExp(`^(?:${scriptNames})$`);

/** Whether a file names the versions of packages. */
export const isManifest = (file: string): boolean => manifestOf(file) !== undefined;

/** The edits that lead dependencies on 3.x to a release of 4.x. */
export function newVersions(file: string, code: string): readonly Edit[] {
  const edits = new Map<number, Edit>();
  for (const [dependency, insert] of manifestOf(file)?.dependencies ?? []) {
    for (const {1: before = '', 2: version = '', index} of code.matchAll(dependency)) {
      const from = index + before.length;
      const text = typeof insert === 'string' ? insert : insert(before, version);
      if (!edits.has(from)) edits.set(from, {from, to: from + version.length, insert: text});
    }
  }
  return [...edits.values()].sort((a, b) => a.from - b.from);
}

/**
 * Notes the lines that still name a release of 3.x, such as those with a hash, and commands that install one.
 *
 * @param edits - what `newVersions` returned
 */
export function versionNotes(file: string, text: string, edits: readonly Edit[]): readonly Note[] {
  const manifest = manifestOf(file);
  if (!manifest) return [];
  const commands = scripts.test(path.basename(file)) ? installNotes(text) : [];
  const lineOf = lineCounter(text);
  const changed = new Set([...edits.map(({from}) => from), ...commands.flatMap(({places}) => places)].map(lineOf));
  const found = [...text.matchAll(manifest.former)].map(({0: words, index}) => index + words.length - 1);
  const places = found.filter((place) => !changed.has(lineOf(place)));
  const words = 'This line may still name a release of H3 3.x, and the command can’t change it. Name a release of 4.x.';
  if (places.length === 0) return commands;
  return [...commands, {kind: 'byHand', text: words, link: '/docs/installation', places}];
}
