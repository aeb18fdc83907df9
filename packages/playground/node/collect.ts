import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {allErrorsOf, bindingFunctions, languageManifest, readExample} from '@h3-docs/catalogue/node';
import type {DocsVersion} from '../types';
import {versionIds, versions} from '@h3-docs/base/versions';
import {languagesOf} from '@h3-docs/catalogue';
import {versionOf} from '@h3-docs/base/node/version';
import {isLive, readFence} from '@h3-docs/base/node/fences/read';
import type {Example} from './run';

export interface CollectedExample extends Example {
  /** File and ordinal: 'docs/quickstart.mdx#1'. */
  readonly id: string;
  readonly throws: boolean;
}

const folders = ['docs', 'versioned_docs', 'src/pages'];
const markdown = unified().use(remarkParse);
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkMath);

/** The text with its front matter blanked, so that lines keep their numbers. */
function withoutFrontMatter(text: string): string {
  return text.replace(/^---\n.*?\n---(?=\n)/s, (matter) => matter.replace(/[^\n]/g, ''));
}

/** The live examples of one file: an MDX page, or Markdown. */
export function examplesOf(text: string, file: string): CollectedExample[] {
  const parser = file.endsWith('.mdx') ? mdx : markdown;
  const source = new VFile({path: `/${file}`, value: withoutFrontMatter(text)});
  const tree = parser.runSync(parser.parse(source), source) as Root;
  const examples: CollectedExample[] = [];
  visit(tree, 'code', (node) => {
    if (!isLive(node)) return;
    examples.push({
      id: `${file}#${examples.length + 1}`,
      code: node.value,
      version: versionOf(`/${file}`),
      file,
      line: node.position?.start.line ?? 0,
      throws: readFence(node).throws,
    });
  });
  return examples;
}

/** The live examples of a version's errors page, which the catalogue holds: each throws its error. */
function errorExamples(version: DocsVersion): CollectedExample[] {
  if (versions[version].reference !== 'functions') return [];
  return allErrorsOf(version).flatMap(({name, example, file}): CollectedExample[] =>
    example ? [{id: `${file}#${name}`, code: example, version, file, line: 1, throws: true}] : [],
  );
}

/** The live examples of a version's functions, one file each. */
function functionExamples(version: DocsVersion): CollectedExample[] {
  return languagesOf(version)
    .filter((language) => languageManifest(version, language).examples.live)
    .flatMap((language) =>
      Object.keys(bindingFunctions(version, language)).flatMap((name): CollectedExample[] => {
        const example = readExample(version, language, name);
        if (!example) return [];
        const {file, code, line, flags} = example;
        return [{id: file, code, version, file, line, throws: readFence({lang: 'js', meta: `live ${flags}`}).throws}];
      }),
    );
}

/** Every live example of the site, by file; `siteDir` is the project's folder. */
export function collectExamples(siteDir: string): CollectedExample[] {
  const inFiles = folders
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
        .filter((name) => /\.mdx?$/.test(name))
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
    )
    .sort()
    .flatMap((file) => examplesOf(readFileSync(path.join(siteDir, file), 'utf8'), file));
  return [...inFiles, ...versionIds.flatMap(functionExamples), ...versionIds.flatMap(errorExamples)];
}
