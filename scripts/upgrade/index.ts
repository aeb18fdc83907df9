import {readFileSync} from 'node:fs';
import {convertFile, convertInput, type FileResult} from './convertFile';
import {ProjectExports} from './exports';
import {filesIn, isRead} from './files';
import {uncommitted} from './git';
import {readOptions, usage, UsageError, type Options} from './options';
import {replaceFile} from './replaceFile';
import {unreadFiles, type UnreadFile} from './unread';
import {fileReport, jsonReport, summary, unifiedDiff, type LeftFile} from './report';

/** What the command does beside reading and writing files. */
export interface Console {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Whether a person reads the errors as they appear. */
  readonly isTerminal: boolean;
}

/** How many files are read before the command says how far it is. */
const manyFiles = 50;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs the command, and returns its exit code. */
export async function run(args: readonly string[], version: string, console: Console): Promise<number> {
  try {
    const options = readOptions(args);
    if (options.help || options.version) {
      console.out(`${options.help ? usage : version}\n`);
      return 0;
    }
    return options.paths[0] === '-' ? await runInput(options, console) : await runFiles(options, console);
  } catch (error) {
    console.error(`${messageOf(error)}\n`);
    if (error instanceof UsageError) console.error('Run it with --help for a list of the options.\n');
    return 2;
  }
}

/** Converts standard input to standard output. */
async function runInput(options: Options, {out, error}: Console): Promise<number> {
  const result = await convertInput(readFileSync(0));
  if (typeof result === 'string') {
    error(`${result}\n`);
    return 2;
  }
  if (options.json) out(`${jsonReport([result], [], [])}\n`);
  else {
    out(options.diff ? unifiedDiff(result) : result.bytes.toString('utf8'));
    error(`${fileReport(result)}\n`);
  }
  return options.check ? checked([result]) : 0;
}

async function runFiles(options: Options, console: Console): Promise<number> {
  const results: FileResult[] = [];
  const left: LeftFile[] = [];
  const found = filesIn(options.paths, options.ignore);
  await convertAll(found.files, console, results, left);
  const unknown = left.filter(({reason}) => !reason.startsWith('It could not')).map(({file}) => file);
  const unread = unreadFiles([...found.others, ...unknown]);
  const changed = results.filter(({before, after}) => before !== after);
  if (options.write) {
    const refused = options.force ? [] : uncommitted(changed.map(({file}) => file));
    if (refused.length > 0) {
      console.error(
        `Nothing was written, because Git doesn’t have the changes of these files. Commit them, or add --force.\n${refused.map((file) => `  ${file}\n`).join('')}`,
      );
      return 2;
    }
    for (const {file, bytes} of changed) {
      try {
        replaceFile(file, bytes);
      } catch (error) {
        left.push({file, reason: `It could not be written: ${messageOf(error)}`});
      }
    }
  }
  report(options, console, results, left, unread);
  if (left.some(({reason}) => reason.startsWith('It could not'))) return 2;
  return options.check ? checked(results, unread.length > 0) : 0;
}

/** The exit code of a check: 1 if a file would change, 3 if work by hand is left, and else 0. */
function checked(results: readonly FileResult[], hasUnread = false): number {
  if (results.some(({before, after}) => before !== after)) return 1;
  return hasUnread || results.some(({notes}) => notes.some(({kind}) => kind === 'byHand')) ? 3 : 0;
}

async function convertAll(
  files: readonly string[],
  {error, isTerminal}: Console,
  results: FileResult[],
  left: LeftFile[],
): Promise<void> {
  const said = new Set<string>();
  const project = new ProjectExports(files);
  for (const [index, file] of files.entries()) {
    if (isTerminal && files.length > manyFiles && index % 10 === 0) error(`\r${index} of ${files.length} files`);
    if (!isRead(file)) {
      left.push({file, reason: 'The converter doesn’t know this kind of file.'});
      continue;
    }
    try {
      const result = await convertFile(file, said, project);
      if (typeof result === 'string') left.push({file, reason: result});
      else results.push(result);
    } catch (cause) {
      left.push({file, reason: `It could not be converted: ${messageOf(cause)}`});
    }
  }
  if (isTerminal && files.length > manyFiles) error(`\r${' '.repeat(40)}\r`);
}

function report(
  options: Options,
  {out, error}: Console,
  results: readonly FileResult[],
  left: readonly LeftFile[],
  unread: readonly UnreadFile[],
): void {
  if (options.json) {
    out(`${jsonReport(results, left, unread)}\n`);
    return;
  }
  if (options.diff) for (const result of results) out(unifiedDiff(result));
  // A diff on standard output stays one.
  const say = options.diff ? error : out;
  const told = results.filter(({changes, notes}) => changes + notes.length > 0);
  for (const result of told) say(`${fileReport(result)}\n`);
  say(`${told.length > 0 ? '\n' : ''}${summary(results, left, unread, options.write)}\n`);
}
