import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {versions, type H3Package} from '../../src/versions';

/** One worker's source with everything in it, for browsers: the sandbox can load nothing. */
async function bundleWorker(siteDir: string, name: H3Package): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(siteDir, `src/playground/worker-${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    legalComments: 'none',
    // h3-js 3 asks a document for its own address, to load what is inlined in it anyway; a worker has no document.
    define: {'document.currentScript': 'undefined'},
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`No worker came out of src/playground/worker-${name}.ts`);
  return output.text;
}

/**
 * Bundles the playground's workers, one for each h3-js version, each a single self-contained file that the page
 * fetches as text and hands to the sandbox (see `src/playground/sandbox.ts`).
 */
export default function sandboxBundle({siteDir}: LoadContext): Plugin {
  return {
    name: 'sandbox-bundle',
    async contentLoaded({actions}) {
      const emit = async (name: H3Package) =>
        actions.createData(`sandbox-${name}.bundle`, await bundleWorker(siteDir, name));
      const packages = new Set(Object.values(versions).map(({h3js}) => h3js));
      await Promise.all(Array.from(packages, emit));
    },
    configureWebpack() {
      return {
        module: {
          rules: [
            {test: /\.bundle$/, type: 'asset/resource', generator: {filename: 'assets/js/[name].[contenthash:8].js'}},
          ],
        },
      };
    },
    getPathsToWatch() {
      return ['playground', 'h3'].map((folder) => path.join(siteDir, 'src', folder, '**/*.ts'));
    },
  };
}
