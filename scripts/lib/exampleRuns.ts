import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  bindingFunctions,
  type Engine,
  type EngineExamples,
  exampleFile,
  examplesFile,
  languageManifest,
  problemsOf,
  readExample,
  readJson,
  readOutputs,
  type RunCommands,
} from '@h3-docs/catalogue/node';
import {type Language, languageRows} from '@h3-docs/catalogue';
import type {DocsVersion} from '@h3-docs/base/versions';

/** How a program ended: what it printed, and why it failed if it did. */
interface Run {
  readonly output: string;
  readonly failure?: string;
}

/** What running the examples of one language or engine in one version has shown. */
export interface LanguageReport {
  readonly version: DocsVersion;
  /** The folder of the language or the engine. */
  readonly id: string;
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

/** One example to run. */
interface Program {
  /** Its function, in C. */
  readonly name: string;
  /** The file that the command gets. */
  readonly file: string;
  /** Where the example is, as reports of differences name it. */
  readonly place: string;
  readonly recorded: string | undefined;
}

/** What a report says besides whose examples it is about. */
type Runs = Omit<LanguageReport, 'version' | 'id' | 'label'>;

/** The report of examples that were not run. */
const notRun = (missing: string): Runs => ({missing, run: 0, equal: 0, different: [], outputs: {}});

/** Runs examples, four at a time, and compares what they print with the record. */
async function runPrograms(
  programs: readonly Program[],
  {needs, test, command}: RunCommands,
  scratch: string,
): Promise<Runs> {
  const found = await runCommand(test, environment());
  if (found.failure !== undefined) return notRun(needs);
  const outputs: Record<string, string> = {};
  const different: string[] = [];
  const waiting = programs.entries();
  const work = async () => {
    for (const [at, {name, file, place, recorded}] of waiting) {
      const extra = {EXAMPLE: path.resolve(file), OUT: path.join(scratch, String(at))};
      const {output, failure} = await runCommand(command, environment(extra));
      if (failure !== undefined) different.push(`${place}: ${failure}`);
      else if (output !== recorded) different.push(`${place}: printed ${JSON.stringify(output.slice(0, 200))}`);
      if (failure === undefined) outputs[name] = output;
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  const ordered = programs.flatMap(({name}) => (name in outputs ? [[name, outputs[name] ?? ''] as const] : []));
  return {
    run: programs.length,
    equal: programs.length - different.length,
    different: different.sort(),
    outputs: Object.fromEntries(ordered),
  };
}

/** Calls a function with an empty folder, which is gone afterwards. */
async function withScratch<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'h3-docs-examples-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Runs the examples of a language as its manifest says, and compares what they print with the record. Undefined for a
 * language that has no examples in the version.
 */
export async function runLanguage(version: DocsVersion, language: Language): Promise<LanguageReport | undefined> {
  const {examples} = languageManifest(version, language);
  const names = Object.keys(bindingFunctions(version, language)).filter((name) => readExample(version, language, name));
  if (names.length === 0) return undefined;
  const what = {version, id: language, label: languageRows[language].label};
  const {run} = examples;
  if (!run) return {...what, ...notRun('a way to run it')};
  const record = readOutputs(version, language);
  const programs = names.map((name) => {
    const file = exampleFile(version, language, name);
    return {name, file, place: file, recorded: record[name]};
  });
  return withScratch(async (scratch) => ({...what, ...(await runPrograms(programs, run, scratch))}));
}

/**
 * Runs the examples that an engine has in its `examples.json`, and compares what they print with the outputs there.
 * Undefined for an engine that has no examples.
 */
export async function runEngine(
  version: DocsVersion,
  {id, label, callExamples}: Engine,
): Promise<LanguageReport | undefined> {
  if (!callExamples) return undefined;
  const what = {version, id, label};
  const {run, functions} = callExamples;
  if (!run) return {...what, ...notRun('a way to run it')};
  return withScratch(async (scratch) => {
    const programs = Object.entries(functions).map(([name, {code, output}]) => {
      const file = path.join(scratch, `${name}.txt`);
      writeFileSync(file, `${code}\n`);
      return {name, file, place: `${examplesFile(version, id)}: ${name}`, recorded: output};
    });
    return {...what, ...(await runPrograms(programs, run, scratch))};
  });
}

/**
 * Runs the programs of known problems in a language or an engine that has a command for it, and compares what they print with
 * the recorded outputs. Programs that were run by hand are left out. Undefined where there are none to run.
 */
export async function runProblems(
  version: DocsVersion,
  {id, label, extension, run}: {id: string; label: string; extension: string; run: RunCommands | undefined},
): Promise<LanguageReport | undefined> {
  const own = problemsOf(version).flatMap(({where, id: problem, programs}) =>
    programs.flatMap(({language, code, output, ran}, at) =>
      language === id && ran === undefined
        ? [{name: `${problem}${at}`, code, place: where, recorded: output.trimEnd()}]
        : [],
    ),
  );
  if (own.length === 0) return undefined;
  const what = {version, id, label: `${label}, known problems`};
  if (!run) return {...what, ...notRun('a way to run it')};
  return withScratch(async (scratch) => {
    const programs = own.map(({name, code, place, recorded}) => {
      const file = path.join(scratch, `${name}.${extension}`);
      writeFileSync(file, code);
      return {name, file, place, recorded};
    });
    return {...what, ...(await runPrograms(programs, run, scratch))};
  });
}

/** The text of an engine's `examples.json` with what its examples print now. Outputs that aren't given stay. */
export function engineRecord(version: DocsVersion, id: string, outputs: LanguageReport['outputs']): string {
  const examples = readJson(examplesFile(version, id)) as EngineExamples;
  const functions = Object.entries(examples.functions).map(
    ([name, example]) => [name, {...example, output: outputs[name] ?? example.output}] as const,
  );
  return `${JSON.stringify({...examples, functions: Object.fromEntries(functions)}, null, 2)}\n`;
}

/** Which of the languages that must run were not run in some version that has examples of them. */
export function lackingRuns(reports: readonly LanguageReport[], required: readonly string[]): string[] {
  return required.filter((language) => {
    const own = reports.filter((report) => report.id === language);
    return own.length === 0 || own.some(({missing, run}) => missing !== undefined || run === 0);
  });
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
