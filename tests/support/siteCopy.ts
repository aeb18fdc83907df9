import {spawn, type ChildProcess} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runProgram} from '../../scripts/lib/runProgram';
import {freePort} from '../../scripts/lib/webkit';

/** Tests run from the root of the project. */
const project = process.cwd();
/** What a build doesn't need, or makes itself. */
const left = ['.docusaurus', '.git', 'build', 'coverage', 'node_modules', 'playwright-report', 'test-results', 'tests'];
const documents = ['docs', 'versioned_docs'];

type Variables = Readonly<Record<string, string>>;

/** A document reduced to its front matter, so that it builds quickly. */
function stub(file: string): string {
  const frontMatter = /^---\n[\s\S]*?\n---\n/.exec(readFileSync(path.join(project, file), 'utf8'))?.[0] ?? '';
  return `${frontMatter}\nText.\n`;
}

/** Writes a stub of each document that is not to be whole, and no anchors that they would have to have. */
function writeStubs(dir: string, whole: readonly string[]): void {
  for (const folder of documents) {
    for (const name of readdirSync(path.join(project, folder), {recursive: true, encoding: 'utf8'})) {
      const file = path.posix.join(folder, name);
      const isWhole = whole.includes(file.replace(/\.(?:asks\.txt|mdx?)$/, ''));
      if (isWhole || /\b_(?:facts|functions|bindings)\b.*\.\w+$/.test(name)) {
        cpSync(path.join(project, file), path.join(dir, file));
        continue;
      }
      if (!/\.mdx?$/.test(name)) continue;
      mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
      writeFileSync(path.join(dir, file), stub(file));
    }
  }
  writeFileSync(path.join(dir, 'src/data/anchor-aliases.json'), '{}');
}

/** Links the packages that the site depends on, apart from its own: those are the copy's. */
function linkModules(dir: string): void {
  const modules = path.join(dir, 'node_modules');
  mkdirSync(path.join(modules, '@h3-docs'), {recursive: true});
  for (const name of readdirSync(path.join(project, 'node_modules')))
    if (name !== '@h3-docs') symlinkSync(path.join(project, 'node_modules', name), path.join(modules, name));
  for (const name of readdirSync(path.join(project, 'packages')))
    symlinkSync(path.join('../../packages', name), path.join(modules, '@h3-docs', name));
}

/**
 * Copies the site to a folder of its own, so that no two builds ever write to one.
 *
 * @param text - `whole` copies the documents; otherwise each is cut down to its front matter, so that the copy has every
 *   route and builds in half the time, up to the check of links, apart from the files with these names before their endings
 */
export function copySite(text: readonly string[] | 'whole' = []) {
  const dir = mkdtempSync(path.join(tmpdir(), 'h3-docs-copy-'));
  const copy = (name: string) => cpSync(path.join(project, name), path.join(dir, name), {recursive: true});
  const stubbed = text === 'whole' ? [] : documents;
  readdirSync(project)
    .filter((name) => !left.includes(name) && !stubbed.includes(name))
    .forEach(copy);
  linkModules(dir);
  if (text !== 'whole') writeStubs(dir, text);
  let changed = new Set<string>();
  const write = (file: string, text: string) => {
    changed.add(file);
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  };
  const docusaurus = path.join(project, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const env = {
    ...process.env,
    // The bundler's cache is in node_modules, which the copy shares with the site.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    FORCE_COLOR: '0',
    // As Docusaurus sets it for all commands; `build` changes it.
    NODE_ENV: 'development',
  };
  const run = (args: readonly string[], variables: Variables = {}) =>
    runProgram(process.execPath, [docusaurus, ...args], {cwd: dir, env: {...env, ...variables}});
  let server: ChildProcess | undefined;
  return {
    dir,
    /** The folder that `build` writes to. */
    out: path.join(dir, 'build'),
    /** Replaces or adds a file, named from the root of the site. */
    write,
    /** Changes a file of the copy; throws when that changes nothing. */
    edit(file: string, change: (text: string) => string) {
      const before = readFileSync(path.join(dir, file), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The change leaves ${file} as it is.`);
      write(file, after);
    },
    /** Removes a file. */
    delete(file: string) {
      changed.add(file);
      rmSync(path.join(dir, file));
    },
    /** The files that `act` writes, edits, or removes. */
    changedBy(act: () => void): string[] {
      changed = new Set();
      act();
      return [...changed];
    },
    /** Runs a command of Docusaurus, with variables besides those of the tests themselves. */
    run,
    build: (variables: Variables = {}, ...args: readonly string[]) => run(['build', ...args], variables),
    /** Starts the live preview, and waits until it has compiled the site. Returns its address. */
    async preview(): Promise<string> {
      const port = String(await freePort());
      const child = spawn(process.execPath, [docusaurus, 'start', '--no-open', '--port', port], {cwd: dir, env});
      server = child;
      return new Promise((resolve, reject) => {
        let output = '';
        const collect = (chunk: Buffer) => {
          output += chunk.toString();
          if (output.includes('compiled')) resolve(`http://localhost:${port}`);
        };
        child.stdout.on('data', collect);
        child.stderr.on('data', collect);
        child.on('close', () => reject(new Error(output)));
      });
    },
    /** Removes the copy, and ends its preview. */
    remove() {
      server?.kill();
      rmSync(dir, {recursive: true, force: true});
    },
  };
}

/** A copy of this site in a folder of its own, to break and to build. */
export type SiteCopy = ReturnType<typeof copySite>;
