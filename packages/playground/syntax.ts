import {translate} from '@docusaurus/Translate';
import {parse, type Options} from 'acorn';

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
    parse(code, options);
    return undefined;
  } catch (error) {
    const {loc, pos} = error as {readonly loc?: {readonly line: number}; readonly pos?: number};
    if (!(error instanceof SyntaxError) || !loc || pos === undefined) return undefined;
    return {line: loc.line, message: words(error, code, pos)};
  }
}
