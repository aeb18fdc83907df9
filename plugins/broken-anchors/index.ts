import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {decoded, findBrokenLinks} from './find';

/** The HTML of a built site by the paths of its pages. */
async function readPages(outDir: string, baseUrl: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const files = await readdir(outDir, {recursive: true});
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const route = file.replaceAll(path.sep, '/').replace(/(?:(?:^|\/)index)?\.html$/, '');
    pages.set((baseUrl + route).replace(/(.)\/$/, '$1'), await readFile(path.join(outDir, file), 'utf8'));
  }
  return pages;
}

/**
 * Docusaurus ends the build at broken links before it comes to broken anchors. Where a site has both, this lists the
 * anchors, so that an author reads of all of them in one run. Where it has only one kind, Docusaurus says enough.
 */
export default function brokenAnchors({siteConfig: {baseUrl}}: {siteConfig: {baseUrl: string}}): Plugin {
  return {
    name: 'broken-anchors',
    async postBuild({outDir}) {
      const isFile = (address: string) => existsSync(path.join(outDir, decoded(address.slice(baseUrl.length))));
      const {pageMissing, anchors} = findBrokenLinks(await readPages(outDir, baseUrl), isFile);
      if (!pageMissing || anchors.size === 0) return;
      const lines = Array.from(anchors, ([page, links]) => [
        `- Page ${page}:`,
        ...links.map((link) => `   -> ${link}`),
      ]);
      console.error(`[ERROR] Besides broken links, there are broken anchors:\n${lines.flat().join('\n')}`);
    },
  };
}
