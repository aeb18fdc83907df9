import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {copySite} from '../../tests/support/siteCopy';
import {measureBuild, type BuildCost} from './coldBuild';

/** All pages of the documentation, from the root of the project. */
const pages = () =>
  ['docs', 'versioned_docs'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx') && !/(?:^|[\\/])_/.test(file))
      .map((file) => path.join(folder, file)),
  );

/** A page as another one: with an address of its own. */
const withoutAddress = (text: string) => text.replace(/^(?:id|slug): .*\n/gm, '');

/** Builds a copy of the site in which every page is there so many times. */
async function buildGrown(times: number): Promise<BuildCost & {readonly pages: number}> {
  const copy = copySite('whole');
  try {
    const files = pages();
    for (let nth = 2; nth <= times; nth++) {
      for (const file of files) {
        const {dir, name} = path.parse(file);
        copy.write(path.join(dir, `${name}-copy-${nth}.mdx`), withoutAddress(readFileSync(file, 'utf8')));
      }
    }
    const cost = await measureBuild(copy.dir, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'});
    return {...cost, pages: files.length * times};
  } finally {
    copy.remove();
  }
}

/**
 * What a build costs when the content grows.
 *
 * @param factors - how many times each page is there, a build for each
 */
export async function measureGrowth(factors: readonly number[]): Promise<Record<string, BuildCost & {pages: number}>> {
  const costs: Record<string, BuildCost & {pages: number}> = {};
  for (const factor of factors) costs[`×${factor}`] = await buildGrown(factor);
  return costs;
}
