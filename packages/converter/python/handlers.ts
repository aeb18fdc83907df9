import type {SyntaxNode} from '@lezer/common';
import {around, childrenOf, walk} from '../syntax';
import {argumentsOf} from './calls';
import {exceptions} from './facts';

/** How far handlers around a call are looked for. */
const mostAncestors = 30;

/** The exceptions of h3-py 4 that are no `ValueError`, by the errors that they report. */
export const otherErrors: ReadonlyMap<string, string> = new Map([
  ['E_FAILED', 'H3FailedError'],
  ['E_PENTAGON', 'H3PentagonError'],
]);

/** Calls that expect an exception. */
const expectations = /^(?:raises|assertRaises|assertRaisesRegex|suppress)$/;

/** An exception that a handler names. */
export interface Caught {
  readonly node: SyntaxNode;
  readonly name: string;
}

/** The last name of `h3.H3ValueError`, or a name. */
function lastName(node: SyntaxNode): SyntaxNode {
  return node.name === 'MemberExpression' ? (node.lastChild ?? node) : node;
}

/** The names of value errors in an expression that says what is caught. */
function valueErrors(node: SyntaxNode | null | undefined, text: (node: SyntaxNode) => string): readonly Caught[] {
  const parts = node?.name === 'TupleExpression' ? childrenOf(node) : node ? [node] : [];
  return parts.flatMap((part) => {
    const name = text(lastName(part));
    return name === 'ValueError' || name === 'H3ValueError' || exceptions.has(name) ? [{node: part, name}] : [];
  });
}

/** The value errors that the body of a clause compares what it caught with, as in `isinstance(error, ValueError)`. */
function comparedIn(body: SyntaxNode, error: string, text: (node: SyntaxNode) => string): readonly Caught[] {
  const found: Caught[] = [];
  walk(body, {
    enter: (node) => {
      if (node.name !== 'CallExpression' || !node.firstChild || text(node.firstChild) !== 'isinstance') return;
      const [value, types] = argumentsOf(node);
      if (value && types && text(value.value) === error) found.push(...valueErrors(types.value, text));
    },
  });
  return found;
}

/** The clauses of a `try` that give what they catch a name, as in `except ValueError as error:`. */
function namedClauses(statement: SyntaxNode): readonly {readonly name: SyntaxNode; readonly body: SyntaxNode}[] {
  return statement.getChildren('as').flatMap((as) => {
    const [name, body] = [as.nextSibling, as.nextSibling?.nextSibling];
    return name && body ? [{name, body}] : [];
  });
}

/** The exceptions that the clauses behind the body of a `try` catch. */
function clausesOf(statement: SyntaxNode, text: (node: SyntaxNode) => string): readonly Caught[] {
  const compared = namedClauses(statement).flatMap(({name, body}) => comparedIn(body, text(name), text));
  const caught = childrenOf(statement).flatMap((child) =>
    child.name === 'except' ? valueErrors(child.nextSibling, text) : [],
  );
  return [...caught, ...compared];
}

/** The value errors that the decorators of a function name, as in `@retry(retry=retry_if(ValueError))`. */
function decoratorsName(decorated: SyntaxNode, text: (node: SyntaxNode) => string): readonly Caught[] {
  const found: Caught[] = [];
  for (const decorator of decorated.getChildren('Decorator')) {
    walk(decorator, {
      enter: (node) => {
        if (/^(?:VariableName|MemberExpression)$/.test(node.name)) found.push(...valueErrors(node, text));
      },
    });
  }
  // One note is enough for a function, and a long list of arguments isn't repeated for each call.
  return found.slice(0, 1);
}

/** What a call such as `pytest.raises(ValueError)` expects. */
function expectedBy(call: SyntaxNode | null | undefined, text: (node: SyntaxNode) => string): readonly Caught[] {
  const callee = call?.name === 'CallExpression' ? call.firstChild : null;
  if (!call || !callee || !expectations.test(text(lastName(callee)))) return [];
  return argumentsOf(call).flatMap(({value}) => valueErrors(value, text));
}

/** Where the body of a handler decides something by the text of the error that it caught as a variable. */
function decidesByText(body: string, error: string): boolean {
  const shown = `(?:str|repr)\\(${error}\\)|${error}\\.(?:args\\[0\\]|message)`;
  return new RegExp(
    `(?:\\bin|[=!]=|\\bre\\.\\w+\\([^()]{0,200},)\\s*(?:${shown})|(?:${shown})(?:\\.lower\\(\\))?\\s*(?:[=!]=|\\.(?:startswith|endswith|find))`,
  ).test(body);
}

/** What the clauses of a `try` catch, and where they decide something by the text of what they caught. */
interface Clauses {
  readonly caught: readonly Caught[];
  readonly readers: readonly SyntaxNode[];
}

/** The handlers and tests around the calls of a program. The clauses of a `try` with many calls are read once. */
export class Handlers {
  private readonly known = new Map<number, Clauses>();

  constructor(private readonly text: (node: SyntaxNode) => string) {}

  /** The handlers and tests around a call that depend on the message of its exception. */
  messageReaders(use: SyntaxNode): readonly SyntaxNode[] {
    const {text} = this;
    const found: SyntaxNode[] = [];
    for (const {node, parent} of inFunction(use)) {
      if (isTried(node, parent)) found.push(...this.clausesAt(parent).readers);
      if (parent.name !== 'WithStatement' || node.name !== 'Body') continue;
      for (const call of parent.getChildren('CallExpression')) {
        const isRegex = call.firstChild !== null && text(lastName(call.firstChild)) === 'assertRaisesRegex';
        const match = argumentsOf(call).find(({keyword}, index) =>
          keyword ? text(keyword) === 'match' : isRegex && index === 1,
        );
        if (match) found.push(match.value);
      }
    }
    return found;
  }

  /** The value errors that code around a function or its call catches or expects. */
  caughtAround(use: SyntaxNode): readonly Caught[] {
    const {text} = this;
    const found: Caught[] = [];
    // `assertRaises(ValueError, h3.h3_line, a, b)`
    if (use.parent?.name === 'ArgList') found.push(...expectedBy(use.parent.parent, text));
    for (const {node, parent} of inFunction(use)) {
      if (isTried(node, parent)) found.push(...this.clausesAt(parent).caught);
      if (parent.name === 'WithStatement' && node.name === 'Body') {
        found.push(...childrenOf(parent).flatMap((child) => expectedBy(child, text)));
      }
      if (parent.parent?.name === 'DecoratedStatement') found.push(...this.clausesAt(parent.parent).caught);
    }
    return found;
  }

  private clausesAt(statement: SyntaxNode): Clauses {
    const known = this.known.get(statement.from);
    if (known) return known;
    const readers = namedClauses(statement).flatMap(({name, body}) =>
      decidesByText(this.text(body), this.text(name)) ? [name] : [],
    );
    const isTry = statement.name === 'TryStatement';
    const clauses = {caught: (isTry ? clausesOf : decoratorsName)(statement, this.text), readers};
    this.known.set(statement.from, clauses);
    return clauses;
  }
}

/** Whether a node is what a `try` tries. */
const isTried = (node: SyntaxNode, parent: SyntaxNode): boolean =>
  parent.name === 'TryStatement' && parent.getChild('Body')?.from === node.from;

/** The nodes around a call up to the function that it is in, each with its parent. */
function* inFunction(use: SyntaxNode): ReturnType<typeof around> {
  for (const each of around(use, mostAncestors)) {
    yield each;
    if (each.parent.name === 'FunctionDefinition') return;
  }
}
