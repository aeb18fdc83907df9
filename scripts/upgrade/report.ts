import path from 'node:path';
import {createTwoFilesPatch} from 'diff';
import {formatList} from '@h3-docs/base/number';
import type {FileResult} from './convertFile';
import {repositoryOf} from './files';
import type {UnreadFile} from './unread';

/** A file that was left, and why. */
export interface LeftFile {
  readonly file: string;
  readonly reason: string;
}

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** A list of lines, such as `3, 7–9`. */
function lineList(lines: readonly number[]): string {
  const parts: string[] = [];
  for (let start = 0; start < lines.length;) {
    let end = start;
    while ((lines[end + 1] ?? -1) === (lines[end] ?? 0) + 1) end += 1;
    parts.push(end > start + 1 ? `${lines[start]}–${lines[end]}` : lines.slice(start, end + 1).join(', '));
    start = end + 1;
  }
  return parts.join(', ');
}

/** The name of a file in its repository, where `git apply` and `patch -p1` run; without a repository, in the current folder. */
function nameInRepository(file: string): string {
  const full = path.resolve(file);
  const root = repositoryOf(path.dirname(full)) ?? process.cwd();
  return path.relative(root, full).split(path.sep).join('/');
}

/** The changes of a file as a unified diff; empty if there are none. */
export function unifiedDiff({file, before, after, bytes}: FileResult): string {
  if (before === after) return '';
  const name = nameInRepository(file);
  // A byte order mark is a part of the first line.
  const mark = /^\uFEFF?/.exec(bytes.toString('utf8', 0, 3))?.[0] ?? '';
  const [old, now] = [mark + before, mark + after];
  const diff = createTwoFilesPatch(`a/${name}`, `b/${name}`, old, now, undefined, undefined, {context: 3});
  // A tab ends a name with spaces, as Git writes it.
  const end = /\s/.test(name) ? '\t' : '';
  return diff.replace(/^=+\n/, '').replace(/^(--- .*)\n(\+\+\+ .*)\n/, `$1${end}\n$2${end}\n`);
}

/** What the command says about one file. */
export function fileReport({file, language, version, changes, notes}: FileResult): string {
  const read =
    language === null
      ? ''
      : ` (${language}, ${version === '3.x' || version === '4.x' ? `for H3 ${version}` : `version: ${version}`})`;
  const lines = notes.map(
    ({lines: at, text, link}) => `  line${at.length === 1 ? '' : 's'} ${lineList(at)}: ${text}\n    ${link}`,
  );
  return [`${file}${read}: ${count(changes, 'change')}, ${count(notes.length, 'note')}`, ...lines].join('\n');
}

/** What is to be done by hand in all files, grouped by what it is. */
export function summary(
  results: readonly FileResult[],
  left: readonly LeftFile[],
  unread: readonly UnreadFile[],
  isWritten: boolean,
): string {
  const changed = results.filter(({before, after}) => before !== after);
  const changes = results.reduce((sum, result) => sum + result.changes, 0);
  const words = isWritten ? 'changed' : 'would change';
  const head = `${count(results.length, 'file')} read, ${changed.length} ${words}: ${count(changes, 'change')}.`;
  const byText = new Map<string, string[]>();
  for (const {file, notes} of results) {
    for (const {kind, lines, text} of notes) {
      if (kind === 'byHand') byText.set(text, [...(byText.get(text) ?? []), ...lines.map((line) => `${file}:${line}`)]);
    }
  }
  const hand = [...byText].map(([text, places]) => `  ${text}\n${places.map((place) => `    ${place}`).join('\n')}`);
  const parts = [head];
  if (hand.length > 0) parts.push(`To change by hand:\n${hand.join('\n')}`);
  if (left.length > 0) parts.push(`Left:\n${left.map(({file, reason}) => `  ${file}: ${reason}`).join('\n')}`);
  if (unread.length > 0) parts.push(`${unreadText(unread)}\n${unread.map(({file}) => `  ${file}`).join('\n')}`);
  if (changed.length > 0 && isWritten) parts.push('Now run your formatter, and update the lock file.');
  if (changed.length > 0 && !isWritten) parts.push('Nothing was written. Add --write to replace the files.');
  return parts.join('\n\n');
}

/** What to say about files that the converter doesn't read: `2 files in C# and Julia have names of H3 3.x.` */
function unreadText(unread: readonly UnreadFile[]): string {
  const languages = [...new Set(unread.map(({language}) => language))].sort();
  const verb = unread.length === 1 ? 'has' : 'have';
  return `${count(unread.length, 'file')} in ${formatList(languages, 'conjunction')} ${verb} names of H3 3.x. The converter doesn’t read such files:`;
}

/** The results as JSON. */
export function jsonReport(
  results: readonly FileResult[],
  left: readonly LeftFile[],
  others: readonly UnreadFile[],
): string {
  const rows = results.map(({file, language, version, changes, notes}) => ({
    file,
    language,
    version,
    changes,
    notes: notes.map(({lines, text, link}) => ({lines, text, link})),
  }));
  const unconverted = (file: string, language: string | null, text: string) => ({
    file,
    language,
    version: null,
    changes: 0,
    notes: [{lines: [], text, link: ''}],
  });
  const kindText = 'The converter doesn’t read files of this kind. It has names of H3 3.x.';
  const unread = left.map(({file, reason}) => unconverted(file, null, reason));
  const named = others.map(({file, language}) => unconverted(file, language, kindText));
  return JSON.stringify([...rows, ...unread, ...named], null, 2);
}
