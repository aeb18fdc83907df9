import type {SyntaxNode} from '@lezer/common';
import {childrenOf} from '../syntax';

/** One argument of a call. */
export interface Argument {
  /** The comma in front of it. */
  readonly comma?: SyntaxNode;
  /** The name in `name => value`. */
  readonly name?: SyntaxNode;
  /** The nodes of the value, without comments. */
  readonly value: readonly SyntaxNode[];
}

/** A part of the text. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The text of a range. */
export type TextOf = (range: Range) => string;

/** The children of a node without comments. */
export const significant = (node: SyntaxNode): SyntaxNode[] =>
  childrenOf(node).filter(({name}) => name !== 'LineComment' && name !== 'BlockComment');

/** The arguments between two parentheses. */
export function argumentsOf(parens: SyntaxNode, text: TextOf): readonly Argument[] {
  const found: {comma?: SyntaxNode; nodes: SyntaxNode[]}[] = [];
  for (const node of significant(parens)) {
    if (node.name === '(' || node.name === ')' || node.type.isError) continue;
    if (text(node) === ',') found.push({comma: node, nodes: []});
    else if (found.length === 0) found.push({nodes: [node]});
    else found.at(-1)?.nodes.push(node);
  }
  return found.map(({comma, nodes}): Argument => {
    const [name, first, second] = nodes;
    const sign = first && text({from: first.from, to: second?.to ?? first.to});
    const length = first && text(first) === '=>' ? 2 : sign === ':=' ? 3 : 0;
    const named = length > 0 && name?.name === 'Identifier';
    return {...(comma && {comma}), ...(named && {name}), value: named ? nodes.slice(length) : nodes};
  });
}

/** The range of an argument's value; undefined for an empty one. */
export function rangeOf({value}: Argument): Range | undefined {
  const [first, last] = [value[0], value.at(-1)];
  return first && last && {from: first.from, to: last.to};
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
