/**
 * `npx tsx scripts/prose.ts`: holds what readers read to the style guide: pages, the text of the catalogue, captions, text
 * alternatives and messages of the site. Its rules are in `config/prose.json`. With paths, it checks these files or folders.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {VFile} from 'vfile';
import {VFileMessage} from 'vfile-message';
import {reporter} from 'vfile-reporter';
import {checkMarkdown, checkProblems, checkStrings} from './lib/prose/check';

const everything = [
  ...['docs', 'versioned_docs', 'src', 'packages'],
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'],
  ...['deploy', 'plugins', 'scripts', 'tests'].map((folder) => `${folder}/README.md`),
];

/** The files in a folder, however deep; or the file itself. */
function filesIn(name: string): string[] {
  if (!statSync(name).isDirectory()) return [name];
  return (
    readdirSync(name, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      // The code of the build and of tests isn't for readers.
      .filter((file) => !/^packages\/[^/]+\/(?:node|tests)\//.test(file))
      .sort()
  );
}

/** Checks a page, or reports the place where it can't be read as Markdown or MDX. */
function checkReadable(file: VFile): void {
  try {
    checkMarkdown(file);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const hint = String(file).includes('{#') ? '. Write an id as {/* #id */}' : '';
    file.message(`${error.reason}${hint}`, error.place);
  }
}

/** The digests of files in which nothing was found. */
const kept = 'node_modules/.cache/prose.json';
const clean = new Set(existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as readonly string[]) : []);
/** The rules, their code, and the releases of all packages are a part of each digest. */
const rules = createHash('sha256');
for (const name of [...filesIn('scripts/lib/prose'), 'config/prose.json', 'package-lock.json'])
  rules.update(readFileSync(name));

const digestOf = ({path: name, value}: VFile): string => rules.copy().update(name).update(value).digest('base64');

function check(name: string): VFile | undefined {
  const file = new VFile({path: name, value: readFileSync(name, 'utf8')});
  if (clean.has(digestOf(file))) return file;
  if (/\.mdx?$/.test(name)) checkReadable(file);
  else if (/\.tsx?$/.test(name) && !name.endsWith('.d.ts')) checkStrings(file);
  else if (/\/_problems\/.*\.yaml$/.test(name)) checkProblems(file);
  else return undefined;
  return file;
}

const args = process.argv.slice(2);
const files = (args.length > 0 ? args : everything).flatMap(filesIn).flatMap((name) => check(name) ?? []);
const findings = files.reduce((sum, {messages}) => sum + messages.length, 0);
console.log(findings > 0 ? reporter(files, {quiet: true}) : `${files.length} files of prose: nothing to report.`);
mkdirSync(path.dirname(kept), {recursive: true});
const found = files.filter(({messages}) => messages.length === 0).map(digestOf);
writeFileSync(kept, JSON.stringify(args.length > 0 ? [...new Set([...clean, ...found])] : found));
process.exitCode = findings > 0 ? 1 : 0;
