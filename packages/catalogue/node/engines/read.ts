import {existsSync} from 'node:fs';
import type {Alternative} from '../../alternatives';
import {bindingFunctions, readBindingFile, readJson} from '../bindings';
import {functionsOf} from '../catalogue';
import {languagesOf, type Language} from '../../languages';
import {nameIn} from '../../names';
import {memoize} from '@h3-docs/base/memoize';
import {bindingsFolder, newestVersion, type DocsVersion} from '@h3-docs/base/versions';
import {readManifest} from '../bindingFiles/manifest';
import type {Engine, EngineExamples, EngineNames, OtherBinding} from './types';

/**
 * Checks that names refer to functions of a version's catalogue.
 *
 * @throws Error that names the file and the first name that the catalogue doesn't have
 */
export function checkFunctions(names: readonly string[], file: string, version: DocsVersion): void {
  const known = new Set(functionsOf(version).map(({name}) => name));
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`${file}: the catalogue has no function called '${unknown}'`);
}

/** The calls of a language with examples that has no `names.json`: its signatures. */
function namesOfLanguage(version: DocsVersion, language: Language): EngineNames {
  const functions = Object.entries(bindingFunctions(version, language)).flatMap(([name, {signatures} = {}]) => {
    const calls = signatures?.map((call) => {
      const called = nameIn(call);
      return {call, ...(called !== undefined && {names: [called]})};
    });
    return calls ? [[name, calls] as const] : [];
  });
  return {functions: Object.fromEntries(functions)};
}

/** The file with the examples of an engine, from the root of the project; it need not exist. */
export const examplesFile = (version: DocsVersion, id: string): string =>
  `${bindingsFolder(version)}/${id}/examples.json`;

function readExamples(version: DocsVersion, id: string): EngineExamples | undefined {
  const path = examplesFile(version, id);
  if (!existsSync(path)) return undefined;
  const examples = readBindingFile(version, `${id}/examples.json`, 'examples') as EngineExamples;
  checkFunctions(Object.keys(examples.functions), path, version);
  return examples;
}

/** A binding or an engine with its functions. Throws for bad data. */
function readEngine(version: DocsVersion, id: string): Engine {
  const language = languagesOf(version).find((each) => each === id);
  const file = `${id}/names.json`;
  const path = `${bindingsFolder(version)}/${file}`;
  const names =
    language && !existsSync(path)
      ? namesOfLanguage(version, language)
      : (readBindingFile(version, file, 'names') as EngineNames);
  checkFunctions([...Object.keys(names.functions), ...Object.values(names.former ?? {})], path, version);
  const examples = readExamples(version, id);
  return {...readManifest(version, id), id, names, ...(examples && {callExamples: examples})};
}

/**
 * Every binding and engine that the H3 project doesn't maintain and whose functions are listed: those of `engines.json` in
 * its order, then further languages with examples. Throws for bad data.
 */
export const readEngines = memoize((version: DocsVersion = newestVersion): readonly Engine[] => {
  const listed = readJson(`${bindingsFolder(version)}/engines.json`) as string[];
  const further = languagesOf(version).filter((id) => !listed.includes(id) && !readManifest(version, id).official);
  return [...listed, ...further].map((id) => readEngine(version, id));
});

/** The other bindings and engines, by the name of their language or product. Throws for bad data. */
export const readOthers = memoize(
  (version: DocsVersion): readonly OtherBinding[] =>
    readBindingFile(version, 'others.json', 'others') as OtherBinding[],
);

/**
 * Workarounds for functions that an engine may lack, by the C name of the function, the best first. Throws for unknown
 * names.
 */
export const readAlternatives = memoize((version: DocsVersion): Readonly<Record<string, readonly Alternative[]>> => {
  const file = 'alternatives.json';
  const data = readBindingFile(version, file, 'alternatives') as Record<string, readonly Alternative[]>;
  const uses = Object.values(data).flatMap((ways) => ways.flatMap(({uses: used = []}) => used));
  checkFunctions([...Object.keys(data), ...uses], `${bindingsFolder(version)}/${file}`, version);
  return data;
});
