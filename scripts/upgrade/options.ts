import {parseArgs} from 'node:util';
import {readLanguages, type ReadLanguage} from '@h3-docs/converter/types';

/** What the command was asked to do. */
export interface Options {
  /** Files and folders; `-` stands for standard input. */
  readonly paths: readonly string[];
  readonly write: boolean;
  readonly force: boolean;
  readonly check: boolean;
  readonly diff: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
  /** Patterns of files to leave out, as in `.gitignore`. */
  readonly ignore: readonly string[];
  /** The language of standard input, if it was named. */
  readonly language?: ReadLanguage;
  /** The name of the file that standard input comes from, if it was named. */
  readonly name?: string;
}

export const usage = `Usage: h3-upgrade [OPTION]… FILE|FOLDER|-…

Converts code from H3 3.x to 4.x. Without --write, no file changes.

  --write            replace the files
  --force            also replace files with changes that Git doesn't have
  --diff             print the changes as a unified diff
  --json             print an array of {file, language, version, changes, notes}
  --check            exit with 1 if a file would change, and with 3 if only work by hand is left
  --ignore PATTERN   leave out files, as in .gitignore; can be repeated
  --language NAME    the language of standard input: ${readLanguages.join(', ')}
  --name FILE        the name of the file that standard input comes from
  --quiet            print no notes and no summary
  --help, --version

Files that .gitignore names, node_modules, and folders that start with a dot are left out. The exit code is 2 if the
options are wrong, or if a file can't be read or written.`;

/** An error in the options, with a message for the reader. */
export class UsageError extends Error {}

/** What the command prints instead of converting something. */
export type Printed = 'help' | 'version';

/**
 * Reads the options of the command.
 *
 * @throws UsageError for an option that doesn't exist, or options that exclude one another
 */
export function readOptions(args: readonly string[]): Options | Printed {
  const {values, positionals} = parse(args);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const {write = false, check = false, diff = false, json = false, language, name} = values;
  if (positionals.length === 0) throw new UsageError('Name at least one file or folder, or “-” for standard input.');
  if (write && check) throw new UsageError('--write and --check exclude each other.');
  if (diff && json) throw new UsageError('--diff and --json exclude each other.');
  const isInput = positionals.includes('-');
  if (isInput && (positionals.length > 1 || write)) {
    throw new UsageError('“-” stands alone, without files and without --write.');
  }
  if (!isInput && (language !== undefined || name !== undefined)) {
    throw new UsageError('--language and --name are for standard input.');
  }
  const known = readLanguages.find((each) => each === language);
  if (language !== undefined && !known)
    throw new UsageError(`--language ${language}: use ${readLanguages.join(', ')}.`);
  return {
    paths: positionals,
    write,
    check,
    diff,
    json,
    force: values.force ?? false,
    quiet: values.quiet ?? false,
    ignore: values.ignore ?? [],
    ...(known && {language: known}),
    ...(name !== undefined && {name}),
  };
}

function parse(args: readonly string[]) {
  const flag = {type: 'boolean'} as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        write: flag,
        force: flag,
        check: flag,
        diff: flag,
        json: flag,
        quiet: flag,
        help: flag,
        version: flag,
        ignore: {type: 'string', multiple: true},
        language: {type: 'string'},
        name: {type: 'string'},
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
