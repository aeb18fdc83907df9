/**
 * `npm run examples:tools -- python go`: installs the libraries that `npm run examples:check` needs to run the examples of
 * other languages, each in a folder of its own in `node_modules/.cache/example-tools`. Without names it installs all of
 * them. It prints the variables to set, and in a workflow of GitHub it sets them for the steps that follow.
 */
import {spawnSync} from 'node:child_process';
import {appendFileSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {exampleTools} from './lib/exampleTools';
import {runScript} from './lib/runScript';

/** Installs one library. Returns the line that sets its variable. */
function install(name: string): string {
  const tool = exampleTools[name];
  if (!tool) throw new Error(`There is no “${name}”. Use ${Object.keys(exampleTools).join(', ')}.`);
  const folder = path.resolve('node_modules/.cache/example-tools', name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const command of tool.commands) {
    console.log(`> ${command}`);
    const {status} = spawnSync('sh', ['-c', command], {
      cwd: folder,
      stdio: 'inherit',
      env: {...process.env, TOOL: folder},
    });
    if (status !== 0) throw new Error(`${name}: the command ended with exit status ${status ?? 'none'}.`);
  }
  return `${tool.variable}=${path.resolve(folder, tool.value)}`;
}

void runScript(() => {
  const named = process.argv.slice(2);
  const lines = (named.length > 0 ? named : Object.keys(exampleTools)).map(install);
  console.log(`\n${lines.join('\n')}`);
  if (process.env.GITHUB_ENV) appendFileSync(process.env.GITHUB_ENV, `${lines.join('\n')}\n`);
});
