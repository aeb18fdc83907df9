import type {SyntaxNode} from '@lezer/common';
import {walk} from '../syntax';
import {coreClass} from './facts';

/** Parentheses that may stand around an object. */
const mostParentheses = 10;

/** What the declarations say about an object: it is an `H3Core`, a `GeoCoord`, or something else, or nothing declares it. */
export type Known = 'core' | 'position' | 'other' | 'unknown';

/** How long the name of a class is at most, with its package. */
const mostOfName = 60;

/** The package of a class of h3-java, where code names it in full. */
const inPackage = /^com\s*\.\s*uber\s*\.\s*h3core\s*\.\s*(?:util\s*\.\s*)?/;

/** Nodes that say the type of a variable. */
const isType = /Type(?:Name)?$|^var$/;

/** The declared type in front of a declarator, a parameter, or a method. */
function typeBefore(node: SyntaxNode): SyntaxNode | null {
  for (let before = node.prevSibling; before; before = before.prevSibling) {
    if (isType.test(before.name)) return before;
    if (before.name !== ',' && before.name !== 'VariableDeclarator') return null;
  }
  return null;
}

/** Which variables and methods of a program are an `H3Core`. */
export class Variables {
  private readonly fields = new Map<string, Known>();
  private readonly methods = new Set<string>();
  private readonly makers = new Set<string>();
  private locals = new Map<string, Known>();

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
      this.locals.set(this.text(node), type === null ? 'other' : this.kindOfType(type, null));
    } else if (node.name === 'Definition' && node.parent?.name === 'InferredParameters') {
      // A lambda can get an `H3Core`.
      this.locals.set(this.text(node), 'unknown');
    }
  }

  /** Whether the program declares a method of this name itself. */
  declaresMethod(name: string): boolean {
    return this.methods.has(name);
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
        return this.locals.get(this.text(node)) ?? this.fields.get(this.text(node)) ?? 'unknown';
      if (node.name === 'FieldAccess') {
        return (node.lastChild ? this.fields.get(this.text(node.lastChild)) : undefined) ?? 'unknown';
      }
      if (node.name !== 'MethodInvocation') return 'unknown';
      const method = node.getChild('MethodName');
      const name = method ? this.text(method) : '';
      if (name === 'h3ToGeo') return 'position';
      const owner = node.firstChild;
      const isName = owner !== null && /^(?:Identifier|FieldAccess)$/.test(owner.name);
      const ofClass = isName && owner.to - owner.from <= mostOfName && this.nameOf(owner) === coreClass;
      return (ofClass && /^new(?:System)?Instance$/.test(name)) || this.makers.has(name) ? 'core' : 'unknown';
    }
    return 'unknown';
  }

  /** What a declared type says, or with `var` the value. */
  private kindOfType(type: SyntaxNode | string | undefined, value: SyntaxNode | null): Known {
    const name = typeof type === 'object' ? this.nameOf(type) : type;
    if (name === 'var') return this.kindOf(value);
    if (name === 'GeoCoord') return 'position';
    return name === coreClass ? 'core' : 'other';
  }

  /** The name of a class, without the package of h3-java. */
  private nameOf(type: SyntaxNode): string {
    return this.text(type).replace(inPackage, '');
  }

  private readMethod(node: SyntaxNode): void {
    const name = node.getChild('Definition');
    const type = node.getChild('TypeName') ?? node.getChild('ScopedTypeName');
    if (!name) return;
    this.methods.add(this.text(name));
    if (type && this.nameOf(type) === coreClass) this.makers.add(this.text(name));
  }

  private declareAll(node: SyntaxNode, names: Map<string, Known>): void {
    let type: string | undefined;
    for (let child = node.firstChild; child; child = child.nextSibling) {
      if (isType.test(child.name)) type = this.nameOf(child);
      const name = child.name === 'VariableDeclarator' ? child.getChild('Definition') : null;
      if (!name) continue;
      const value = child.getChild('AssignOp')?.nextSibling ?? null;
      names.set(this.text(name), this.kindOfType(type, value));
    }
  }
}
