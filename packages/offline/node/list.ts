import {createHash} from 'node:crypto';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {bytesOf, shrinks, type OfflineFiles, type OfflineList} from '@h3-docs/base/contracts/offline';
import {newestVersion, versionIds, versionRow, type DocsVersion} from '@h3-docs/base/versions';
import {withoutTrailing} from '@h3-docs/base/withoutTrailing';

const compress = promisify(gzip);

/** Files that only crawlers, feed readers, language models, or hosts request. */
const excluded = [
  // Files that this plugin itself writes.
  /^(?:sw\.js|offline\.json|assets\/offline\/.*)$/,
  /^(?:_headers|robots\.txt|sitemap\.xml|releases\.atom|llms\.txt|llms-full\.txt)$/,
  /^img\/social-card\.png$/,
  /\.LICENSE\.txt$/,
];

/** Names of generated files are hashes, or contain one. */
const hash = /[0-9a-f]{16}/g;

/** The files of the built site by their paths. */
export type BuiltFiles = ReadonlyMap<string, Buffer>;

/** The names of the chunks of each route, as Docusaurus writes them: keys are routes with a hash behind a hyphen. */
export type RouteChunks = Readonly<Record<string, unknown>>;

function namesIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return tree !== null && typeof tree === 'object' ? Object.values(tree).flatMap(namesIn) : [];
}

/** The older version that a path of the site belongs to by its name. */
function versionOf(path: string): DocsVersion {
  const within = (id: DocsVersion) => {
    const folder = versionRow(id).path.slice(1);
    return [`${folder}/`, `${folder}.md`].some((start) => path.startsWith(start)) || path === `api/h3-${id}.json`;
  };
  return versionIds.find((id) => !versionRow(id).newest && within(id)) ?? newestVersion;
}

/** What decides to which copy a file belongs. */
export interface CopyRules {
  readonly routes: RouteChunks;
  readonly baseUrl: string;
  /** The addresses of pages that no copy has. */
  readonly unlisted: ReadonlySet<string>;
}

/** A route as `RouteChunks` names it, as an address: the hash behind its last hyphen is gone. */
const addressOf = (route: string) => route.replace(/-\w+$/, '');

/** Whether a file or a chunk belongs to unlisted pages alone. */
function hiddenBy({routes, baseUrl, unlisted}: CopyRules) {
  const chunks = new Set<string>();
  const others = new Set<string>();
  for (const [route, tree] of Object.entries(routes)) {
    for (const name of namesIn(tree)) (unlisted.has(addressOf(route)) ? chunks : others).add(name);
  }
  const files = new Set(
    Array.from(unlisted, (address) => withoutTrailing(address.slice(baseUrl.length), '/')).flatMap((page) => [
      `${page}/index.html`,
      `${page}.md`,
    ]),
  );
  return (file: string, chunk: string | undefined) =>
    files.has(file) || (chunk !== undefined && chunks.has(chunk) && !others.has(chunk));
}

/** The chunks that only routes of one older version have, with that version. */
function chunkVersions({routes, baseUrl}: CopyRules): ReadonlyMap<string, DocsVersion> {
  const found = new Map<string, DocsVersion>();
  for (const [route, tree] of Object.entries(routes)) {
    // The layout of a version has the route `/docs/3.x-4fc`, its pages `/docs/3.x/quickstart-b53`.
    const version = versionOf(`${addressOf(route.slice(baseUrl.length))}/`);
    for (const name of namesIn(tree))
      found.set(name, (found.get(name) ?? version) === version ? version : newestVersion);
  }
  return found;
}

/**
 * The version whose copy each file belongs to. An older version has its pages, the code of these pages, and the drawings
 * and data that only this code names; the newest version has everything else.
 */
export function assignFiles(files: BuiltFiles, rules: CopyRules): ReadonlyMap<string, DocsVersion> {
  const chunks = chunkVersions(rules);
  const isHidden = hiddenBy(rules);
  const assigned = new Map<string, DocsVersion>();
  const namedBy = new Map<string, Set<DocsVersion>>();
  const mayName = /^assets\/js\/([^.]+)\..*js$|\.(?:js|html)$/;
  for (const [path, content] of files) {
    if (excluded.some((pattern) => pattern.test(path))) continue;
    const [, chunk] = mayName.exec(path) ?? [];
    if (isHidden(path, chunk)) continue;
    const version = (chunk === undefined ? undefined : chunks.get(chunk)) ?? versionOf(path);
    assigned.set(path, version);
    if (!mayName.test(path)) continue;
    for (const [name] of content.toString('latin1').matchAll(hash)) {
      namedBy.set(name, (namedBy.get(name) ?? new Set()).add(version));
    }
  }
  for (const [path, version] of assigned) {
    const [name] = /^assets\/.*?([0-9a-f]{16})\./.exec(path)?.slice(1) ?? [];
    const [only, ...others] = namedBy.get(name ?? '') ?? [];
    if (version === newestVersion && only !== undefined && others.length === 0) assigned.set(path, only);
  }
  return assigned;
}

async function entryOf(path: string, content: Buffer): Promise<readonly [hash: string, bytes: number]> {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return [digest, shrinks(path) ? (await compress(content)).length : content.length];
}

/**
 * Lists the files of each version with their hashes and sizes, sorted by path. Equal builds have equal lists where zlib is
 * the same: sizes are those after its gzip.
 */
export async function listFiles(files: BuiltFiles, assigned: ReadonlyMap<string, DocsVersion>): Promise<OfflineList> {
  const paths = [...assigned.keys()].sort();
  const entries = await Promise.all(
    paths.map(async (path) => [path, await entryOf(path, files.get(path) ?? Buffer.of())] as const),
  );
  const ofVersion = (id: DocsVersion): OfflineFiles =>
    Object.fromEntries(entries.filter(([path]) => assigned.get(path) === id));
  return Object.fromEntries(versionIds.map((id) => [id, ofVersion(id)])) as OfflineList;
}

/** How many bytes the files of a list take, by version. */
export function sizesOf(list: OfflineList): Readonly<Record<DocsVersion, number>> {
  return Object.fromEntries(versionIds.map((id) => [id, bytesOf(list[id])])) as Record<DocsVersion, number>;
}
