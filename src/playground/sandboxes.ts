import {Sandbox} from './sandbox';
import type {DocsVersion} from './types';

/** The workers' files, bundled by `plugins/live-examples/bundle.ts`; only the address is in this code. */
const addresses: Readonly<Record<DocsVersion, URL>> = {
  '4.x': new URL('@generated/sandbox-bundle/default/sandbox-4.x.bundle', import.meta.url),
  '3.x': new URL('@generated/sandbox-bundle/default/sandbox-3.x.bundle', import.meta.url),
};

const sandboxes = new Map<DocsVersion, Sandbox>();

/** The sandbox with the h3-js of a documentation version, one for all the examples of the visit. */
export function sandboxFor(version: DocsVersion): Sandbox {
  const sandbox = sandboxes.get(version) ?? new Sandbox(addresses[version].href);
  sandboxes.set(version, sandbox);
  return sandbox;
}
