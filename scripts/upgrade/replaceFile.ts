import {accessSync, constants, realpathSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Replaces a file whole or not at all, and keeps its mode. A symbolic link stays one, and the file that it leads to is
 * replaced.
 *
 * @throws Error if the file can't be written
 */
export function replaceFile(file: string, bytes: Buffer): void {
  const target = realpathSync(file);
  // A file that may not be written could be replaced all the same, because that changes only its folder.
  accessSync(target, constants.W_OK);
  const {mode} = statSync(target);
  const draft = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.tmp`);
  try {
    writeFileSync(draft, bytes, {mode, flag: 'wx'});
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, {force: true});
    throw error;
  }
}
