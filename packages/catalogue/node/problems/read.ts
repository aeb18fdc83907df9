import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';
import {isMap, LineCounter, parseDocument, type Document} from 'yaml';
import {bindingsFolder, versionRow, type DocsVersion} from '@h3-docs/base/versions';
import {checkAgainst, readJson} from '../bindings';
import {functionsOf} from '../catalogue';
import {allErrorsOf} from '../errors';
import {translationsOf} from '../facts';
import {memoizeByLocale, translatedBy} from '../translate';
import type {Markdown} from '../../types';

/** The releases of a project that have a problem. */
export interface Affected {
  /** `H3` for the C library, or a project: `h3-js`. */
  readonly in: string;
  /** The first release that has it, if not all have it. */
  readonly from?: string;
  /** The first release without it. */
  readonly fixed?: string;
  /** The newest release that was looked at. */
  readonly seen: string;
}

/** A program that shows a problem, with what it prints. */
export interface ProblemProgram {
  /** A folder of `_bindings`. */
  readonly language: string;
  readonly code: string;
  readonly output: string;
  /** Where it was run by hand. */
  readonly ran?: string;
}

/**
 * An entry of `_problems/<stack>/<task>.yaml`, whose schema describes the fields: a pitfall of a function, a problem with a symptom,
 * or a recipe that answers a question.
 */
export interface Problem {
  readonly kind: 'pitfall' | 'problem' | 'recipe';
  readonly id: string;
  /** The file from the root of the project, with the id: for messages. */
  readonly where: string;
  /** The stacks that it concerns, that of its folder first. */
  readonly stacks: readonly string[];
  readonly title: string;
  /** Of a pitfall: what goes wrong and what to do, in one line of the reference. */
  readonly line?: Markdown;
  readonly functions: readonly string[];
  readonly errors: readonly string[];
  readonly places: readonly ('installation' | 'faq')[];
  readonly silent: boolean;
  readonly messages: readonly string[];
  readonly symptom?: Markdown;
  readonly cause?: Markdown;
  readonly answer: Markdown;
  readonly programs: readonly ProblemProgram[];
  readonly affected: readonly Affected[];
  readonly asks: readonly string[];
  readonly sources: readonly string[];
  readonly checked: {readonly on: string; readonly how: 'run' | 'read'};
}

/** A stack that problems are sorted by. */
export interface ProblemStack {
  readonly id: string;
  readonly label: string;
  /** What readers call it. */
  readonly words: readonly string[];
}

/** The folder of the problems of a version, from the root of the project; a version need not have one. */
function problemsFolder(version: DocsVersion): string {
  return `${versionRow(version).folder}/_problems`;
}

/**
 * The stacks of a version's problems: the bindings and engines with a manifest, then what `stacks.json` adds, which are
 * libraries and platforms.
 */
const stacksOf = memoizeByLocale((version: DocsVersion): readonly ProblemStack[] => {
  const bindings = bindingsFolder(version);
  const own = readdirSync(bindings).flatMap((id): ProblemStack[] => {
    const file = `${bindings}/${id}/manifest.json`;
    if (!existsSync(file)) return [];
    const {label, project} = readJson(file) as {label: string; project: string};
    return [{id, label, words: [label, project]}];
  });
  return [...own, ...(readJson(`${problemsFolder(version)}/stacks.json`) as ProblemStack[])];
});

function stackOf(id: string, version: DocsVersion): ProblemStack {
  const stack = stacksOf(version).find((each) => each.id === id);
  if (!stack) throw new Error(`there is no stack '${id}' in _bindings or _problems/stacks.json`);
  return stack;
}

/** The name of a stack of problems. Throws for an unknown id. */
export function problemStackLabel(id: string, version: DocsVersion): string {
  return stackOf(id, version).label;
}

/** What readers call a stack of problems. Throws for an unknown id. */
export function problemStackWords(id: string, version: DocsVersion): readonly string[] {
  const {label, words} = stackOf(id, version);
  return [label, ...words];
}

/** The line of a place in a YAML file, for a JSON pointer; the line of what contains it, where it is missing. */
function lineIn(document: Document.Parsed, lines: LineCounter, pointer: string): number {
  const keys = pointer.split('/').slice(1);
  for (let length = keys.length; length > 0; length--) {
    const [key = '', ...above] = keys.slice(0, length).reverse();
    const parent = length > 1 ? document.getIn(above.reverse(), true) : document.contents;
    const node = isMap(parent)
      ? parent.items.find((pair) => String(pair.key) === key)?.key
      : document.getIn(keys.slice(0, length), true);
    const range = (node as {range?: readonly [number, number, number]} | undefined)?.range;
    if (range) return lines.linePos(range[0]).line;
  }
  return 1;
}

/** Names that the data refers to and that don't exist, as the places of the names with a message. */
function unknownNames(problem: Problem, version: DocsVersion): readonly (readonly [pointer: string, why: string])[] {
  const functions =
    versionRow(version).reference === 'functions'
      ? functionsOf(version)
      : functionsOf(version).flatMap(({v3 = []}) => v3);
  const stacks = stacksOf(version).map(({id}) => id);
  const [folder = '', ...further] = problem.stacks;
  const unknown = (field: string, what: string, used: readonly string[], known: readonly string[]) =>
    used.flatMap((name, at) =>
      known.includes(name) ? [] : [[`/${field}/${at}`, `there is no ${what} '${name}'`] as const],
    );
  return [
    ...unknown(
      'functions',
      'function',
      problem.functions,
      functions.map(({name}) => name),
    ),
    ...unknown(
      'errors',
      'error code',
      problem.errors,
      allErrorsOf(version).map(({name}) => name),
    ),
    ...unknown('stacks', 'stack', further, stacks),
    ...(stacks.includes(folder) ? [] : [['', `there is no stack '${folder}': add it to stacks.json`] as const]),
  ];
}

/** The line of a table between its head and its rows. */
const tableRule = /^[ \t]*\|?[ \t]*:?-{3,}:?[ \t]*\|/m;

/** Tables of Markdown, which problems don't have: readers would see the signs. Code may have such lines. */
function tablesIn(problem: Problem): readonly (readonly [pointer: string, why: string])[] {
  return (['symptom', 'cause', 'answer'] as const).flatMap((field) => {
    const markdown = problem[field] ?? '';
    if (!tableRule.test(markdown)) return [];
    const texts: string[] = [];
    visit(fromMarkdown(markdown), 'text', ({value}) => {
      texts.push(value);
    });
    return texts.some((text) => tableRule.test(text))
      ? [[`/${field}`, 'a problem has no tables: write a list'] as const]
      : [];
  });
}

/** What the schema doesn't say: which kinds have a line, and which can be silent. */
function wrongKind({kind, line, silent}: Problem): readonly (readonly [pointer: string, why: string])[] {
  if ((kind === 'pitfall') !== (line !== undefined))
    return [['/kind', 'pitfalls have a line, and no other kind has one']];
  if (kind === 'pitfall' && !silent) return [['/kind', 'a pitfall is silent']];
  return kind === 'recipe' && silent ? [['/silent', 'a recipe has no wrong result']] : [];
}

/** What an entry has without a field. */
const empty = {
  functions: [],
  errors: [],
  places: [],
  silent: false,
  messages: [],
  programs: [],
  affected: [],
  asks: [],
  sources: [],
} as const;

/**
 * The entries of a file, in its order.
 *
 * @param file - `<folder of a version>/_problems/<stack>/<task>.yaml`
 * @throws Error that names the file and the line where it isn't YAML, the schema refuses it, or a name is unknown
 */
export function parseProblems(text: string, file: string, version: DocsVersion): readonly Problem[] {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const [broken] = document.errors;
  if (broken) throw new Error(`${file}:${lines.linePos(broken.pos[0]).line}: ${broken.message}`);
  const data: unknown = document.toJS();
  const lineAt = (pointer: string) => lineIn(document, lines, pointer);
  checkAgainst(`${problemsFolder(version)}/problem.schema.json`, data, file, lineAt);
  const stack = path.basename(path.dirname(file));
  type Entry = Partial<Problem> & Pick<Problem, 'kind' | 'title' | 'answer' | 'checked'>;
  return Object.entries(data as Readonly<Record<string, Entry>>).map(([id, {stacks = [], ...fields}]) => {
    const problem: Problem = {...empty, ...fields, id, where: `${file}: ${id}`, stacks: [stack, ...stacks]};
    const [wrong] = [...unknownNames(problem, version), ...tablesIn(problem), ...wrongKind(problem)];
    if (wrong) throw new Error(`${file}:${lineAt(`/${id}${wrong[0]}`)}: ${wrong[1]}`);
    return problem;
  });
}

/**
 * The problems of a version in the language of the build, by their stacks and tasks. A translation is a JSON file beside the
 * translated pages: `_problems/<stack>/<id>.json`.
 *
 * @throws Error that names the file and the line where one is wrong, or two entries with the same id
 */
export const problemsOf = memoizeByLocale((version: DocsVersion): readonly Problem[] => {
  const folder = problemsFolder(version);
  if (!existsSync(folder)) return [];
  const files = (readdirSync(folder, {recursive: true}) as string[])
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  const problems = files.flatMap((file) =>
    parseProblems(readFileSync(file, 'utf8'), file, version).map((problem) =>
      translatedBy(`${translationsOf(version)}/_problems/${problem.stacks[0]}/${problem.id}.json`, problem),
    ),
  );
  const byId = new Map<string, string>();
  for (const {id, where} of problems) {
    const other = byId.get(id);
    if (other !== undefined) throw new Error(`${where}: ${other} has the same id`);
    byId.set(id, where);
  }
  return problems;
});
