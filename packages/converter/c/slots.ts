import type {SyntaxNode} from '@lezer/common';
import {around} from '../syntax';

/** Where statements can be put in front of an expression, so that they run exactly when the expression is reached. */
export interface Slot {
  readonly statement: SyntaxNode;
  /** Whether braces have to go around the statement. */
  readonly wrap: boolean;
}

/** Nodes whose parts are always evaluated with them. */
const transparent = new Set([
  'ArgumentList',
  'AssignmentExpression',
  'BinaryExpression',
  'CallExpression',
  'CastExpression',
  'CompoundLiteralExpression',
  'ConditionalExpression',
  'FieldExpression',
  'InitDeclarator',
  'InitializerList',
  'InitializerPair',
  'ParenthesizedExpression',
  'PointerExpression',
  'SubscriptExpression',
  'UnaryExpression',
]);

/** How far the statement around a call is looked for. */
const mostAncestors = 100;

/** Statements in front of which others can stand. */
const statements = /^(?:Expression|Return|If|Switch)Statement$/;

/** Whether a statement is in the body of a function. The members of a structure in it are in no body. */
function isInBody(statement: SyntaxNode): boolean {
  for (const {node, parent} of around(statement, mostAncestors)) {
    if (node.name === 'FieldDeclarationList') return false;
    if (node.name === 'CompoundStatement' && /^(?:FunctionDefinition|LambdaExpression)$/.test(parent.name)) return true;
  }
  return false;
}

/** Whether a node is evaluated only on a condition that another part of its parent decides. */
function isConditional(node: SyntaxNode, parent: SyntaxNode): boolean {
  const chooses =
    parent.name === 'ConditionalExpression' || (parent.name === 'BinaryExpression' && parent.getChild('LogicOp'));
  return Boolean(chooses) && parent.firstChild?.from !== node.from;
}

/** The slot for an expression; undefined if no statement can stand in front of it. */
export function slotOf(expression: SyntaxNode): Slot | undefined {
  for (const {node, parent} of around(expression, mostAncestors)) {
    const wrap = parent.name !== 'CompoundStatement';
    if (node.name === 'Declaration') return !wrap && isInBody(node) ? {statement: node, wrap} : undefined;
    if (statements.test(node.name)) return {statement: node, wrap};
    const isWhole =
      node.name === 'ConditionClause'
        ? /^(?:If|Switch)Statement$/.test(parent.name)
        : transparent.has(node.name) && !isConditional(node, parent);
    if (!isWhole) return undefined;
  }
  return undefined;
}
