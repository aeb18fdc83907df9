import {readFileSync} from 'node:fs';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listedPages, type ListedPage} from './leanRoutes';
import {relyOn} from './relyOn';

/*
 * The digits in the name of a page's script change with each word on the page. Here they leave the runtime, whose name stands
 * in all pages. A page names the digits of its own script. `pages.json`, whose name has none, has those of all pages, and names
 * the scripts of all pages with which they belong together (`packages/base/routing/pageScripts.ts`). A page also links the style
 * sheets that belong to its own script.
 */

/** For each route, the names of its parts; `content` is the text of a page of the documentation. */
type Names = Readonly<Record<string, {readonly __comp: string; readonly content?: string}>>;

/**
 * The numbers of the scripts that the site's code loads for each part of a route, by the part's name. The last is the part's own.
 *
 * @param main - the main script, minified
 * @param pages - the pages of the documentation, which the script lists by their numbers
 */
export function partsIn(
  main: string,
  pages: readonly Pick<ListedPage, 'content'>[],
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Array.from(main.matchAll(/"?(\w+)"?:\[\(\)=>([^\]]*)/g), ([, name = '', load = '']) => [
      // Names of digits alone are numbers to the minimizer.
      pages[Number(name)]?.content ?? (name.startsWith('0x') ? String(Number(name)) : name),
      Array.from(load.matchAll(/\.e\("(\d+)"\)/g), ([, part = '']) => part),
    ]),
  );
}

interface PageFiles {
  /** The number of the script of a page of the documentation. */
  readonly script?: string;
  /** How the names of the page's files may begin. */
  readonly parts: readonly string[];
}

/** The files of each page, by its route without a slash at its end. */
function filesOfPages(generatedFilesDir: string, main: string): Map<string, PageFiles> {
  const names = JSON.parse(readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8')) as Names;
  const parts = partsIn(main, listedPages(generatedFilesDir));
  const pages = Object.entries(names).map(([key, {__comp, content}]): [string, PageFiles] => {
    const own = content ?? __comp;
    const numbers = parts.get(own) ?? [];
    return [key.replace(/\/?-\w+$/, ''), {script: content && numbers.at(-1), parts: [own, ...numbers]}];
  });
  relyOn(
    pages.some(([, {script}]) => script !== undefined),
    'links of pages',
    'the main script has the list of the files of routes',
  );
  // The layouts around a page have its address, too, and come before it.
  return new Map(pages);
}

function nameOf(names: readonly string[], pattern: RegExp): string {
  const name = names.find((each) => pattern.test(each));
  relyOn(name !== undefined, 'links of pages', `a build has a file like ${String(pattern)}`);
  return name;
}

const mainScript = /(?:^|\/)main\.\w+\.js$/;
const runtimeScript = /(?:^|\/)runtime~main\.\w+\.js$/;

/**
 * The runtime without the digits of some scripts: their places have 0.
 *
 * @param runtime - the runtime, minified
 * @param scripts - the numbers of these scripts
 */
export function withoutDigits(runtime: string, scripts: ReadonlySet<number>): string {
  let found = 0;
  // The minimizer writes 1000 as `1e3`.
  const lean = runtime.replace(/(?<=[{,])(\d[\de]*):"[\da-f]{10}"/g, (entry, number: string) => {
    if (!scripts.has(Number(number))) return entry;
    found += 1;
    return `${number}:0`;
  });
  relyOn(found === scripts.size, 'links of pages', 'the runtime has the digits of all scripts');
  return lean;
}

/** Takes the digits of pages out of the runtime, after the scripts were minified and before their own names are made. */
class WithoutDigits {
  constructor(private readonly generatedFilesDir: string) {}

  apply(compiler: InstanceType<typeof rspack.Compiler>): void {
    const name = 'page-links';
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({name, stage}, (assets) => {
        const textOf = (file: string) => String(assets[file]?.source());
        const main = textOf(nameOf(Object.keys(assets), mainScript));
        const runtime = nameOf(Object.keys(assets), runtimeScript);
        const pages = [...filesOfPages(this.generatedFilesDir, main).values()];
        const scripts = new Set(pages.flatMap(({script}) => (script === undefined ? [] : [Number(script)])));
        compilation.updateAsset(runtime, new rspack.sources.RawSource(withoutDigits(textOf(runtime), scripts)));
      });
    });
  }
}

/** Writes `pages.json`. Returns the function that links the files of a page in its HTML, by its path below the site. */
export async function writePageLinks(
  {generatedFilesDir, siteConfig: {baseUrl}}: LoadContext,
  outDir: string,
): Promise<(html: string, file: string) => string> {
  const scripts = await readdir(path.join(outDir, 'assets/js'));
  const styles = await readdir(path.join(outDir, 'assets/css'));
  const main = nameOf(scripts, mainScript);
  const pages = filesOfPages(generatedFilesDir, await readFile(path.join(outDir, 'assets/js', main), 'utf8'));
  const digits = Object.fromEntries(
    [...pages.values()].flatMap(({script}) =>
      script === undefined ? [] : [[script, nameOf(scripts, new RegExp(`^${script}\\.`)).split('.')[1] ?? '']],
    ),
  );
  const shared = [nameOf(scripts, runtimeScript), main].map((name) => `${baseUrl}assets/js/${name}`);
  await writeFile(path.join(outDir, 'pages.json'), JSON.stringify({scripts: shared, digits}));

  return (html, file) => {
    const {script, parts = []} = pages.get(`${baseUrl}${file}`.replace(/\/index\.html$/, '')) ?? {};
    const links = styles
      .filter((name) => parts.includes(name.split('.')[0] ?? ''))
      .map((name) => `<link rel=stylesheet href=${baseUrl}assets/css/${name} />`);
    const before = '<link rel=preload as=script';
    relyOn(html.includes(before), 'links of pages', 'a page has links that fetch its scripts');
    return html.replace(before, `${links.join('')}${before}${script ? ` data-page=${script}.${digits[script]}` : ''}`);
  };
}

/** Takes the digits of pages out of the runtime of a build. The live preview has none. */
export default function pageLinks({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'page-links',
    configureWebpack: (_config, isServer) =>
      (isServer || process.env.NODE_ENV === 'development'
        ? {}
        : {plugins: [new WithoutDigits(generatedFilesDir)]}) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
