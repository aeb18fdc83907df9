import python from '@generated/sandbox-bundle/default/python.json';
import {versions, type H3Package} from '@h3-docs/base/versions';
import {Sandbox} from './sandbox';
import type {Sources} from './sources';
import type {DocsVersion, LiveLanguage} from './types';

/** The workers' files, bundled by `packages/playground/node/bundle.ts`; only the address is in this code. */
const addresses: Readonly<Record<H3Package, URL>> = {
  'h3-js': new URL('@generated/sandbox-bundle/default/sandbox-h3-js.bundle', import.meta.url),
  'h3-js-v3': new URL('@generated/sandbox-bundle/default/sandbox-h3-js-v3.bundle', import.meta.url),
};

/** Python, which calls h3-js 4. Its files are those that Pyodide's loader asks for. */
const pythonSources: Sources = {
  label: 'Python',
  worker: {
    url: new URL('@generated/sandbox-bundle/default/sandbox-python.bundle', import.meta.url).href,
    ...python.worker,
  },
  files: {
    'pyodide.asm.wasm': {url: new URL('pyodide/pyodide.asm.wasm', import.meta.url).href, ...python.wasm},
    'python_stdlib.zip': {
      url: new URL('@generated/sandbox-bundle/default/python_stdlib.library', import.meta.url).href,
      ...python.library,
    },
  },
};

const sandboxes = new Map<string, Sandbox>();

/** The sandbox of a language, or with the h3-js of a documentation version: one for all the examples of the visit. */
export function sandboxFor(version: DocsVersion, language: LiveLanguage): Sandbox {
  const {href: url} = addresses[versions[version].h3js];
  const sources = language === 'python' ? pythonSources : {label: 'h3-js', worker: {url}, files: {}};
  const sandbox = sandboxes.get(sources.worker.url) ?? new Sandbox(sources);
  sandboxes.set(sources.worker.url, sandbox);
  return sandbox;
}
