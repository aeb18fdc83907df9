import type {SyntaxNode} from '@lezer/common';
import {around} from '../syntax';
import {firstArgument} from './library';

/** How far around an expression an export of it is looked for. */
const mostAncestors = 8;

/** What other modules import, and what other scripts of a page read. */
const exported = /^(?:module\.)?exports\b/;
const global = /^(?:window|globalThis|self|global)\b/;

/** How a target shares what it gets with other code. */
function sharingBy(target: string): 'export' | 'global' | undefined {
  if (exported.test(target)) return 'export';
  return global.test(target) ? 'global' : undefined;
}

/** How a program shares an expression, or an object or a call that gets it, with other code; undefined if it doesn't. */
export function sharingOf(expression: SyntaxNode, text: (node: SyntaxNode) => string): 'export' | 'global' | undefined {
  for (const {node, parent} of around(expression, mostAncestors)) {
    switch (parent.name) {
      case 'ExportDeclaration':
        return 'export';
      case 'AssignmentExpression':
        return parent.lastChild?.from === node.from ? sharingBy(text(parent.firstChild ?? parent)) : undefined;
      case 'CallExpression': {
        const target = firstArgument(parent);
        const isAssign = parent.firstChild !== null && text(parent.firstChild) === 'Object.assign';
        const sharing = isAssign && target ? sharingBy(text(target)) : undefined;
        if (sharing || !isAssign) return sharing;
        break;
      }
      case 'ArgList':
      case 'BinaryExpression':
      case 'ObjectExpression':
      case 'ParenthesizedExpression':
      case 'Property':
      case 'VariableDeclaration':
        // The value of a key is a part of what is shared: `module.exports = {h3}`.
        break;
      default:
        return undefined;
    }
  }
  return undefined;
}
