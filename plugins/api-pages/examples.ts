import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {languageLabels, languages, type ApiFunction, type FunctionV3, type Language} from '../../src/api/types';
import {versions, type DocsVersion} from '../../src/versions';
import {fence} from './nodes';

/** One example of a catalogue function: the code, and what running it prints (live ones: computed by the build). */
export interface CatalogueExample {
  readonly language: Language;
  /** The fence; its `data.source` says where it stands, for error messages. */
  readonly code: Code;
  readonly output: Code | null;
  /** The `### name` line above it in the file, where one file serves several functions. */
  readonly section: string | null;
}

const root = path.join(__dirname, '../..');

/** The folder of the entries of a version, from the root of the project. */
export function functionsFolder(version: DocsVersion): string {
  return `${versions[version].catalogue}/_functions`;
}

/** The file of a function's entry, from the root of the project. */
export function entryPath({group, name}: Pick<ApiFunction, 'group' | 'name'>, version: DocsVersion): string {
  return `${functionsFolder(version)}/${group}/${name}.ts`;
}

/** Where a function's examples stand; the file need not exist. */
export function examplesPath({group, name}: Pick<ApiFunction, 'group' | 'name'>, version: DocsVersion): string {
  return path.join(root, functionsFolder(version), group, name + versions[version].examples);
}

function languageOf(fence: string | null | undefined): Language | undefined {
  return languages.find((language) => languageLabels[language].fence === fence);
}

/**
 * The examples in a run of Markdown: fenced code by language, each with the output fence that follows it.
 *
 * @param file - where the nodes come from, for messages and for what runs the examples
 * @throws Error naming file and line at a fence of a language that the reference does not have
 */
export function examplesIn(nodes: readonly RootContent[], file: string): CatalogueExample[] {
  const examples: CatalogueExample[] = [];
  let section: string | null = null;
  for (const node of nodes) {
    if (node.type === 'heading') section = toString(node);
    if (node.type !== 'code') continue;
    const line = node.position?.start.line ?? 0;
    if (node.lang === 'output') {
      const last = examples.pop();
      if (!last) throw new Error(`${file}:${line}: an output without an example`);
      examples.push({...last, output: node});
      continue;
    }
    const language = languageOf(node.lang);
    if (!language) throw new Error(`${file}:${line}: '${node.lang}' is not a language of the reference`);
    const code: Code = {...node, data: {...node.data, source: {file, line}}};
    examples.push({language, code, output: null, section});
  }
  return examples;
}

/** The examples beside a catalogue entry, in the order of the file; none where there is no file. */
export function readExamples(entry: Pick<ApiFunction, 'group' | 'name'>, version: DocsVersion): CatalogueExample[] {
  const file = examplesPath(entry, version);
  return existsSync(file) ? examplesIn(fromMarkdown(readFileSync(file, 'utf8')).children, file) : [];
}

/** The examples of a 3.x function, from the file of the 4.x entry that replaces it. */
export function readExamplesV3(
  {name}: Pick<FunctionV3, 'name'>,
  entry: Pick<ApiFunction, 'group' | 'name'>,
  version: DocsVersion,
): CatalogueExample[] {
  return readExamples(entry, version).filter(({section}) => section === null || section === name);
}

/** What installs the library for an example, which its fence names: `install="pip install h3"`. */
function installation({lang, meta}: Code): Code[] {
  const [, quoted, line = quoted] = /\binstall=(?:"([^"]*)"|'([^']*)')/.exec(meta ?? '') ?? [];
  // Gradle and SQL install in their own languages, the others in a shell.
  const language = lang === 'java' || lang === 'sql' ? lang : 'sh';
  return line === undefined ? [] : [fence(language, line)];
}

/** One example as the nodes of a page: what installs the library, where it says so, its code, then what it prints. */
export function exampleNodes({code, output}: CatalogueExample): RootContent[] {
  return [...installation(code), code, ...(output ? [output] : [])];
}
