import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {repositoryOf} from './files';

/**
 * The files with changes that Git doesn't have: changed, not added, or not known to it. Files outside of a repository are
 * none.
 *
 * @throws Error if Git doesn't run
 */
export function uncommitted(files: readonly string[]): readonly string[] {
  const byFolder = new Map<string, string[]>();
  for (const file of files) {
    const folder = path.dirname(path.resolve(file));
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
  }
  const found: string[] = [];
  for (const [folder, own] of byFolder) {
    if (!isRepository(folder)) continue;
    const changed = git(folder, [
      'status',
      '--porcelain',
      '--ignored',
      '-z',
      '--',
      ...own.map((file) => path.basename(file)),
    ]);
    const names = new Set(changed.split('\0').map((line) => path.basename(line.slice(3))));
    found.push(...own.filter((file) => names.has(path.basename(file))));
  }
  return found;
}

function git(folder: string, args: readonly string[]): string {
  return execFileSync('git', ['-C', folder, ...args], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']});
}

/** Whether a folder is in a repository. */
function isRepository(folder: string): boolean {
  try {
    return git(folder, ['rev-parse', '--is-inside-work-tree']).trim() === 'true';
  } catch (error) {
    // Without Git, nothing tells whether there are changes that it doesn't have.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && repositoryOf(folder) !== undefined) throw error;
    return false;
  }
}
