import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';

/** Where results are kept, below the folder of the site. */
export const keptFolder = 'node_modules/.cache/h3-docs/tasks';

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** The content of a file, or nothing where there is no such file. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * All that results depend on besides arguments: the code of the tasks, the packages that it loads, the data that figures
 * read, the translations, and Node.js, which has its own rules for languages.
 *
 * @param worker - `worker.ts`, bundled. Bundles of copies of the site differ by their folder only, so it doesn't count.
 * @param site - the folder of the site
 */
export function fingerprint(worker: string, site: string): string {
  const data = path.join(site, 'static/data');
  const locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? '';
  const parts = [
    contentOf(worker).replaceAll(site, ''),
    contentOf(path.join(site, 'package-lock.json')),
    ...readdirSync(data)
      .sort()
      .flatMap((name) => [name, contentOf(path.join(data, name))]),
    locale,
    contentOf(path.join(site, 'i18n', locale, 'code.json')),
    process.version,
  ];
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}

/** Removes what no build has used for a week. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const old = path.join(folder, name);
    if (Date.now() - statSync(old).mtimeMs > WEEK_MS) rmSync(old, {recursive: true, force: true});
  }
}

/**
 * Results of tasks, kept between builds in a folder that CI may keep too. Everything that a result depends on is in the
 * name of its file, so none can be stale.
 */
export class KeptResults {
  private folder: string | undefined;

  /**
   * @param worker - `worker.ts`, bundled
   * @param root - where results are kept
   */
  constructor(
    private readonly worker: string,
    private readonly root = path.resolve(keptFolder),
  ) {
    this.renew();
  }

  /** Follows a change of the worker. */
  renew(): void {
    try {
      const folder = path.join(this.root, fingerprint(this.worker, process.cwd()));
      mkdirSync(folder, {recursive: true});
      utimesSync(folder, new Date(), new Date());
      removeOld(this.root);
      this.folder = folder;
    } catch {
      // Where nothing can be written, all is computed.
      this.folder = undefined;
    }
  }

  /** The result that is kept for a task and its arguments, or what `compute` resolves to, which is kept from now on. */
  async of<Result>(name: string, args: readonly unknown[], compute: () => Promise<Result>): Promise<Result> {
    const {folder} = this;
    if (folder === undefined) return compute();
    const key = createHash('sha256')
      .update(serialize([name, args]))
      .digest('hex');
    const file = path.join(folder, key);
    try {
      return (deserialize(readFileSync(file)) as {readonly value: Result}).value;
    } catch {
      // Not kept so far, or only a part of it.
    }
    const value = await compute();
    try {
      // Several builds may write at a time: a file is there whole, or not at all.
      const written = `${file}.${process.pid}`;
      writeFileSync(written, serialize({value}));
      renameSync(written, file);
    } catch {
      // The next build computes it again.
    }
    return value;
  }
}
