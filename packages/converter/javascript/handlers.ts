import type {SyntaxNode} from '@lezer/common';
import {around, childrenOf} from '../syntax';
import type {Program} from './scopes';

/** How far handlers around a call are looked for. */
const mostAncestors = 30;

const functionNode = /^(?:FunctionDeclaration|FunctionExpression|MethodDeclaration)$/;

/** Methods of test libraries that compare what a function throws. */
const expectations =
  /^(?:throw|throws|toThrow|toThrowError|rejects|rejectedWith|toThrowErrorMatchingInlineSnapshot|toThrowErrorMatchingSnapshot)$/;

/** Whether the text of an error is decided on, and not only shown: in `e.message === …` or `/…/.test(e.message)`. */
function isDecision(message: SyntaxNode, text: (node: SyntaxNode) => string): boolean {
  const {parent} = message;
  if (parent?.name === 'BinaryExpression') return /^(?:[=!]==?)$/.test(text(childrenOf(parent)[1] ?? parent));
  if (parent?.name === 'MemberExpression' && parent.firstChild?.from === message.from) {
    return parent.parent?.name === 'CallExpression' && parent.parent.firstChild?.from === parent.from;
  }
  if (parent?.name === 'SwitchStatement' || parent?.parent?.name === 'SwitchStatement') return true;
  const callee = parent?.name === 'ArgList' ? parent.parent?.firstChild?.lastChild : null;
  return callee ? /^(?:test|match|exec|includes)$/.test(text(callee)) : false;
}

/** Where a `catch` clause or a function that handles a failure reads the message of what it caught to decide something. */
function messageTests(
  handler: SyntaxNode,
  program: Program,
  text: (node: SyntaxNode) => string,
): readonly SyntaxNode[] {
  const given = handler.getChild('ParamList') ?? handler;
  const usesOf = (node: SyntaxNode | null | undefined): readonly SyntaxNode[] =>
    (node ? program.bindingAt(node)?.uses : undefined) ?? [];
  /** The decisions on the message that a pattern names: in `catch ({message}) { … }`, and in `const {message} = error`. */
  const decisionsOf = (pattern: SyntaxNode | null | undefined): readonly SyntaxNode[] => {
    const parts = pattern?.getChildren('PatternProperty') ?? [];
    const message = parts.find(({firstChild}) => firstChild && text(firstChild) === 'message');
    return usesOf(message?.lastChild).filter((use) => isDecision(use, text));
  };
  const found = [...decisionsOf(given.getChild('ObjectPattern'))];
  for (const use of usesOf(given.getChild('VariableDefinition'))) {
    const member = use.parent;
    const property = member?.name === 'MemberExpression' ? member.getChild('PropertyName') : null;
    const isMessage = property !== null && member?.firstChild?.from === use.from && text(property) === 'message';
    const tested = isMessage ? member : use;
    const variable = isMessage && member.prevSibling?.name === 'Equals' ? member.prevSibling.prevSibling : null;
    if ((isMessage || use.parent?.name === 'ArgList') && isDecision(tested, text)) found.push(tested);
    found.push(...usesOf(variable).filter((each) => isDecision(each, text)));
    const pattern = use.prevSibling?.name === 'Equals' ? use.prevSibling.prevSibling : null;
    if (pattern?.name === 'ObjectPattern') found.push(...decisionsOf(pattern));
  }
  return found;
}

/** The functions that handle the failure of a promise: those in `promise.catch(f)`, and in `promise.then(f, g)`. */
function promiseHandlers(member: SyntaxNode, text: (node: SyntaxNode) => string): readonly SyntaxNode[] {
  const property = member.getChild('PropertyName');
  const list = member.nextSibling;
  if (!property || list?.name !== 'ArgList' || !/^(?:catch|then)$/.test(text(property))) return [];
  return childrenOf(list).filter(({name}) => /^(?:Arrow)?Function(?:Expression)?$/.test(name));
}

/** The object, text, or pattern that a test compares with what an expression throws. */
function expectation(call: SyntaxNode, text: (node: SyntaxNode) => string): SyntaxNode | undefined {
  const method = call.firstChild?.getChild('PropertyName');
  if (!method || !expectations.test(text(method))) return undefined;
  return childrenOf(call.getChild('ArgList') ?? call).find(({name}) =>
    /^(?:String|RegExp|TemplateString|ObjectExpression|NewExpression)$/.test(name),
  );
}

/** The places around a call that depend on the message of the error that it throws. */
export function messageReaders(
  call: SyntaxNode,
  program: Program,
  text: (node: SyntaxNode) => string,
): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (const {node, parent} of around(call, mostAncestors)) {
    if (parent.name === 'TryStatement' && parent.getChild('Block')?.from === node.from) {
      const clause = parent.getChild('CatchClause');
      if (clause) found.push(...messageTests(clause, program, text));
    }
    if (parent.name === 'MemberExpression') {
      for (const handler of promiseHandlers(parent, text)) found.push(...messageTests(handler, program, text));
    }
    const expected = parent.name === 'CallExpression' ? expectation(parent, text) : undefined;
    if (expected && expected.from > call.to) found.push(expected);
    if (functionNode.test(parent.name)) break;
  }
  return found;
}
