import {execFile, type ExecFileException} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {
  bindingFunctions,
  type Engine,
  type EngineExamples,
  exampleFile,
  examplesFile,
  languageManifest,
  outputsFile,
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

/** What examples print, by their names. */
type Outputs = Readonly<Record<string, string>>;

/** Whose examples something is about. */
interface Owner {
  readonly version: DocsVersion;
  /** The folder of the language or the engine. */
  readonly id: string;
  readonly label: string;
}

/** What running the examples of one language or engine in one version has shown. */
export interface LanguageReport extends Owner {
  /** What is missing, where the examples were not run. */
  readonly missing?: string;
  readonly run: number;
  readonly equal: number;
  /** One line for each example that failed or printed something else. */
  readonly different: readonly string[];
  /** What the examples print now, by function, failed ones left out. */
  readonly outputs: Outputs;
}

const timeLimit = 60_000;

const execute = promisify(execFile);

/** Runs a command of a manifest in a shell. `EXAMPLE` is the file, and `OUT` a file that the command may write. */
async function runCommand(command: string, env: NodeJS.ProcessEnv): Promise<Run> {
  try {
    const {stdout} = await execute('sh', ['-c', command], {env, timeout: timeLimit, maxBuffer: Infinity});
    return {output: stdout.trimEnd()};
  } catch (error) {
    const {code, signal, stderr} = error as ExecFileException;
    const problem = stderr?.toString().trim().slice(0, 400);
    return {output: '', failure: `${signal ?? `exit status ${code}`}: ${problem}`};
  }
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
  /** The file that the command gets; with `code`, the name of a file that is made for it. */
  readonly file: string;
  readonly code?: string;
  /** Where the example is, as reports of differences name it. */
  readonly place: string;
  readonly recorded: string | undefined;
}

/** The examples of a language or an engine in one version. */
export interface ExampleSet extends Owner {
  /** How they are run; undefined where nobody has written it down. */
  readonly run: RunCommands | undefined;
  readonly programs: readonly Program[];
  /** The file with the record, and its text with what the examples print now. Absent where a record is kept by hand. */
  readonly record?: (outputs: Outputs) => readonly [file: string, text: string];
}

/** The examples of a language as its manifest has them. */
export function languageSet(version: DocsVersion, language: Language): ExampleSet {
  const {run} = languageManifest(version, language).examples;
  const recorded = readOutputs(version, language);
  const names = Object.keys(bindingFunctions(version, language)).filter((name) => readExample(version, language, name));
  return {
    ...{version, id: language, label: languageRows[language].label, run},
    programs: names.map((name) => {
      const file = exampleFile(version, language, name);
      return {name, file, place: file, recorded: recorded[name]};
    }),
    record: (outputs) => [outputsFile(version, language), `${JSON.stringify(outputs, null, 2)}\n`],
  };
}

/** The text of an engine's `examples.json` with what its examples print now. Outputs that aren't given stay. */
export function engineRecord(version: DocsVersion, id: string, outputs: Outputs): string {
  const examples = readJson(examplesFile(version, id)) as EngineExamples;
  const functions = Object.entries(examples.functions).map(
    ([name, example]) => [name, {...example, output: outputs[name] ?? example.output}] as const,
  );
  return `${JSON.stringify({...examples, functions: Object.fromEntries(functions)}, null, 2)}\n`;
}

/** The examples that an engine has in its `examples.json`. */
export function engineSet(version: DocsVersion, {id, label, callExamples}: Engine): ExampleSet {
  const file = examplesFile(version, id);
  return {
    ...{version, id, label, run: callExamples?.run},
    programs: Object.entries(callExamples?.functions ?? {}).map(([name, {code, output}]) => {
      return {name, file: `${name}.txt`, code: `${code}\n`, place: `${file}: ${name}`, recorded: output};
    }),
    record: (outputs) => [file, engineRecord(version, id, outputs)],
  };
}

/** The programs of known problems in a language or an engine. Programs that were run by hand are left out. */
export function problemSet(owner: Owner & {readonly extension: string; readonly run?: RunCommands}): ExampleSet {
  const {version, id, label, extension, run} = owner;
  const programs = problemsOf(version).flatMap(({where, id: problem, programs: all}) =>
    all.flatMap(({language, code, output, ran}, at) =>
      language === id && ran === undefined
        ? [
            {
              name: `${problem}${at}`,
              file: `${problem}${at}.${extension}`,
              code,
              place: where,
              recorded: output.trimEnd(),
            },
          ]
        : [],
    ),
  );
  return {version, id, label: `${label}, known problems`, run, programs};
}

/** Runs examples, four at a time, and compares what they print with the record. */
export async function runSet({version, id, label, run, programs}: ExampleSet): Promise<LanguageReport> {
  const owner = {version, id, label};
  const found = run && (await runCommand(run.test, environment()));
  if (!run || found?.failure !== undefined)
    return {...owner, missing: run?.needs ?? 'a way to run it', run: 0, equal: 0, different: [], outputs: {}};
  const scratch = mkdtempSync(path.join(tmpdir(), 'h3-docs-examples-'));
  const outputs: Record<string, string> = {};
  const different: string[] = [];
  const waiting = programs.entries();
  const work = async () => {
    for (const [at, {name, file, code, place, recorded}] of waiting) {
      const example = code === undefined ? path.resolve(file) : path.join(scratch, file);
      if (code !== undefined) writeFileSync(example, code);
      const extra = {EXAMPLE: example, OUT: path.join(scratch, String(at))};
      const {output, failure} = await runCommand(run.command, environment(extra));
      if (failure !== undefined) different.push(`${place}: ${failure}`);
      else if (output !== recorded) different.push(`${place}: printed ${JSON.stringify(output.slice(0, 200))}`);
      if (failure === undefined) outputs[name] = output;
    }
  };
  try {
    await Promise.all([work(), work(), work(), work()]);
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
  const ordered = programs.flatMap(({name}) => (name in outputs ? [[name, outputs[name] ?? ''] as const] : []));
  return {
    ...owner,
    run: programs.length,
    equal: programs.length - different.length,
    different: different.sort(),
    outputs: Object.fromEntries(ordered),
  };
}

/** Which of the languages that must run were not run in some version that has examples of them. */
export function lackingRuns(reports: readonly LanguageReport[], required: readonly string[]): string[] {
  return required.filter((language) => {
    const own = reports.filter((report) => report.id === language);
    return own.length === 0 || own.some(({missing, run}) => missing !== undefined || run === 0);
  });
}

/** The reports as rows of a table. */
export function reportRows(reports: readonly LanguageReport[]): readonly Readonly<Record<string, string | number>>[] {
  return reports.map(({version, label, run, equal, different, missing}) => ({
    language: label,
    version,
    run,
    equal,
    different: different.length,
    remark: missing === undefined ? '' : `not run because ${missing} is missing`,
  }));
}
