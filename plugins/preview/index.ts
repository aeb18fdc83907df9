import {readdirSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';
import type {BuildFailure, Metafile} from 'esbuild';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {Compiler} from 'webpack';
import {bindingsFolder, versionIds} from '@h3-docs/base/versions';
import type {remarkApiPages as remarkApiPagesType} from '@h3-docs/catalogue/node';
import {previewBundles, previewContext} from '../bundler/bundlePlugins';
import type {Tasks} from '../worker';
import {collectLater} from './garbage';
import {importsOf, makers, sourcesOf} from './graph';

/** Modules whose changes the preview shows by a new worker, including everything that they import. */
const taskEntries = [makers.figures, makers.values, 'packages/playground/node/outcome.ts'];

/** Files whose changes need a restart, because the tables of bindings read them only once. */
const readOnce = /\/_bindings\/.*\b(?:engines|examples|manifest|names)\.json$/;

/**
 * Whether an error is one of the page itself. The overlay shows a file's error when the file is compiled. If the overlay
 * showed it again when the page runs the file, it would stay after the file is mended. The browser gets the text of this
 * function.
 */
const isOfPage = (error: Error) => !error.message.includes('Module build failed');

/** The modification times of files; a file that is gone has none. */
const stampsOf = (files: readonly string[]): ReadonlyMap<string, number | undefined> =>
  new Map(files.map((file) => [file, statSync(file, {throwIfNoEntry: false})?.mtimeMs]));

/**
 * Keeps the pages of `npm start` up to date with the code that they are made from: catalogue, examples, figures, and
 * values. When one of these files is saved, its bundle is made again, and the pages that use the file are compiled again.
 */
export class Preview {
  private inputs: Metafile['inputs'] = {};
  private stamps: ReadonlyMap<string, number | undefined> = new Map();
  private bindings: readonly string[] = [];
  /** Files that have changed since the last successful bundling. */
  private changed = new Set<string>();
  private failure: Error | undefined;
  /** The files that the failure is in. */
  private failed: readonly string[] = [];
  private remarkApiPages: typeof remarkApiPagesType | undefined;
  private restartTasks: () => void = () => undefined;

  private constructor(private readonly context: Awaited<ReturnType<typeof previewContext>>) {}

  /**
   * Makes the bundles for the first time.
   *
   * @throws BuildFailure of esbuild, with file and line, when they can't be made
   */
  static async start(): Promise<Preview> {
    const preview = new Preview(await previewContext());
    await preview.rebuild();
    if (preview.failure) throw preview.failure;
    return preview;
  }

  /** `remarkApiPages` with the catalogue as it is when a page is compiled. */
  apiPages = (options: Parameters<typeof remarkApiPagesType>[0]) => (tree: Root, file: VFile) => {
    this.check();
    this.remarkApiPages?.(options)(tree, file);
  };

  /**
   * The tasks, with the code as it is when they are called.
   *
   * @param restart - starts the worker of the tasks with its new bundle
   */
  tasks(tasks: Tasks, restart: () => void): Tasks {
    this.restartTasks = restart;
    const checked =
      <Arguments extends readonly unknown[], Result>(task: (...args: Arguments) => Promise<Result> | Result) =>
      async (...args: Arguments) => {
        this.check();
        return task(...args);
      };
    return {
      ...tasks,
      drawFigure: checked(tasks.drawFigure),
      runLiveExample: checked(tasks.runLiveExample),
      valueText: checked(tasks.valueText),
    };
  }

  /** Watches the sources of pages. */
  plugin = (): Plugin => ({
    name: 'preview',
    getClientModules: () => [path.resolve('src/clientModules/mended.ts')],
    configureWebpack: () => {
      // A page that is compiled while a file is broken shows the error, and is compiled again when the file is fixed.
      const broken = () => this.failed.map((file) => path.resolve(file));
      const options = {sourcesOf: (text: string) => [...sourcesOf(text, this.inputs, this.bindings), ...broken()]};
      const watch = {
        apply: (compiler: Compiler) =>
          compiler.hooks.watchRun.tapPromise('preview', async () => {
            await this.refresh();
            collectLater();
          }),
      };
      // Docusaurus reads the folders of each rule for MDX.
      const include = ['docs', 'versioned_docs', 'src/pages'].map((folder) => path.resolve(folder));
      const use = [{loader: previewBundles.sourcesLoader, options}];
      return {
        module: {rules: [{test: /\.mdx$/, include, enforce: 'pre', use}]},
        plugins: [watch],
        // A page is compiled when it is opened, so that a save compiles only the pages that its author looks at.
        lazyCompilation: {entries: false, imports: true},
        devServer: {
          client: {overlay: {runtimeErrors: isOfPage}},
          setupMiddlewares: (
            middlewares: readonly unknown[],
            {compiler}: {readonly compiler: InstanceType<typeof rspack.Compiler>},
          ) => [compiler.rspack.lazyCompilationMiddleware(compiler), ...middlewares],
        },
      };
    },
  });

  /** Throws why the bundles could not be made, into the page that needs them. */
  private check(): void {
    if (this.failure) throw this.failure;
  }

  private async refresh(): Promise<void> {
    const stamps = stampsOf([...this.stamps.keys()]);
    const saved = [...stamps].flatMap(([file, stamp]) => (stamp === this.stamps.get(file) ? [] : [file]));
    if (saved.length === 0) return;
    for (const file of saved) this.changed.add(file);
    const before = this.inputs;
    this.stamps = stamps;
    await this.rebuild();
    if (this.failure) return;
    const changed = [...this.changed];
    this.changed.clear();
    const tasks = importsOf({...before, ...this.inputs}, ...taskEntries);
    const pages = importsOf({...before, ...this.inputs}, makers.catalogue);
    if (changed.some((file) => tasks.has(file))) this.restartTasks();
    const shown = (file: string) => tasks.has(file) || pages.has(file) || this.bindings.includes(file);
    const stale = changed.filter((file) => !shown(file) || readOnce.test(file));
    if (stale.length > 0) console.warn(`[WARNING] Restart npm start to see the changes of ${stale.join(', ')}.`);
  }

  private fail(failure: Error, files: readonly string[]): void {
    this.failure = failure;
    this.failed = files;
    // Files that are not yet in any bundle are watched too, so that fixing them counts as a change.
    this.stamps = new Map([...this.stamps, ...stampsOf(files)]);
  }

  private async rebuild(): Promise<void> {
    try {
      const {metafile} = await this.context.rebuild();
      this.inputs = metafile.inputs;
    } catch (thrown) {
      const failure = thrown instanceof Error ? thrown : new Error(String(thrown));
      const {errors = []} = failure as Partial<BuildFailure>;
      this.fail(
        failure,
        errors.flatMap(({location}) => (location ? [location.file] : [])),
      );
      return;
    }
    const files = Object.keys(this.inputs).filter((file) => !file.includes('node_modules/'));
    this.bindings = versionIds.map(bindingsFolder).flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => /\.\w+$/.test(name))
        .map((name) => path.posix.join(folder, name.replaceAll('\\', '/'))),
    );
    this.stamps = stampsOf([...files, ...this.bindings]);
    this.failure = undefined;
    this.failed = [];
    const require = createRequire(__filename);
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- the module is to be read again
    delete require.cache[previewBundles.apiPages];
    this.remarkApiPages = (require(previewBundles.apiPages) as {default: typeof remarkApiPagesType}).default;
  }
}
