import {execFileSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';

/** Whether a file exists and may be executed. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The executable that an environment variable names.
 *
 * @returns undefined when the variable isn't set
 * @throws when it names a file that cannot be executed
 */
export function executableNamedBy(variable: string): string | undefined {
  const named = process.env[variable];
  if (named && !isExecutable(named)) throw new Error(`${variable} is set to ${named}, which cannot be executed.`);
  return named === '' ? undefined : named;
}

/** Where commands of the given names would be, in the folders of `PATH`. */
export function inPath(commands: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
}

/** Runs a command that installs something, with its output shown. */
export function runInstaller(command: string, ...args: readonly string[]): void {
  execFileSync(command, args, {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
}

/**
 * Installs a package of Debian where this process may do so, which takes root and apt-get.
 *
 * @returns whether it may
 */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return false;
  runInstaller('apt-get', 'update');
  runInstaller('apt-get', 'install', '-y', name);
  return true;
}
