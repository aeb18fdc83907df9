import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {bindingFunctions} from '../../src/api/bindings';
import {languageRows, type Language} from '../../src/api/languages';
import type {DocsVersion} from '../../src/versions';
import {exampleFile, readExample, readOutputs} from '../../plugins/bindings/files';
import {languageManifest} from '../../plugins/bindings/manifest';

/** How a program ended: what it printed, and why it failed if it did. */
interface Run {
  readonly output: string;
  readonly failure?: string;
}

/** What running the examples of one language in one version has shown. */
export interface LanguageReport {
  readonly version: DocsVersion;
  readonly language: Language;
  readonly label: string;
  /** What is missing, where the examples were not run. */
  readonly missing?: string;
  readonly run: number;
  readonly equal: number;
  /** One line for each example that failed or printed something else. */
  readonly different: readonly string[];
  /** What the examples print now, by function, failed ones left out. */
  readonly outputs: Readonly<Record<string, string>>;
}

const timeLimit = 60_000;

/** Runs a command of a manifest in a shell. `EXAMPLE` is the file, and `OUT` a file that the command may write. */
function runCommand(command: string, environment: NodeJS.ProcessEnv): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', command], {env: environment, timeout: timeLimit});
    let output = '';
    let problem = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (problem += chunk.toString()));
    child.on('error', (error) => resolve({output: '', failure: error.message}));
    child.on('close', (code, signal) => {
      const failure = code === 0 ? undefined : `${signal ?? `exit status ${code}`}: ${problem.trim().slice(0, 400)}`;
      resolve({output: output.trimEnd(), ...(failure !== undefined && {failure})});
    });
  });
}

/** The environment of commands: what `H3_HOME` has comes first in the path. */
function environment(extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const home = process.env.H3_HOME;
  const found = home === undefined ? process.env.PATH : `${home}/bin${path.delimiter}${process.env.PATH}`;
  return {...process.env, PATH: found, ...extra};
}

/**
 * Runs the examples of a language that its manifest tells how to run, four at a time, and compares what they print with
 * the record. Undefined for a language that has no examples in the version.
 */
export async function runLanguage(version: DocsVersion, language: Language): Promise<LanguageReport | undefined> {
  const {examples} = languageManifest(version, language);
  const names = Object.keys(bindingFunctions(version, language)).filter((name) => readExample(version, language, name));
  if (names.length === 0) return undefined;
  const nothing = {
    version,
    language,
    label: languageRows[language].label,
    run: 0,
    equal: 0,
    different: [],
    outputs: {},
  };
  if (!examples.run) return {...nothing, missing: 'a way to run it'};
  const found = await runCommand(examples.run.test, environment());
  if (found.failure !== undefined) return {...nothing, missing: examples.run.needs};
  const {command} = examples.run;
  const record = readOutputs(version, language);
  const scratch = mkdtempSync(path.join(tmpdir(), 'h3-docs-examples-'));
  const outputs: Record<string, string> = {};
  const different: string[] = [];
  const waiting = names.entries();
  const work = async () => {
    for (const [at, name] of waiting) {
      const file = exampleFile(version, language, name);
      const extra = {EXAMPLE: path.resolve(file), OUT: path.join(scratch, String(at))};
      const {output, failure} = await runCommand(command, environment(extra));
      if (failure !== undefined) different.push(`${file}: ${failure}`);
      else if (output !== record[name]) different.push(`${file}: printed ${JSON.stringify(output.slice(0, 200))}`);
      if (failure === undefined) outputs[name] = output;
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  rmSync(scratch, {recursive: true, force: true});
  const ordered = Object.fromEntries(names.flatMap((name) => (name in outputs ? [[name, outputs[name] ?? '']] : [])));
  return {
    ...nothing,
    run: names.length,
    equal: names.length - different.length,
    different: different.sort(),
    outputs: ordered,
  };
}

/** The reports as a table of text. */
export function reportTable(reports: readonly LanguageReport[]): string {
  const rows = reports.map(({version, label, run, equal, different, missing}) => [
    label,
    version,
    ...(missing === undefined
      ? [String(run), String(equal), String(different.length), '']
      : ['0', '0', '0', `not run because ${missing} is missing`]),
  ]);
  const all = [['Language', 'Version', 'Run', 'Equal', 'Different', ''], ...rows];
  const widths = all[0]?.map((_head, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
