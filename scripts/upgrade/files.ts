import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import ignore, {type Ignore} from 'ignore';
import {kindOf} from '@h3-docs/converter/documents/kinds';
import {isManifest} from './manifests';
import {isConfiguration} from './namedFunctions';

/** Whether the command reads files of this name. */
export const isRead = (file: string): boolean =>
  kindOf(file) !== undefined || isManifest(file) || isConfiguration(file);

/** The rules of a `.gitignore`, and the folder that they are for. */
interface Rules {
  readonly folder: string;
  readonly rules: Ignore;
}

const posix = (file: string): string => file.split(path.sep).join('/');

function rulesIn(folder: string): readonly Rules[] {
  const file = path.join(folder, '.gitignore');
  return existsSync(file) ? [{folder, rules: ignore().add(readFileSync(file, 'utf8'))}] : [];
}

/** The folders from one to the root of its repository, or else of the disk. */
function foldersUp(folder: string): readonly string[] {
  const parent = path.dirname(folder);
  const isRoot = existsSync(path.join(folder, '.git')) || parent === folder;
  return isRoot ? [folder] : [folder, ...foldersUp(parent)];
}

/** The root of the repository that a folder is in. */
export const repositoryOf = (folder: string): string | undefined =>
  foldersUp(path.resolve(folder)).find((each) => existsSync(path.join(each, '.git')));

/**
 * The files to convert in files and folders, in alphabetical order in each folder. A file that is named is read even if
 * `.gitignore` names it. Folders are searched for files of kinds that the converter reads.
 *
 * @param patterns - further files to leave out, as in `.gitignore`, from the folder that is searched
 * @throws Error for a path that doesn't exist
 */
export function filesIn(paths: readonly string[], patterns: readonly string[]) {
  /** The files to convert, and all files that were named. */
  const files = new Set<string>();
  /** The files of other kinds in folders. */
  const others = new Set<string>();
  for (const each of paths) {
    if (!statSync(each).isDirectory()) {
      files.add(each);
      continue;
    }
    const root = path.resolve(each);
    const outer = root === path.dirname(root) ? [] : foldersUp(path.dirname(root)).toReversed().flatMap(rulesIn);
    for (const file of filesUnder(each, [...outer, {folder: root, rules: ignore().add(patterns)}]))
      (isRead(file) ? files : others).add(file);
  }
  return {files: [...files], others: [...others]};
}

function* filesUnder(folder: string, around: readonly Rules[]): Generator<string> {
  const all = [...around, ...rulesIn(path.resolve(folder))];
  const entries = readdirSync(folder, {withFileTypes: true}).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    const isFolder = entry.isDirectory();
    if (entry.name.startsWith('.') || entry.name === 'node_modules' || isIgnored(file, isFolder, all)) continue;
    if (isFolder) yield* filesUnder(file, all);
    else if (entry.isFile()) yield file;
  }
}

function isIgnored(file: string, isFolder: boolean, all: readonly Rules[]): boolean {
  let ignored = false;
  for (const {folder, rules} of all) {
    const relative = posix(path.relative(folder, path.resolve(file)));
    if (relative.startsWith('..') || relative === '') continue;
    const {ignored: out, unignored} = rules.test(isFolder ? `${relative}/` : relative);
    if (out) ignored = true;
    else if (unignored) ignored = false;
  }
  return ignored;
}
