import type {SyntaxNode} from '@lezer/common';
import type {Range} from '../conversion';
import {around} from '../syntax';

/** How far handlers around a call are looked for. */
const mostAncestors = 30;

/** How much of an assertion names what it expects. */
const mostOfStart = 80;

/** The exception with which h3-java 3 reported invalid arguments. `H3Exception` of h3-java 4 is no such exception. */
export const formerException = 'IllegalArgumentException';

/** The handlers and tests around a call that expect this exception. */
export function handlersAround(call: SyntaxNode, text: (range: Range) => string): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (const {node, parent} of around(call, mostAncestors)) {
    if (/^TryStatement|^TryWithResources/.test(parent.name) && parent.getChild('Block')?.from === node.from) {
      found.push(...parent.getChildren('CatchClause').filter((clause) => catches.test(text(clause))));
    }
    // `assertThrows(IllegalArgumentException.class, () -> h3.kRing(cell, 1))`
    const start = {from: parent.from, to: Math.min(parent.to, parent.from + mostOfStart)};
    if (parent.name === 'MethodInvocation' && asserts.test(text(start))) found.push(parent);
    if (parent.name !== 'MethodDeclaration') continue;
    const modifiers = parent.getChild('Modifiers');
    if (modifiers && text(modifiers).includes(`expected = ${formerException}.class`)) found.push(modifiers);
    break;
  }
  return found;
}

const catches = new RegExp(`^catch\\s*\\([^)]*\\b${formerException}\\b`);
const asserts = new RegExp(`^(?:\\w+\\.)?assertThrows\\w*\\(\\s*${formerException}\\.class`);
