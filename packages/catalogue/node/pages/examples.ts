import {translate} from '@docusaurus/Translate';
import type {Code, RootContent} from 'mdast';
import {languages, languagesOf, type Language} from '../../languages';
import type {ApiFunction} from '../../types';
import {newestVersion, versions, type DocsVersion} from '@h3-docs/base/versions';
import {readExample, readOutputs} from '../bindingFiles/files';
import {languageManifest} from '../bindingFiles/manifest';
import {fence, paragraph, text} from './nodes';

/** One example of a catalogue function: the code, and what running it prints (live ones: computed by the build). */
export interface CatalogueExample {
  readonly language: Language;
  /** The fence; its `data.source` says where it stands, for error messages. */
  readonly code: Code;
  readonly output: Code | null;
  /** Whether no tool can run the example yet, so that its stated output has not been checked. */
  readonly isUnverified?: true;
}

/** The file of a function's entry, from the root of the project. */
export function entryPath({group, name}: Pick<ApiFunction, 'group' | 'name'>, version: DocsVersion): string {
  return `${versions[version].catalogue}/_functions/${group}/${name}.ts`;
}

function languageOf(fence: string | null | undefined): Language | undefined {
  return languages.find((language) => languageManifest(newestVersion, language).examples.fence === fence);
}

/**
 * The examples in a run of Markdown: fenced code by language, each with the output fence that follows it.
 *
 * @param file - where the nodes come from, for messages and for what runs the examples
 * @throws Error naming file and line at a fence of a language that the reference does not have
 */
export function examplesIn(nodes: readonly RootContent[], file: string): CatalogueExample[] {
  const examples: CatalogueExample[] = [];
  for (const node of nodes) {
    if (node.type !== 'code') continue;
    const line = node.position?.start.line ?? 0;
    if (node.lang === 'output') {
      const last = examples.pop();
      if (!last) throw new Error(`${file}:${line}: an output without an example`);
      examples.push({...last, output: node});
      continue;
    }
    const language = languageOf(node.lang);
    if (!language) {
      const fences = languages.map((each) => languageManifest(newestVersion, each).examples.fence);
      throw new Error(`${file}:${line}: '${node.lang}' is not a language of the reference: ${fences.join(', ')}`);
    }
    const code: Code = {...node, data: {...node.data, source: {file, line}}};
    examples.push({language, code, output: null});
  }
  return examples;
}

/** The examples of a function, by its name in a version, in the order of the version's languages. */
export function readExamples({name}: Pick<ApiFunction, 'name'>, version: DocsVersion): CatalogueExample[] {
  return languagesOf(version).flatMap((language): CatalogueExample[] => {
    const example = readExample(version, language, name);
    if (!example) return [];
    const {fence: lang, live, run} = languageManifest(version, language).examples;
    const {file, code: text, line, flags} = example;
    const meta = live ? `live ${flags}`.trim() : undefined;
    const output = readOutputs(version, language)[name];
    return [
      {
        language,
        code: {...fence(lang, text, meta), data: {source: {file, line}}},
        output: output === undefined ? null : fence('output', output),
        ...(!live && !run && {isUnverified: true as const}),
      },
    ];
  });
}

/** How a fence in tabs names the command that installs its library: `install="pip install h3"`. */
const installs = /\binstall=(?:"([^"]*)"|'([^']*)')/;

/** The command that installs the library for an example. */
function installation({lang, meta}: Code): Code[] {
  const [, quoted, line = quoted] = installs.exec(meta ?? '') ?? [];
  // Gradle and SQL install in their own languages, the others in a shell.
  const language = lang === 'java' || lang === 'sql' ? lang : 'sh';
  return line === undefined ? [] : [fence(language, line, 'install')];
}

/** One example as the nodes of a page: what installs the library, where it says so, its code, then what it prints. */
export function exampleNodes({code, output, isUnverified}: CatalogueExample): RootContent[] {
  return [
    ...installation(code),
    {...code, meta: code.meta?.replace(installs, '').trim()},
    ...(output ? [output] : []),
    ...(output && isUnverified ? [paragraph(text(translate({message: 'Not executed.'})))] : []),
  ];
}
