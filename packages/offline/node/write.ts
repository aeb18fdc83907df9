import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  offerFile,
  totalBytes,
  workerFile,
  type OfflineOffer,
  type OfflineWorkerSettings,
} from '@h3-docs/base/contracts/offline';
import {bundleScript} from '@h3-docs/base/node/bundleScript';
import {assignFiles, listFiles, sizesOf, type RouteChunks} from './list';

/** The largest size of a copy that readers are promised, in bytes. */
const limit = 15_000_000;

async function readFiles(dir: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile()).map(({parentPath, name}) => path.join(parentPath, name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [path.relative(dir, file).split(path.sep).join('/'), await readFile(file)] as const),
    ),
  );
}

/** The service worker of a deployment as one script. */
function bundleWorker(siteDir: string, settings: OfflineWorkerSettings): Promise<string> {
  return bundleScript(path.join(siteDir, 'packages/offline/worker.ts'), {
    target: 'es2022',
    define: {OFFLINE_SETTINGS: JSON.stringify(settings)},
  });
}

/** A built site, and what it was built from. */
export interface BuiltSite {
  /** The folder with the built site. */
  readonly outDir: string;
  /** The root of the project. */
  readonly siteDir: string;
  readonly baseUrl: string;
  /** The language of the pages, as `lang` names it. */
  readonly locale: string;
  readonly routes: RouteChunks;
  /** The addresses of pages that no copy has. */
  readonly unlisted: ReadonlySet<string>;
}

/**
 * Writes the list of files with their hashes, the sizes that readers are told first, and the service worker, which
 * changes with the list. Warns when a copy is larger than readers are promised.
 *
 * @returns the offer that was written
 */
export async function writeOfflineFiles({
  outDir,
  siteDir,
  baseUrl,
  locale,
  routes,
  unlisted,
}: BuiltSite): Promise<OfflineOffer> {
  const files = await readFiles(outDir);
  const list = await listFiles(files, assignFiles(files, {routes, baseUrl, unlisted}));
  const bytes = sizesOf(list);
  const total = totalBytes(Object.values(bytes));
  if (total > limit) {
    console.warn(`[WARNING] An offline copy takes ${total} bytes. Readers are promised at most ${limit}.`);
  }
  const text = JSON.stringify(list);
  const edition = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const offer: OfflineOffer = {edition, list: `assets/offline/${edition}.json`, bytes};
  await mkdir(path.join(outDir, 'assets/offline'), {recursive: true});
  await writeFile(path.join(outDir, offer.list), text);
  await writeFile(path.join(outDir, offerFile), JSON.stringify(offer));
  const worker = await bundleWorker(siteDir, {baseUrl, edition, list: offer.list, locale});
  await writeFile(path.join(outDir, workerFile), worker);
  return offer;
}
