import {readdirSync} from 'node:fs';
import path from 'node:path';

/** The files in folders, at any depth, whose paths with slashes fit. */
export const filesIn = (folders: readonly string[], fits: RegExp): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => path.join(folder, name)),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => fits.test(file));
