import type {SyntaxNode} from '@lezer/common';
import {childrenOf} from '../syntax';

/** An argument of a call. */
export interface Argument {
  readonly keyword?: SyntaxNode;
  readonly value: SyntaxNode;
}

/** The arguments of a call, in order. */
export function argumentsOf(call: SyntaxNode): Argument[] {
  const list = call.getChild('ArgList');
  const parts = list ? childrenOf(list).slice(1, -1) : [];
  const found: Argument[] = [];
  let part: SyntaxNode[] = [];
  const finish = (): void => {
    const [first, second, third] = part;
    if (first && second?.name === 'AssignOp' && third) found.push({keyword: first, value: third});
    else if (first) found.push({value: first});
    part = [];
  };
  for (const child of parts) {
    if (child.name === ',') finish();
    else if (child.name !== 'Comment') part.push(child);
  }
  finish();
  return found;
}

/** The last name of what a call or a decorator calls: `object` in `@patch.object(…)`. */
export function methodOf(call: SyntaxNode | null, text: (node: SyntaxNode) => string): string {
  const callee = call?.getChild('ArgList')?.prevSibling;
  const name = callee?.name === 'MemberExpression' ? callee.lastChild : callee;
  return name ? text(name) : '';
}

/** The arguments of a call by parameter; undefined if they can't be told. */
export function bind(
  args: readonly Argument[],
  parameters: readonly string[],
  text: (node: SyntaxNode) => string,
): Map<string, SyntaxNode> | undefined {
  const bound = new Map<string, SyntaxNode>();
  for (const [index, {keyword, value}] of args.entries()) {
    const name = keyword ? text(keyword) : parameters[index];
    if (name === undefined || !parameters.includes(name) || value.name === '*' || value.name === '**') return undefined;
    bound.set(name, value);
  }
  return bound;
}
