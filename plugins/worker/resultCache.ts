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

/** Results by the hash of a task and its arguments, as V8 writes values. */
type Results = Map<string, Uint8Array>;

/**
 * Results of tasks, kept between builds in a folder that CI may keep too: one file for each state of all that they depend
 * on besides arguments, so none can be stale. It is read and written once: three thousand files would take a build two seconds.
 */
export class KeptResults {
  private file = '';
  private results: Results = new Map();
  private readonly running = new Map<string, Promise<Uint8Array>>();
  private isChanged = false;

  /**
   * @param worker - `worker.ts`, bundled
   * @param root - where results are kept
   */
  constructor(
    private readonly worker: string,
    private readonly root = path.resolve(keptFolder),
  ) {}

  /** Follows a change of the worker. */
  renew(): void {
    this.write();
    this.file = '';
  }

  private read(): Results {
    if (this.file !== '') return this.results;
    this.file = path.join(this.root, fingerprint(this.worker, process.cwd()));
    try {
      this.results = deserialize(readFileSync(this.file)) as Results;
      utimesSync(this.file, new Date(), new Date());
    } catch {
      // Nothing is kept so far, or only a part of it.
      this.results = new Map();
    }
    return this.results;
  }

  /** Keeps for the next build what this one has computed. Where nothing can be written, the next one computes it again. */
  write(): void {
    if (!this.isChanged) return;
    this.isChanged = false;
    try {
      mkdirSync(this.root, {recursive: true});
      removeOld(this.root);
      // Several builds may write at a time: a file is there whole, or not at all.
      const written = `${this.file}.${process.pid}`;
      writeFileSync(written, serialize(this.results));
      renameSync(written, this.file);
    } catch {
      // A folder that can't be written.
    }
  }

  /** The result that is kept for a task and its arguments, or what `compute` resolves to, which is kept from now on. */
  async of<Result>(name: string, args: readonly unknown[], compute: () => Promise<Result>): Promise<Result> {
    const results = this.read();
    const key = createHash('sha256')
      .update(serialize([name, args]))
      .digest('hex');
    let kept = results.get(key);
    if (!kept) {
      // Pages of both versions, and of the bundles for the browser and the server, often ask for the same at a time.
      const running = this.running.get(key) ?? compute().then((value) => serialize({value}));
      this.running.set(key, running);
      kept = await running.finally(() => this.running.delete(key));
      results.set(key, kept);
      this.isChanged = true;
    }
    return (deserialize(kept) as {readonly value: Result}).value;
  }
}
