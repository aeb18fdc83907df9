import type {SyntaxNode} from '@lezer/common';
import {members} from './facts';

/** Brackets, members, and casts that may stand between a variable and a member of it. */
const mostSteps = 12;

/** The type of a declaration: its name, without `const`, `*`, and `struct`. */
function typeNameOf(node: SyntaxNode): SyntaxNode | null {
  const type = node.getChild('TypeIdentifier') ?? node.getChild('PrimitiveType');
  return type ?? node.getChild('StructSpecifier')?.getChild('TypeIdentifier') ?? null;
}

/** The declared name in a declarator such as `*verts[4] = …`. */
export function declaredName(declarator: SyntaxNode): SyntaxNode | undefined {
  let node: SyntaxNode | null = declarator;
  for (let steps = 0; node && steps < mostSteps; steps += 1) {
    if (node.name === 'Identifier' || node.name === 'FieldIdentifier') return node;
    if (!node.name.endsWith('Declarator')) return undefined;
    // The value of `*a = b` is no part of the name.
    if (node.name === 'InitDeclarator') node = node.firstChild;
    else node = node.getChild('Identifier') ?? node.getChild('FieldIdentifier') ?? declaratorIn(node);
  }
  return undefined;
}

function declaratorIn(node: SyntaxNode): SyntaxNode | null {
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name.endsWith('Declarator')) return child;
  }
  return null;
}

/** The types of the variables and members of a C program, as far as declarations name them. */
export class Declarations {
  private readonly globals = new Map<string, string>();
  private locals = new Map<string, string>();
  private depth = 0;

  constructor(private readonly text: (node: SyntaxNode) => string) {}

  /** Reads what a node declares. Nodes come in the order of the text. */
  enter(node: SyntaxNode): void {
    if (node.name === 'FunctionDefinition') {
      if (this.depth === 0) this.locals = new Map();
      this.depth += 1;
    }
    if (node.name !== 'Declaration' && node.name !== 'ParameterDeclaration' && node.name !== 'FieldDeclaration') return;
    const type = typeNameOf(node);
    if (!type) return;
    const isLocal = this.depth > 0 && node.name !== 'FieldDeclaration';
    for (let child = type.nextSibling; child; child = child.nextSibling) {
      const name = declaredName(child);
      if (name) (isLocal ? this.locals : this.globals).set(this.text(name), this.text(type));
    }
  }

  /** Says that the walk leaves a node. */
  leave(node: SyntaxNode): void {
    if (node.name === 'FunctionDefinition') this.depth -= 1;
  }

  /** The type that a variable or a member of the program's own was declared with. */
  typeNamed(name: string): string | undefined {
    return this.locals.get(name) ?? this.globals.get(name);
  }

  /** Whether the function declares a variable of this name. */
  isLocal(name: string): boolean {
    return this.locals.has(name);
  }

  /** The type of an expression, or of what it points to; undefined if no declaration tells. */
  typeOf(expression: SyntaxNode | null): string | undefined {
    const path: string[] = [];
    let node = expression;
    for (let steps = 0; node && steps < mostSteps; steps += 1) {
      if (node.name === 'Identifier') return this.follow(this.typeNamed(this.text(node)), path);
      if (node.name === 'FieldExpression') {
        const field = node.getChild('FieldIdentifier');
        if (!field) return undefined;
        path.unshift(this.text(field));
        node = node.firstChild;
      } else if (node.name === 'SubscriptExpression') node = node.firstChild;
      else if (node.name === 'PointerExpression') node = node.lastChild;
      else if (node.name === 'ParenthesizedExpression') node = node.firstChild?.nextSibling ?? null;
      else if (node.name === 'CastExpression') {
        const type = node.getChild('TypeDescriptor')?.getChild('TypeIdentifier');
        return type ? this.follow(this.text(type), path) : undefined;
      } else return undefined;
    }
    return undefined;
  }

  private follow(start: string | undefined, path: readonly string[]): string | undefined {
    let type = start;
    for (const name of path) {
      const known = type === undefined ? undefined : members[type];
      // A member of a structure of the program.
      type = known ? known[name]?.type : this.globals.get(name);
    }
    return type;
  }

  /** The type of the structure that a designator such as `.lon` in an initializer belongs to. */
  typeOfInitializer(designator: SyntaxNode, depth = 0): string | undefined {
    let node = designator.parent?.parent?.parent;
    for (let steps = 0; node && steps < mostSteps; steps += 1) {
      if (node.name === 'InitializerPair') {
        const field = node.getChild('FieldDesignator')?.getChild('FieldIdentifier');
        const owner = field && depth < mostSteps ? this.typeOfInitializer(field, depth + 1) : undefined;
        const known = owner === undefined ? undefined : members[owner];
        if (!field) return undefined;
        return known ? known[this.text(field)]?.type : this.globals.get(this.text(field));
      }
      if (node.name === 'InitDeclarator') {
        const type = node.parent && typeNameOf(node.parent);
        return type ? this.text(type) : undefined;
      }
      if (node.name === 'CompoundLiteralExpression') {
        const type = node.getChild('TypeDescriptor')?.getChild('TypeIdentifier') ?? node.getChild('TypeIdentifier');
        return type ? this.text(type) : undefined;
      }
      node = node.parent;
    }
    return undefined;
  }
}
