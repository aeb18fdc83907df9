/** The three projects that `npm run check` looks at types in: what each knows of its surroundings, and that none lacks a file. */
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';

const root = process.cwd();

function readProject(file: string): ts.ParsedCommandLine {
  const {config} = ts.readConfigFile(path.join(root, file), (name) => ts.sys.readFile(name)) as {config: unknown};
  return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(path.join(root, file)));
}

test('each file of the whole project is in one of the three', () => {
  const inThree = ['config/tsconfig/browser.json', 'config/tsconfig/build.json', 'config/tsconfig/tests.json'].flatMap(
    (file) => readProject(file).fileNames,
  );
  const all = readProject('tsconfig.json').fileNames;
  expect(all.length).toBeGreaterThan(700);
  expect(all.filter((file) => !inThree.includes(file))).toEqual([]);
});
