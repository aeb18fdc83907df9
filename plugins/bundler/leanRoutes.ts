import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {relyOn} from './relyOn';

/** A page of the documentation in the lists that Docusaurus generates. */
export interface ListedPage {
  readonly path: string;
  /** The key in the list of names. */
  readonly key: string;
  /** The names of the component that renders the page, and of its text. */
  readonly __comp: string;
  readonly content: string;
}

const patch = 'lean data';
const entry =
  /\{\s*path: '([^']+)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true,\s*sidebar: "docs"\s*\}/g;

/**
 * The pages of the documentation in the order of the list of routes: a page's number is its place.
 *
 * @param folder - the folder of generated files
 */
export function listedPages(folder: string): readonly ListedPage[] {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const names = JSON.parse(read('routesChunkNames.json')) as Record<string, Omit<ListedPage, 'path' | 'key'>>;
  const pages = Array.from(read('routes.js').matchAll(entry), ([, page = '', hash = '']) => {
    const key = `${page}-${hash}`;
    const {__comp = '', content = ''} = names[key] ?? {};
    return {path: page, key, __comp, content};
  });
  const isPage = ({__comp, content}: ListedPage) => content !== '' && __comp === pages[0]?.__comp;
  relyOn(pages.length > 0 && pages.every(isPage), patch, 'routes.js and routesChunkNames.json list the pages of docs');
  return pages;
}

/** The list of routes with one call for each page (`packages/base/routing/pageRoutes.ts`). */
export function leanRoutes(source: string, [page]: readonly ListedPage[]): string {
  return [
    "import {routesBy} from '@h3-docs/base/routing/pageRoutes';",
    source.replace('export default', `const page = routesBy(${JSON.stringify(page?.__comp)});\nexport default`),
  ]
    .join('\n')
    .replace(entry, (_, route: string) => `page(${JSON.stringify(route)})`);
}

/** The list of names without those of pages, which the calls add. */
export function leanNames(source: string, pages: readonly ListedPage[]): string {
  const keys = new Set(pages.map(({key}) => key));
  const names = JSON.parse(source) as Record<string, unknown>;
  return JSON.stringify(Object.fromEntries(Object.entries(names).filter(([key]) => !keys.has(key))));
}

/** The data of all pages without the pages whose address is their id. The calls add them. */
export function leanGlobalData(source: string): string {
  const data = JSON.parse(source) as Readonly<Record<string, {readonly default: GlobalPluginData}>>;
  for (const version of data['docusaurus-plugin-content-docs']?.default.versions ?? [])
    version.docs = version.docs.filter((doc) => doc.path !== `${version.path}/${doc.id}` || doc.sidebar !== 'docs');
  return JSON.stringify(data);
}
