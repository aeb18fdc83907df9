import type {Code} from 'mdast';

/** What a fence says after its language. */
export interface Fence {
  /** What runs it, where it is live. */
  readonly live?: 'js' | 'jsx';
  /** In live code: it shows an error, so it must throw. */
  readonly throws: boolean;
  /** In live JavaScript: nothing of its result is drawn. */
  readonly nodraw: boolean;
  /** In live JSX: the code calls `render` itself. */
  readonly noInline: boolean;
  readonly title?: string;
  /** The lines to highlight, from 1. */
  readonly lines: readonly number[];
  /** The number of the first line, where lines are numbered. */
  readonly numbersFrom?: number;
  /** Whether it is the signature of a function. Only the catalogue writes this and the next two. */
  readonly signature: boolean;
  /** Whether it is the command that installs a library. */
  readonly install: boolean;
  /** Whether each line is a signature of its own. */
  readonly overloads: boolean;
}

const isJs = (lang: string | null | undefined) => lang === 'js' || lang === 'javascript';

/** What runs a fence of a language that says `live`. */
function runnerOf(lang: string | null | undefined): 'js' | 'jsx' | undefined {
  if (lang === 'jsx') return 'jsx';
  return isJs(lang) ? 'js' : undefined;
}

/** A word, with its value in quotes or without, or `{2,4-6}`. */
const word = /(\{[^}]*\})|([^\s={]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

interface Word {
  readonly name: string;
  readonly value?: string;
}

function wordsOf(meta: string | null | undefined): Word[] {
  return Array.from((meta ?? '').matchAll(word), ([, lines, name = '', double, single, bare]) => {
    if (lines !== undefined) return {name: '{}', value: lines.slice(1, -1)};
    const value = double ?? single ?? bare;
    return value === undefined ? {name} : {name, value};
  });
}

/** The names of the words that a fence may have, as an author writes them. */
const anywhere: Readonly<Record<string, string>> = {
  title: 'title="…"',
  '{}': '{2,4-6}',
  showLineNumbers: 'showLineNumbers',
};
const whereLive = {
  js: {title: 'title="…"', live: 'live', throws: 'throws', nodraw: 'nodraw'},
  jsx: {title: 'title="…"', live: 'live', noInline: 'noInline'},
} as const;

/** The words that a fence may have. */
function allowed(lang: string | null | undefined, live: 'js' | 'jsx' | undefined): Readonly<Record<string, string>> {
  if (live) return whereLive[live];
  const runner = runnerOf(lang);
  return runner ? {...anywhere, live: 'live'} : anywhere;
}

/** The lines that `2,4-6` names. */
function linesIn(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [, from, to = from] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === undefined || first < 1 || last < first)
      throw new Error(`'{${ranges}}' on a fence isn't a list of lines such as {2,4-6}`);
    return Array.from({length: last - first + 1}, (_, at) => first + at);
  });
}

/** The number that `showLineNumbers=5` names. */
function firstNumber(value = '1'): number {
  if (!/^\{?\d+\}?$/.test(value))
    throw new Error(`'showLineNumbers=${value}' needs a number, such as showLineNumbers=5`);
  return Number(value.replace(/\D/g, ''));
}

/** Whether a fence is live: JavaScript or JSX that says `live`. */
function liveRunner({lang, meta}: Pick<Code, 'lang' | 'meta'>): 'js' | 'jsx' | undefined {
  return wordsOf(meta).some(({name}) => name === 'live') ? runnerOf(lang) : undefined;
}

/** Whether a fence is a live example, which the build runs. */
export const isLive = (fence: Pick<Code, 'lang' | 'meta'>): boolean => liveRunner(fence) === 'js';

/**
 * Reads the words of a fence.
 *
 * @throws Error at a word that is unknown, or that fences of this language don't have: the fence would silently mean
 *   something else
 */
export function readFence({lang, meta}: Pick<Code, 'lang' | 'meta'>): Fence {
  const words = wordsOf(meta);
  const live = liveRunner({lang, meta});
  const known = allowed(lang, live);
  const signature = words.some(({name}) => name === 'signature');
  const install = words.some(({name, value}) => name === 'install' && value === undefined);
  const unknown = words.find(({name}) => !Object.hasOwn(known, name));
  if (unknown && !signature && !install) {
    const text = unknown.name === '{}' ? `{${unknown.value}}` : unknown.name;
    const kind = live ? `live ${live} fence` : `fence of the language '${lang ?? ''}'`;
    throw new Error(`unknown word '${text}' on a ${kind}; the words are ${Object.values(known).join(', ')}`);
  }
  const valueOf = (name: string) => words.find((each) => each.name === name);
  const numbers = valueOf('showLineNumbers');
  return {
    ...(live && {live}),
    throws: valueOf('throws') !== undefined,
    nodraw: valueOf('nodraw') !== undefined,
    noInline: valueOf('noInline') !== undefined,
    title: valueOf('title')?.value,
    lines: words.flatMap(({name, value}) => (name === '{}' ? linesIn(value ?? '') : [])),
    ...(numbers && {numbersFrom: firstNumber(numbers.value)}),
    signature,
    install,
    overloads: signature && words.some(({name}) => name === 'overloads'),
  };
}
