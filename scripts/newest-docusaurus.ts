/**
 * `npx tsx scripts/newest-docusaurus.ts`: copies the project, installs the newest release of all Docusaurus packages in the
 * copy, and builds it. The schedule runs it, so that a release that breaks one of our patches (ARCHITECTURE.md lists
 * them) is known before anybody upgrades.
 *
 * `npx tsx scripts/newest-docusaurus.ts --tag canary` takes the packages of another npm tag.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runScript} from './lib/runScript';

/** Not part of the project's sources. */
const leftOut = new Set(['node_modules', 'build', '.docusaurus', '.git', 'test-results']);

function run(cwd: string, command: string, ...args: string[]): void {
  console.log(`> ${command} ${args.join(' ')}`);
  const {status} = spawnSync(command, args, {cwd, stdio: 'inherit'});
  if (status !== 0) throw new Error(`${command} ${args[0] ?? ''} ended with exit code ${status ?? 'none'}`);
}

function buildWithNewest(tag: string): void {
  const copy = mkdtempSync(path.join(tmpdir(), 'h3-docs-newest-'));
  try {
    cpSync('.', copy, {recursive: true, filter: (file) => !leftOut.has(file.split(path.sep)[0] ?? '')});
    const facts = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      string,
      Record<string, string> | undefined
    >;
    const declared = Object.keys({...facts.dependencies, ...facts.devDependencies});
    const docusaurus = declared.filter((name) => name.startsWith('@docusaurus/')).map((name) => `${name}@${tag}`);
    // Packages name releases of Docusaurus too. In a copy, it does no harm if all of them name all.
    const everywhere = ['--workspaces', '--include-workspace-root'];
    run(copy, 'npm', 'install', '--no-audit', '--no-fund', ...everywhere, ...docusaurus);
    run(copy, 'npm', 'run', 'build');
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}

const {values} = parseArgs({options: {tag: {type: 'string', default: 'latest'}}});
void runScript(() => buildWithNewest(values.tag));
