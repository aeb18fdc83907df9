import {createHighlighterCore, type ThemedToken} from 'shiki/core';
import {createOnigurumaEngine} from 'shiki/engine/oniguruma';
import c from 'shiki/langs/c.mjs';
import cmake from 'shiki/langs/cmake.mjs';
import diff from 'shiki/langs/diff.mjs';
import go from 'shiki/langs/go.mjs';
import ini from 'shiki/langs/ini.mjs';
import java from 'shiki/langs/java.mjs';
import json from 'shiki/langs/json.mjs';
import kusto from 'shiki/langs/kusto.mjs';
import make from 'shiki/langs/make.mjs';
import python from 'shiki/langs/python.mjs';
import rust from 'shiki/langs/rust.mjs';
import shellscript from 'shiki/langs/shellscript.mjs';
import sql from 'shiki/langs/sql.mjs';
import tsx from 'shiki/langs/tsx.mjs';
import xml from 'shiki/langs/xml.mjs';
import yaml from 'shiki/langs/yaml.mjs';
import {escapeContent} from '../escape';
import {memoize} from '../memoize';

/**
 * The kinds of token that the site's styles know, each with the TextMate scopes that it covers. The letter is the
 * class in the page: short, because a page of examples carries thousands of them.
 */
const tokenKinds: readonly {readonly className: string; readonly scopes: readonly string[]}[] = [
  {className: 'c', scopes: ['comment', 'punctuation.definition.comment']},
  {className: 's', scopes: ['string', 'punctuation.definition.string', 'constant.character']},
  {className: 'n', scopes: ['constant.numeric', 'constant.language', 'support.constant']},
  {
    className: 'k',
    scopes: [
      'keyword.control',
      'keyword.other',
      'keyword.operator.word',
      'storage',
      'keyword.operator.new',
      'keyword.import',
      'keyword.preprocessor',
      'punctuation.definition.directive',
      'keyword.operator.expression',
      'keyword.operator.logical.python',
      'keyword.package.go',
      'keyword.var.go',
      'keyword.function.go',
      'keyword.type.go',
    ],
  },
  {
    className: 'f',
    scopes: ['entity.name.function', 'support.function', 'meta.function-call.generic', 'variable.function'],
  },
  {className: 'i', scopes: ['markup.inserted']},
  {className: 'd', scopes: ['markup.deleted']},
  {
    className: 't',
    scopes: [
      'entity.name.type',
      'support.type',
      'support.class',
      'entity.name.tag',
      'storage.type.built-in',
      'storage.type.java',
      'storage.type.numeric.go',
    ],
  },
];

/** A theme whose "colors" are the numbers of the kinds: the highlighter's way to tell us which kind a token is. */
const kindColor = (index: number) => `#0000${(index + 1).toString(16).padStart(2, '0')}`;
const theme = {
  name: 'kinds',
  type: 'light' as const,
  fg: '#000000',
  bg: '#ffffff',
  settings: tokenKinds.map(({scopes}, index) => ({
    scope: [...scopes],
    settings: {foreground: kindColor(index)},
  })),
};
const classByColor = new Map(tokenKinds.map(({className}, index) => [kindColor(index), className]));

const loading = createHighlighterCore({
  themes: [theme],
  langs: [c, cmake, diff, go, ini, java, json, kusto, make, python, rust, shellscript, sql, tsx, xml, yaml],
  engine: createOnigurumaEngine(import('shiki/wasm')),
});

/** Fence names for which the grammars use another name. One grammar reads all of JavaScript: to compile each takes its time. */
const aliases: Readonly<Record<string, string>> = {
  sh: 'shellscript',
  bash: 'shellscript',
  shell: 'shellscript',
  js: 'tsx',
  jsx: 'tsx',
  javascript: 'tsx',
  typescript: 'tsx',
  ts: 'tsx',
  py: 'python',
  yml: 'yaml',
  html: 'xml',
  makefile: 'make',
  toml: 'ini',
};

/** Languages of fences whose text stays plain. */
const plainLanguages = ['text', 'output'];

function lineToHtml(tokens: readonly ThemedToken[]): string {
  const runs: {className: string | undefined; text: string}[] = [];
  for (const {content, color} of tokens) {
    // White space takes the kind of its neighbor, so that fewer elements are needed.
    const last = runs.at(-1);
    const className = classByColor.get((color ?? '').toLowerCase());
    if (last && (last.className === className || /^\s*$/.test(content))) last.text += content;
    else runs.push({className, text: content});
  }
  return runs
    .map(({className, text}) =>
      className ? `<span class="${className}">${escapeContent(text)}</span>` : escapeContent(text),
    )
    .join('');
}

/**
 * Highlights code when the site is built.
 *
 * @param code - the source text
 * @param fence - the language as the fence names it ('c', 'js', 'sh'…); 'text' and 'output' stay plain
 * @returns HTML: the escaped text, tokens wrapped in spans whose classes are the letters of `tokenKinds`
 * @throws Error at a language that the highlighter doesn't know, which would silently stay plain
 */
export const highlight = memoize(async (code: string, fence: string): Promise<string> => {
  if (plainLanguages.includes(fence)) return escapeContent(code);
  const highlighter = await loading;
  const lang = aliases[fence] ?? fence;
  const loaded = highlighter.getLoadedLanguages();
  if (!loaded.includes(lang)) {
    const known = [...plainLanguages, ...Object.keys(aliases), ...loaded];
    throw new Error(
      `unknown language '${fence}' of a fence; packages/base/node/highlight.ts imports the languages ${[...new Set(known)].sort().join(', ')}`,
    );
  }
  return highlighter.codeToTokensBase(code, {lang, theme: 'kinds', tokenizeTimeLimit: 0}).map(lineToHtml).join('\n');
});
