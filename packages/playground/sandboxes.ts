import {Sandbox} from './sandbox';
import {versions, type H3Package} from '@h3-docs/base/versions';
import type {DocsVersion} from './types';

/** The workers' files, bundled by `packages/playground/node/bundle.ts`; only the address is in this code. */
const addresses: Readonly<Record<H3Package, URL>> = {
  'h3-js': new URL('@generated/sandbox-bundle/default/sandbox-h3-js.bundle', import.meta.url),
  'h3-js-v3': new URL('@generated/sandbox-bundle/default/sandbox-h3-js-v3.bundle', import.meta.url),
};

const sandboxes = new Map<H3Package, Sandbox>();

/** The sandbox with the h3-js of a documentation version, one for all the examples of the visit. */
export function sandboxFor(version: DocsVersion): Sandbox {
  const {h3js} = versions[version];
  const sandbox = sandboxes.get(h3js) ?? new Sandbox(addresses[h3js].href);
  sandboxes.set(h3js, sandbox);
  return sandbox;
}
