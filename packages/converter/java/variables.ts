import type {SyntaxNode} from '@lezer/common';
import type {Range} from '../conversion';
import {formerClass} from './facts';
import {Names, type Declaration, type Grammar, type Shape} from '../engine/names';

/** Parentheses that may stand around an object. */
const mostParentheses = 10;

/** What the declarations say about an object: it is an `H3Core`, the class of 4.x with the names of 3.x, or something else, or nothing declares it. */
export type Known = 'core' | 'former' | 'other' | 'unknown';

/** How much of a call is read for the class that it is a method of. */
const mostOfName = 80;

/** An `H3Core`, which code may name in full, and the calls that make one. */
const core = /^(?:com\s*\.\s*uber\s*\.\s*h3core\s*\.\s*)?H3Core$/;
const made = new RegExp(`${core.source.slice(0, -1)}\\s*\\.\\s*new(?:System)?Instance\\s*\\(`);

const shape: Shape = {
  name: /^Definition$/,
  type: /Type(?:Name)?$|^(?:var|void)$/,
  inner: /^VariableDeclarator$/,
  sign: /^(?:AssignOp|:|FormalParameters)$/,
};

const grammar: Grammar = {
  scopes:
    /^(?:Program|(?:Method|Constructor)Declaration|Block|LambdaExpression|CatchClause|\w*(?:For|Try)\w*Statement)$/,
  variables: {
    LocalVariableDeclaration: shape,
    FormalParameter: shape,
    Resource: shape,
    // The declaration of a plain loop has a node of its own.
    ForSpec: shape,
    CatchFormalParameter: shape,
    InferredParameters: shape,
  },
  members: {FieldDeclaration: shape, MethodDeclaration: shape},
};

/** Which variables and methods of a program are an `H3Core`. */
export class Variables {
  readonly names: Names<Known>;

  constructor(
    root: SyntaxNode,
    private readonly text: (range: Range) => string,
  ) {
    this.names = new Names<Known>(grammar, text, (declaration) => this.declared(declaration));
    this.names.read(root);
  }

  /** What an expression is. */
  kindOf(expression: SyntaxNode | null | undefined): Known {
    let node = expression;
    for (let depth = 0; node?.name === 'ParenthesizedExpression' && depth < mostParentheses; depth += 1)
      node = node.firstChild?.nextSibling;
    if (!node) return 'unknown';
    const {names} = this;
    const local = node.name === 'Identifier' ? names.resolve(this.text(node)) : undefined;
    const last = node.name === 'FieldAccess' ? node.lastChild : node.name === 'Identifier' ? node : null;
    if (last) return local ?? names.members.get(this.text(last)) ?? 'unknown';
    const method = node.getChild('MethodName');
    const isMade = method && made.test(this.text({from: node.from, to: Math.min(node.to, node.from + mostOfName)}));
    return isMade || (method && names.members.get(this.text(method)) === 'core') ? 'core' : 'unknown';
  }

  /** What a type says, the value says for `var`. A lambda can get an `H3Core`. */
  private declared({type, value}: Declaration): Known {
    const name = type && this.text(type);
    if (name === undefined) return 'unknown';
    return core.test(name) ? 'core' : name === formerClass ? 'former' : name === 'var' ? this.kindOf(value) : 'other';
  }
}
