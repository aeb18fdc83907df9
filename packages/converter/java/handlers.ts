import type {SyntaxNode} from '@lezer/common';
import {around} from '../syntax';

/** How far handlers around a call are looked for. */
const mostAncestors = 30;

/** The exception with which h3-java 3 reported invalid arguments. `H3Exception` of h3-java 4 is no such exception. */
export const formerException = 'IllegalArgumentException';

/** Comparisons of the message of an exception. */
const messageTest = /\bgetMessage\(\)\s*\.\s*(?:contains|equals|equalsIgnoreCase|startsWith|endsWith|matches)\b/;

/** What a handler depends on. */
export interface Handler {
  readonly node: SyntaxNode;
  readonly kind: 'type' | 'message';
}

/** The handlers and tests around a call that depend on its exception. */
export function handlersAround(call: SyntaxNode, text: (node: SyntaxNode) => string): readonly Handler[] {
  const found: Handler[] = [];
  for (const {node, parent} of around(call, mostAncestors)) {
    if (/^TryStatement|^TryWithResources/.test(parent.name) && parent.getChild('Block')?.from === node.from) {
      for (const clause of parent.getChildren('CatchClause')) {
        const type = clause.getChild('CatchFormalParameter')?.getChild('CatchType');
        if (type && text(type).includes(formerException)) found.push({node: type, kind: 'type'});
        else if (messageTest.test(text(clause))) found.push({node: clause, kind: 'message'});
      }
    }
    // `assertThrows(IllegalArgumentException.class, () -> h3.kRing(cell, 1))`
    const method = parent.name === 'MethodInvocation' ? parent.getChild('MethodName') : null;
    const isAssertion = method !== null && /^assertThrows(?:Exactly)?$/.test(text(method));
    if (isAssertion && text(parent).includes(`${formerException}.class`)) found.push({node: parent, kind: 'type'});
    if (parent.name === 'MethodDeclaration') {
      const annotations = parent.getChild('Modifiers');
      if (annotations && text(annotations).includes(`expected = ${formerException}.class`)) {
        found.push({node: annotations, kind: 'type'});
      }
      break;
    }
  }
  return found;
}
