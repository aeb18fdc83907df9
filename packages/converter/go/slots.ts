import type {SyntaxNode} from '@lezer/common';
import {around} from '../syntax';

/** How far the statement around a call is looked for. */
const mostAncestors = 30;

/** Nodes whose parts are always evaluated with them. */
const transparent =
  /^(?:Arguments|BinaryExp|CallExpr|Element|IndexExpr|LiteralValue|ParenthesizedExpr|SelectorExpr|SliceExpr|TypeAssertion|TypedLiteral|UnaryExp|VarDecl|VarSpec|RangeClause)$/;

/** Statements that evaluate their expressions once, before anything else that they do. */
const simple =
  /^(?:Assignment|DeferStatement|ExprStatement|ForStatement|GoStatement|IfStatement|IncDecStatement|ReturnStatement|SendStatement|SwitchStatement|VarDecl)$/;

/** Whether what follows an operand is evaluated on a condition: the grammar reads `a && f(b)` as a call of `a && f`. */
function isGuarded(operand: SyntaxNode | null): boolean {
  let node = operand;
  while (node && /^(?:BinaryExp|CallExpr|IndexExpr|SelectorExpr|SliceExpr|UnaryExp)$/.test(node.name)) {
    if (node.name === 'BinaryExp' && node.getChild('LogicOp')) return true;
    node = node.name === 'BinaryExp' || node.name === 'UnaryExp' ? node.lastChild : node.firstChild;
  }
  return false;
}

/** The statement of a block in front of which a call can be put, so that it runs exactly when it ran; undefined if there is none. */
export function statementOf(call: SyntaxNode): SyntaxNode | undefined {
  if (isGuarded(call.firstChild)) return undefined;
  for (const {node, parent} of around(call, mostAncestors)) {
    const isFirst = parent.firstChild?.from === node.from && parent.firstChild.name === node.name;
    if (/^(?:Block|SwitchBlock|SelectBlock)$/.test(parent.name)) return simple.test(node.name) ? node : undefined;
    if (transparent.test(parent.name)) {
      if (
        parent.name === 'BinaryExp' ? !isFirst && parent.getChild('LogicOp') : !isFirst && isGuarded(parent.firstChild)
      )
        return undefined;
    } else if (!simple.test(parent.name)) return undefined;
    // The condition behind `if x := f(); …` comes after what stands in front of it, and so does that of `else if`.
    if (/^(?:IfStatement|SwitchStatement)$/.test(parent.name) && node.prevSibling?.name !== parent.firstChild?.name)
      return undefined;
    // The grammar doesn't read `for range …`.
    const isRange = node.name === 'RangeClause' || node.prevSibling?.firstChild?.name === 'range';
    if (parent.name === 'ForStatement' && !isRange) return undefined;
  }
  return undefined;
}
