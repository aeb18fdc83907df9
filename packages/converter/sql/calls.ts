import type {SyntaxNode} from '@lezer/common';
import type {Range} from '../conversion';
import {childrenOf} from '../syntax';

/** The text of a range. */
export type TextOf = (range: Range) => string;

/** The children of a node without comments. */
export const significant = (node: SyntaxNode): SyntaxNode[] =>
  childrenOf(node).filter(({name}) => name !== 'LineComment' && name !== 'BlockComment');

/** The arguments between two parentheses. */
export function argumentsOf(parens: SyntaxNode, text: TextOf): readonly Range[] {
  const found: Range[] = [];
  let isNext = true;
  for (const node of significant(parens)) {
    if (node.name === '(' || node.name === ')' || node.type.isError) continue;
    if (text(node) === ',') isNext = true;
    else {
      const from = isNext ? node.from : (found.pop()?.from ?? node.from);
      found.push({from, to: node.to});
      isNext = false;
    }
  }
  return found;
}

/** A name as PostgreSQL reads it: in lower case, or without its quotes. */
export function nameOf(node: SyntaxNode, text: TextOf): string {
  const name = text(node);
  return node.name === 'QuotedIdentifier' ? name.slice(1, -1) : name.toLowerCase();
}

/** The last part of `schema.name`, or the name; undefined for other nodes. */
export function identifierOf(node: SyntaxNode | undefined): SyntaxNode | undefined {
  const last = node?.name === 'CompositeIdentifier' ? node.lastChild : node;
  return last?.name === 'Identifier' || last?.name === 'QuotedIdentifier' ? last : undefined;
}
