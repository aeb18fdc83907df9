import type {SyntaxNode} from '@lezer/common';
import {declarationsIn, Names, type Declared, type Shape} from '../engine/names';
import {walk} from '../syntax';
import {coreClass} from './facts';

/** Parentheses that may stand around an object. */
const mostParentheses = 10;

/** What the declarations say about an object: it is an `H3Core` or something else, or nothing declares it. */
export type Known = 'core' | 'other' | 'unknown';

/** How long the name of a class is at most, with its package. */
const mostOfName = 60;

/** The package of a class of h3-java, where code names it in full. */
const inPackage = /^com\s*\.\s*uber\s*\.\s*h3core\s*\.\s*(?:util\s*\.\s*)?/;

const shape: Shape = {
  name: /^Definition$/,
  type: /Type(?:Name)?$|^var$/,
  inner: /^VariableDeclarator$/,
  sign: /^(?:AssignOp|:)$/,
};

const scopes =
  /^(?:Program|(?:Method|Constructor)Declaration|Block|LambdaExpression|CatchClause|\w*(?:For|Try)\w*Statement)$/;

/** Which variables and methods of a program are an `H3Core`. */
export class Variables {
  /** Methods can use fields that are declared behind them, also those of other objects. */
  private readonly fields = new Map<string, Known>();
  private readonly methods = new Set<string>();
  private readonly makers = new Set<string>();
  readonly locals: Names<Known>;

  constructor(
    root: SyntaxNode,
    private readonly text: (node: SyntaxNode) => string,
  ) {
    const declared = (node: SyntaxNode): Declared<Known>[] => this.declared(node);
    this.locals = new Names<Known>({
      scopes,
      ordered: {
        LocalVariableDeclaration: declared,
        FormalParameter: declared,
        Resource: declared,
        // The declaration of a plain loop has a node of its own.
        ForSpec: declared,
        CatchFormalParameter: declared,
        // A lambda can get an `H3Core`.
        InferredParameters: (node) =>
          node.getChildren('Definition').map((name) => ({name: text(name), meaning: () => 'unknown'})),
      },
    });
    walk(root, {
      enter: (node) => {
        if (node.name === 'FieldDeclaration')
          for (const {name, meaning} of this.declared(node)) this.fields.set(name, meaning(undefined));
        else if (node.name === 'MethodDeclaration') this.readMethod(node);
      },
    });
  }

  /** Whether the program declares a method of this name itself. */
  declaresMethod(name: string): boolean {
    return this.methods.has(name);
  }

  /** What an expression is. */
  kindOf(expression: SyntaxNode | null | undefined): Known {
    let node = expression;
    for (let depth = 0; node?.name === 'ParenthesizedExpression' && depth < mostParentheses; depth += 1)
      node = node.firstChild?.nextSibling;
    const last = node?.name === 'Identifier' ? node : node?.name === 'FieldAccess' ? node.lastChild : undefined;
    if (last) {
      const name = this.text(last);
      return (last === node ? this.locals.resolve(name) : undefined) ?? this.fields.get(name) ?? 'unknown';
    }
    if (node?.name !== 'MethodInvocation') return 'unknown';
    const method = node.getChild('MethodName');
    const name = method ? this.text(method) : '';
    const owner = node.firstChild;
    const isName = owner !== null && /^(?:Identifier|FieldAccess)$/.test(owner.name);
    const ofClass = isName && owner.to - owner.from <= mostOfName && this.nameOf(owner) === coreClass;
    return (ofClass && /^new(?:System)?Instance$/.test(name)) || this.makers.has(name) ? 'core' : 'unknown';
  }

  /** The names that a node declares. What a type says, the value says for `var`. */
  private declared(node: SyntaxNode): Declared<Known>[] {
    return declarationsIn(node, shape).map(({name, type, value}) => {
      const className = type && this.nameOf(type);
      const known = className === coreClass ? 'core' : 'other';
      const kind = className === 'var' ? this.kindOf(value) : known;
      return {name: this.text(name), meaning: () => kind};
    });
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
}
