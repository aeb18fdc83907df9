import {copyFile, readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versions, type H3Package} from '@h3-docs/base/versions';
import {bundleScript} from '@h3-docs/base/node/bundleScript';

/** One worker's source with everything in it, for browsers: the sandbox can load nothing. */
function bundleWorker(siteDir: string, name: H3Package): Promise<string> {
  return bundleScript(path.join(siteDir, `packages/playground/worker-${name}.ts`), {
    target: 'es2022',
    // h3-js 3 asks a document for its own address, to load what is inlined in it anyway; a worker has no document.
    define: {'document.currentScript': 'undefined'},
  });
}

/** Python's worker: Pyodide's loader and its module, the module `h3`, and what runs a program. */
function bundlePython(siteDir: string): Promise<string> {
  return bundleScript(path.join(siteDir, 'packages/playground/worker-python.ts'), {
    target: 'es2022',
    loader: {'.py': 'text'},
    // Pyodide asks for its own address where it is told none.
    define: {'document.currentScript': 'undefined', 'import.meta.url': '"https://python.invalid/"'},
    external: ['node:*', 'ws'],
  });
}

/** The sizes of the files that Python is loaded from, unpacked and over the wire, in bytes. */
async function sizesOfPython(worker: string) {
  // Other plugins work meanwhile: compressing eleven megabytes takes half a second.
  const sizes = async (file: Buffer) => ({bytes: file.length, wire: (await promisify(gzip)(file)).length});
  const read = async (file: string) => sizes(await readFile(require.resolve(`pyodide/${file}`)));
  const files = [sizes(Buffer.from(worker)), read('pyodide.asm.wasm'), read('python_stdlib.zip')] as const;
  const [own, wasm, library] = await Promise.all(files);
  return {worker: own, wasm, library};
}

/** React, h3-js, and react-live, the compiler of Docusaurus's live code blocks, for the frame in which it is drawn. */
function bundleJsxFrame(siteDir: string): Promise<string> {
  return bundleScript(path.join(siteDir, 'packages/playground/liveJsxFrame.tsx'), {
    target: 'es2022',
    alias: {
      '@theme/ReactLiveScope': path.join(siteDir, 'src/theme/ReactLiveScope/index.ts'),
      'prism-react-renderer': path.join(siteDir, 'packages/playground/noHighlighter.ts'),
    },
    define: {'document.currentScript': 'undefined', 'process.env.NODE_ENV': '"production"'},
  });
}

const pluginName = 'sandbox-bundle';

/**
 * Bundles the playground's workers, one for each h3-js version, each a single self-contained file that the page
 * fetches as text and hands to the sandbox (see `packages/playground/sandbox.ts`), and the script of the frame of live JSX.
 */
export default function sandboxBundle({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: pluginName,
    async contentLoaded({actions}) {
      const emit = async (name: H3Package) =>
        actions.createData(`sandbox-${name}.bundle`, await bundleWorker(siteDir, name));
      const packages = new Set(Object.values(versions).map(({h3js}) => h3js));
      const emitJsx = async () => actions.createData('sandbox-jsx.bundle', await bundleJsxFrame(siteDir));
      const emitPython = async () => {
        const worker = await bundlePython(siteDir);
        await actions.createData('sandbox-python.bundle', worker);
        await actions.createData('python.json', await sizesOfPython(worker));
        // Docusaurus has a rule of its own for files that end in `.zip`.
        const library = path.join(generatedFilesDir, pluginName, 'default/python_stdlib.library');
        await copyFile(require.resolve('pyodide/python_stdlib.zip'), library);
      };
      await Promise.all([...Array.from(packages, emit), emitJsx(), emitPython()]);
    },
    configureWebpack() {
      return {
        module: {
          rules: [
            {test: /\.bundle$/, type: 'asset/resource', generator: {filename: 'assets/js/[name].[contenthash:10].js'}},
            {
              test: /[\\/]pyodide[\\/]pyodide\.asm\.wasm$/,
              type: 'asset/resource',
              generator: {filename: 'assets/python/[name].[contenthash:10][ext]'},
            },
            {
              test: /\.library$/,
              type: 'asset/resource',
              generator: {filename: 'assets/python/[name].[contenthash:10].zip'},
            },
          ],
        },
      };
    },
    getPathsToWatch() {
      return ['playground', 'grid/h3'].map((folder) => path.join(siteDir, 'packages', folder, '**/*.ts'));
    },
  };
}
