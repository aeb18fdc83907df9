/** The service worker that takes the place of the one that kept offline copies. */
import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';

interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** Runs the worker of a site at this address, through its whole life, in a browser with these caches. */
async function live(address: string, names: readonly string[]) {
  const kept = new Set(names);
  const listeners = new Map<string, (event: WaitingEvent) => void>();
  const seen: string[] = [];
  const note = (what: string) => () => {
    seen.push(what);
    return Promise.resolve();
  };
  const self = {
    location: {href: address},
    registration: {unregister: note('unregister')},
    skipWaiting: note('skipWaiting'),
    addEventListener: (type: string, listener: (event: WaitingEvent) => void) => listeners.set(type, listener),
  };
  const caches = {
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
  runInNewContext(readFileSync('static/sw.js', 'utf8'), {self, caches, URL});
  for (const type of ['install', 'activate']) {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({waitUntil: (promise) => work.push(promise)});
    await Promise.all(work);
  }
  return {seen, kept: [...kept], types: [...listeners.keys()]};
}

test.each([
  ['https://example.org/sw.js', '/', '/h3/'],
  ['https://example.org/h3/sw.js', '/h3/', '/'],
])('%s takes over, removes the copies of its site alone, and unregisters', async (address, own, other) => {
  const foreign = [`h3-docs-offline ${other} b 4.x`, 'of another page'];
  const {seen, kept, types} = await live(address, [`h3-docs-offline ${own} a 4.x`, ...foreign]);
  expect(types, 'it answers no request').toEqual(['install', 'activate']);
  expect(seen).toEqual(['skipWaiting', 'unregister']);
  expect(kept).toEqual(foreign);
});
