import type {SyntaxNode} from '@lezer/common';
import type {VersionReader} from '../engine/version';
import {around, childrenOf} from '../syntax';

/** How far a condition around an expression is looked for. */
const mostAncestors = 20;

/** Whether a value is computed from an expression, as in `version.split('.')[0]` and `int(version)`. */
const isComputedFrom = (value: SyntaxNode, {to}: SyntaxNode): boolean =>
  /^(?:Member|Call)Expression$/.test(value.name) && value.to !== to;

/** Whether an expression decides which code runs: it is in a condition, or in a test that a name is given to. */
export function isDecision(expression: SyntaxNode): boolean {
  let isCompared = false;
  for (const {node, parent} of around(expression, mostAncestors)) {
    if (parent.name === 'IfStatement' || parent.name === 'WhileStatement') return node.name !== 'Body';
    if (parent.name === 'ConditionalExpression') return childrenOf(parent)[2]?.from === node.from;
    // Code names a value that it computes from the version to decide by it, and the version itself to show it.
    if (parent.name === 'AssignStatement')
      return isCompared || (parent.parent?.name === 'Script' && isComputedFrom(node, expression));
    if (parent.name.endsWith('Statement') || parent.name === 'Body') return false;
    isCompared ||= parent.name === 'BinaryExpression';
  }
  return false;
}

/** Whether a `try` uses names of one version, and its handler names of the other version. */
export function triesBoth(statement: SyntaxNode, versions: VersionReader, text: (node: SyntaxNode) => string): boolean {
  const [tried, ...handlers] = statement.getChildren('Body').map((body) => text(body).match(/\w+/g) ?? []);
  const handled = handlers.flat();
  const isOld = (name: string): boolean => versions.isOld(name);
  const isNew = (name: string): boolean => versions.isNew(name);
  return (tried?.some(isOld) === true && handled.some(isNew)) || (tried?.some(isNew) === true && handled.some(isOld));
}
