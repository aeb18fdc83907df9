import {createTwoFilesPatch} from 'diff';
import type {FileResult} from './convertFile';

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

/** The changes of a file as a unified diff; empty if there are none. */
export function unifiedDiff({file, before, after}: FileResult): string {
  if (before === after) return '';
  const name = file.split('\\').join('/');
  return createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, undefined, undefined, {context: 3}).replace(
    /^=+\n/,
    '',
  );
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
export function summary(results: readonly FileResult[], left: readonly LeftFile[], isWritten: boolean): string {
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
  if (changed.length > 0 && !isWritten) parts.push('Nothing was written. Add --write to replace the files.');
  return parts.join('\n\n');
}

/** The results as JSON. */
export function jsonReport(results: readonly FileResult[], left: readonly LeftFile[]): string {
  const rows = results.map(({file, language, version, changes, notes}) => ({
    file,
    language,
    version,
    changes,
    notes: notes.map(({lines, text, link}) => ({lines, text, link})),
  }));
  const unread = left.map(({file, reason}) => ({
    file,
    language: null,
    version: null,
    changes: 0,
    notes: [{lines: [], text: reason, link: ''}],
  }));
  return JSON.stringify([...rows, ...unread], null, 2);
}
