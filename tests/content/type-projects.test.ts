/** The three projects that `npm run check` looks at types in: what each knows of its surroundings, and that none lacks a file. */
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';

const root = process.cwd();

function readProject(file: string): ts.ParsedCommandLine {
  const {config} = ts.readConfigFile(path.join(root, file), (name) => ts.sys.readFile(name)) as {config: unknown};
  return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(path.join(root, file)));
}

/** What the compiler says of a module of a project, as if it was one of its files. */
function errorsOf(project: string, source: string): string[] {
  const {options} = readProject(project);
  const probe = path.join(root, 'src/type-probe.ts');
  const host = ts.createCompilerHost(options);
  const [fileExists, getSourceFile] = [host.fileExists.bind(host), host.getSourceFile.bind(host)];
  host.fileExists = (name) => name === probe || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === probe ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  const program = ts.createProgram([probe], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(probe))
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const source = `
import {readFileSync} from 'node:fs';
export const ofNode = [Buffer.from(''), process.cwd(), readFileSync, __dirname, setImmediate];
export const ofBoth = [process.env.NODE_ENV === 'development', URL, structuredClone];
export const ofPages = [document.title, window.location];
`;

test('code of the browser does not see what only Node.js has', () => {
  const errors = errorsOf('config/tsconfig/browser.json', source).join('\n');
  for (const name of ['node:fs', 'Buffer', 'cwd', '__dirname', 'setImmediate']) expect(errors).toContain(`'${name}'`);
  for (const name of ['NODE_ENV', 'URL', 'document', 'window']) expect(errors).not.toContain(`'${name}'`);
});

test('code of the build does not see what only pages have', () => {
  const errors = errorsOf('config/tsconfig/build.json', source).join('\n');
  for (const name of ['document', 'window']) expect(errors).toContain(`'${name}'`);
  for (const name of ['node:fs', 'Buffer', 'cwd', 'URL']) expect(errors).not.toContain(`'${name}'`);
});

test('each file of the whole project is in one of the three', () => {
  const inThree = ['config/tsconfig/browser.json', 'config/tsconfig/build.json', 'config/tsconfig/tests.json'].flatMap(
    (file) => readProject(file).fileNames,
  );
  const all = readProject('tsconfig.json').fileNames;
  expect(all.length).toBeGreaterThan(700);
  expect(all.filter((file) => !inThree.includes(file))).toEqual([]);
});
