import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {memoize} from '../memoize';
import {readPage, type FinishedPage} from './readPage';

/**
 * The pages of a finished build, each read once for all plugins that make files of them.
 *
 * @param outDir - the folder of the build
 * @returns the pages by their files within the folder, with `/` between folders: `docs/quickstart/index.html`. Whoever
 *   changes a tree makes a copy of it.
 */
export const finishedPages = memoize(async (outDir: string): Promise<ReadonlyMap<string, FinishedPage>> => {
  const pages = new Map<string, FinishedPage>();
  const files = await readdir(outDir, {recursive: true});
  for (const file of files.filter((name) => name.endsWith('.html')))
    pages.set(file.replaceAll(path.sep, '/'), readPage(await readFile(path.join(outDir, file), 'utf8')));
  return pages;
});

/**
 * A page of a finished build. Throws an Error where the build has no such page.
 *
 * @param route - its path below the base, without a slash at the start: `docs/quickstart`, or an empty text
 */
export async function finishedPage(outDir: string, route: string): Promise<FinishedPage> {
  const file = path.posix.join(route, 'index.html');
  const page = (await finishedPages(outDir)).get(file);
  if (!page) throw new Error(`The build has no page ${file}.`);
  return page;
}
