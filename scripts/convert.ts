/**
 * `npx tsx scripts/convert.ts FILE…` converts source files from H3 3.x to 4.x, and lists what has to be looked at by
 * hand. With `--check` it writes nothing, and its exit code is 1 if a file would change.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {languageOf, loadConverter} from '@h3-docs/converter';
import {lineCounter} from '@h3-docs/converter/lines';
import {nameTable} from '@h3-docs/converter/build/names';

const args = process.argv.slice(2);
const check = args.includes('--check');
const files = args.filter((arg) => arg !== '--check');
if (files.length === 0) {
  console.error('Usage: npx tsx scripts/convert.ts [--check] FILE…');
  process.exitCode = 2;
}

/** Converts a file, and returns whether that changes it. */
async function convertFile(file: string): Promise<boolean> {
  const language = languageOf(file);
  if (!language) throw new Error(`${file}: the converter doesn’t know this kind of file.`);
  const code = readFileSync(file, 'utf8');
  const convert = await loadConverter(language);
  const {code: converted, changes, notes} = convert(code, nameTable(language));
  console.log(`${file}: ${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`);
  const lineOf = lineCounter(code);
  for (const {text, link, places} of notes) {
    const lines = new Set(places.map(lineOf));
    console.log(`  ${lines.size === 1 ? 'line' : 'lines'} ${[...lines].join(', ')}: ${text} (${link})`);
  }
  if (!check && converted !== code) writeFileSync(file, converted);
  return converted !== code;
}

async function convertFiles(): Promise<void> {
  for (const file of files) {
    try {
      if ((await convertFile(file)) && check) process.exitCode ??= 1;
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 2;
    }
  }
}

void convertFiles();
