import {parseArgs} from 'node:util';

export const usage = `Usage: h3-upgrade [OPTION]… FILE|FOLDER|-…

Converts code from H3 3.x to 4.x. Without --write, no file changes. “-” stands for standard input.

  --write            replace the files
  --force            also replace files with changes that Git doesn't have
  --diff             print the changes as a unified diff
  --json             print an array of {file, language, version, changes, notes}
  --check            exit with 1 if a file would change, and with 3 if only work by hand is left
  --ignore PATTERN   leave out files, as in .gitignore; can be repeated
  --help, --version

Files that .gitignore names, node_modules, and folders that start with a dot are left out. The exit code is 2 if the
options are wrong, or if a file can't be read or written.`;

/** An error in the options, with a message for the reader. */
export class UsageError extends Error {}

/** What the command was asked to do, and the files and folders to do it with; `-` stands for standard input. */
export type Options = ReturnType<typeof parse>;

/**
 * Reads the options of the command.
 *
 * @throws UsageError for an option that doesn't exist, or options that exclude one another
 */
export function readOptions(args: readonly string[]): Options {
  const options = parse(args);
  const {paths, write, check, diff, json} = options;
  if (options.help || options.version) return options;
  if (paths.length === 0) throw new UsageError('Name at least one file or folder, or “-” for standard input.');
  if (write && check) throw new UsageError('--write and --check exclude each other.');
  if (diff && json) throw new UsageError('--diff and --json exclude each other.');
  if (paths.includes('-') && (paths.length > 1 || write))
    throw new UsageError('“-” stands alone, without files and without --write.');
  return options;
}

function parse(args: readonly string[]) {
  const flag = {type: 'boolean', default: false} as const;
  try {
    const {values, positionals} = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        write: flag,
        force: flag,
        check: flag,
        diff: flag,
        json: flag,
        help: flag,
        version: flag,
        ignore: {type: 'string', multiple: true, default: []},
      },
    });
    return {...values, paths: positionals};
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
