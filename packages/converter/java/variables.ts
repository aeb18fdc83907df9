import type {SyntaxNode} from '@lezer/common';
import {walk} from '../syntax';
import {coreClass} from './facts';

/** Parentheses that may stand around an object. */
const mostParentheses = 10;

/** What the declarations say about an object: it is an `H3Core`, it is something else, or nothing declares it. */
export type Known = 'core' | 'other' | 'unknown';

/** The declared type in front of a declarator, a parameter, or a method. */
function typeBefore(node: SyntaxNode): SyntaxNode | null {
  for (let before = node.prevSibling; before; before = before.prevSibling) {
    if (before.name.endsWith('Type') || before.name === 'TypeName' || before.name === 'var') return before;
    if (before.name !== ',' && before.name !== 'VariableDeclarator') return null;
  }
  return null;
}

/** Which variables and methods of a program are an `H3Core`. */
export class Variables {
  private readonly fields = new Map<string, boolean>();
  private readonly makers = new Set<string>();
  private locals = new Map<string, boolean>();

  constructor(
    root: SyntaxNode,
    private readonly text: (node: SyntaxNode) => string,
  ) {
    // Methods can use fields that are declared behind them.
    walk(root, {
      enter: (node) => {
        if (node.name === 'FieldDeclaration') this.declareAll(node, this.fields);
        else if (node.name === 'MethodDeclaration') this.readMethod(node);
      },
    });
  }

  /** Reads what a node declares. Nodes come in the order of the text. */
  enter(node: SyntaxNode): void {
    if (node.name === 'MethodDeclaration' || node.name === 'ConstructorDeclaration') this.locals = new Map();
    else if (node.name === 'LocalVariableDeclaration') this.declareAll(node, this.locals);
    else if (
      node.name === 'Definition' &&
      /^(?:FormalParameter|Resource|ForSpec|CatchFormalParameter)$/.test(node.parent?.name ?? '')
    ) {
      const type = typeBefore(node);
      this.locals.set(this.text(node), type !== null && this.text(type) === coreClass);
    } else if (node.name === 'Definition' && node.parent?.name === 'InferredParameters') {
      this.locals.set(this.text(node), false);
    }
  }

  /** What an expression is. */
  kindOf(expression: SyntaxNode | null): Known {
    let node = expression;
    for (let depth = 0; node && depth < mostParentheses; depth += 1) {
      if (node.name === 'ParenthesizedExpression') {
        node = node.firstChild?.nextSibling ?? null;
        continue;
      }
      if (node.name === 'Identifier')
        return this.known(this.locals.get(this.text(node)) ?? this.fields.get(this.text(node)));
      if (node.name === 'FieldAccess') {
        return this.known(node.lastChild ? this.fields.get(this.text(node.lastChild)) : undefined);
      }
      if (node.name !== 'MethodInvocation') return 'unknown';
      const method = node.getChild('MethodName');
      const name = method ? this.text(method) : '';
      const ofClass = node.firstChild?.name === 'Identifier' && this.text(node.firstChild) === coreClass;
      return (ofClass && /^new(?:System)?Instance$/.test(name)) || this.makers.has(name) ? 'core' : 'unknown';
    }
    return 'unknown';
  }

  private known(isCore: boolean | undefined): Known {
    return isCore === undefined ? 'unknown' : isCore ? 'core' : 'other';
  }

  private readMethod(node: SyntaxNode): void {
    const name = node.getChild('Definition');
    const type = node.getChild('TypeName');
    if (name && type && this.text(type) === coreClass) this.makers.add(this.text(name));
  }

  private declareAll(node: SyntaxNode, names: Map<string, boolean>): void {
    let type: string | undefined;
    for (let child = node.firstChild; child; child = child.nextSibling) {
      if (child.name.endsWith('Type') || child.name === 'TypeName' || child.name === 'var') type = this.text(child);
      const name = child.name === 'VariableDeclarator' ? child.getChild('Definition') : null;
      if (!name) continue;
      const value = child.getChild('AssignOp')?.nextSibling ?? null;
      names.set(this.text(name), type === 'var' ? this.kindOf(value) === 'core' : type === coreClass);
    }
  }
}
