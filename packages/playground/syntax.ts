import {translate} from '@docusaurus/Translate';
import {parse, tokenizer, type Options, type Token} from 'acorn';

/** Where code is not JavaScript, and why, in words for people. */
export interface SyntaxProblem {
  readonly line: number;
  readonly message: string;
}

const options: Options = {
  ecmaVersion: 'latest',
  locations: true,
  // An example is the body of a function.
  allowReturnOutsideFunction: true,
};

const closings: Readonly<Record<string, string>> = {'(': ')', '[': ']', '{': '}', '${': '}'};
const openings: Readonly<Record<string, string>> = {')': '(', ']': '[', '}': '{'};

interface Opening {
  readonly text: string;
  readonly line: number;
}

const lineOf = ({loc}: Token) => loc?.start.line ?? 1;

/** A bracket without its partner. Throws what acorn throws where the code can't be split into tokens. */
function lonelyBracket(code: string): SyntaxProblem | undefined {
  const open: Opening[] = [];
  for (const token of tokenizer(code, options)) {
    const text = code.slice(token.start, token.end);
    const line = lineOf(token);
    if (Object.hasOwn(closings, text) && token.type.label === text) open.push({text, line});
    if (!Object.hasOwn(openings, text) || token.type.label !== text) continue;
    const last = open.pop();
    if (!last) {
      return {
        line,
        message: translate(
          {message: 'The {bracket} closes nothing: there is no {partner} before it.'},
          {bracket: text, partner: openings[text] ?? ''},
        ),
      };
    }
    const expected = closings[last.text] ?? '';
    if (expected === text) continue;
    return {
      line: last.line,
      message: translate(
        {message: 'A {partner} is missing to close the {bracket}. Line {line} has a {found} instead.'},
        {bracket: last.text, partner: expected, line, found: text},
      ),
    };
  }
  const [first] = open.slice(-1);
  return (
    first && {
      line: first.line,
      message: translate(
        {message: 'A {partner} is missing to close the {bracket}.'},
        {bracket: first.text, partner: closings[first.text] ?? ''},
      ),
    }
  );
}

/** What acorn calls a problem, and what a reader is told instead. */
const known: readonly (readonly [pattern: RegExp, words: () => string])[] = [
  [/^Unterminated string/, () => translate({message: 'The text in quotation marks has no end.'})],
  [/^Unterminated template/, () => translate({message: 'The text in backticks has no end.'})],
  [/^Unterminated comment/, () => translate({message: 'The comment has no end.'})],
  [/^Unterminated regular/, () => translate({message: 'The regular expression has no end.'})],
  [
    /^'import' and 'export'|^Cannot use 'import/,
    () => translate({message: 'Only h3-js can be imported here. It is already there as h3.'}),
  ],
];

function words(error: SyntaxError, code: string, position: number): string {
  const found = known.find(([pattern]) => pattern.test(error.message));
  if (found) return found[1]();
  if (!error.message.startsWith('Unexpected token')) return error.message.replace(/ \(\d+:\d+\)$/, '.');
  if (/\bawait\s*$/.test(code.slice(0, position)))
    return translate({message: 'A live example can’t wait: await doesn’t work here.'});
  const token = /^(?:[\w$]+|\S)/.exec(code.slice(position))?.[0];
  return token === undefined
    ? translate({message: 'The code ends too early.'})
    : translate({message: 'JavaScript doesn’t expect “{token}” here. Is something missing before it?'}, {token});
}

/** Why code can't be the body of a function, and on which line; undefined if it can. */
export function explainSyntax(code: string): SyntaxProblem | undefined {
  try {
    const lonely = lonelyBracket(code);
    if (lonely) return lonely;
    parse(code, options);
    return undefined;
  } catch (error) {
    const {loc, pos} = error as {readonly loc?: {readonly line: number}; readonly pos?: number};
    if (!(error instanceof SyntaxError) || !loc || pos === undefined) return undefined;
    return {line: loc.line, message: words(error, code, pos)};
  }
}
