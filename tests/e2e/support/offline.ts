import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {build} from 'esbuild';
import {writeOfflineFiles} from '@h3-docs/offline/node/write';
import {startServer} from '../../../scripts/lib/staticServer';
import {expect, visit} from './test';

/** The offline copy as the installation page shows it. */
export const panel = (page: Page): Locator => page.getByRole('main').getByRole('group', {name: 'Offline copy'});

/** The sentences about the present state. */
export const status = (page: Page): Locator => panel(page).getByRole('status');

/** A button of the panel. */
export const offlineButton = (page: Page, name: RegExp | string): Locator =>
  panel(page).getByRole('button', {name, exact: typeof name === 'string'});

/** Opens the panel on the installation page, for a reader who has no copy. */
export async function openPanel(page: Page, site = ''): Promise<void> {
  await visit(page, `${site}/docs/installation`);
  await offlineButton(page, 'Keep these docs for offline use').click();
}

/** Keeps 4.x, and waits until it is stored. */
export async function keepDocs(page: Page, site = ''): Promise<void> {
  await openPanel(page, site);
  await offlineButton(page, /^Keep 4\.x/).click();
  await expect(status(page)).toContainText('Your browser keeps 4.x', {timeout: 120_000});
}

/** What the browser has of the site besides its pages: service workers and caches. */
export function traces(page: Page): Promise<{workers: number; caches: string[]}> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}

/** A deployment that tests may change, on a server of its own. */
export interface Deployment {
  readonly address: string;
  /** Changes a file of the site. */
  edit(file: string, change: (text: string) => string): void;
  /** Removes a file, without a word to readers. */
  drop(file: string): void;
  /** Lists the files anew, as the build of a new deployment does. */
  publish(): Promise<void>;
  close(): Promise<void>;
}

/** What tests of deployments do without, because each file takes time to store. */
const dispensable =
  /^build[\\/](?:api|data|docs[\\/](?:3\.x|api|co|h|l).*|assets[\\/](?:calls|code|figures|katex|map|tables).*|.*\.md)$/;

/** Copies the pages of a built site that tests need, and serves the copy. */
export async function deploy(): Promise<Deployment> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'h3-docs-offline-'));
  cpSync('build', outDir, {recursive: true, filter: (file) => !dispensable.test(file)});
  const publish = async () => {
    await writeOfflineFiles({
      outDir,
      siteDir: process.cwd(),
      baseUrl: '/',
      locale: 'en',
      routes: {},
      unlisted: new Set(),
    });
  };
  await publish();
  const server = await startServer({dir: outDir, port: 0});
  return {
    address: server.address,
    edit(file, change) {
      const target = path.join(outDir, file);
      const before = readFileSync(target, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The change leaves ${file} as it is.`);
      writeFileSync(target, after);
    },
    drop: (file) => rmSync(path.join(outDir, file)),
    publish,
    async close() {
      await server.close();
      rmSync(outDir, {recursive: true, force: true});
    },
  };
}

/** Serves a site of four files below `/h3/`, with nothing in its pages but text. */
export async function deploySmall(): Promise<Pick<Deployment, 'address' | 'close'>> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'h3-docs-offline-'));
  for (const file of ['index.html', 'docs/page/index.html', 'docs/3.x/index.html', '404.html']) {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), `<!doctype html><title>${file}</title>`);
  }
  const baseUrl = '/h3/';
  await writeOfflineFiles({outDir, siteDir: process.cwd(), baseUrl, locale: 'en', routes: {}, unlisted: new Set()});
  const server = await startServer({dir: outDir, port: 0, base: baseUrl});
  return {
    address: server.address,
    async close() {
      await server.close();
      rmSync(outDir, {recursive: true, force: true});
    },
  };
}

/** The code behind the panel as a script that sets `offline`, for pages without the panel. */
export async function controlScript(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: ['packages/offline/control.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'offline',
  });
  return outputFiles.map(({text}) => text).join('');
}
