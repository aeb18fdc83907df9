import type {SyntaxNode} from '@lezer/common';
import type {Range} from '../conversion';
import {resolveNames, type Grammar, type Shape} from '../engine/names';
import {Types} from '../engine/types';
import {formerClass} from './facts';

/** What the declarations say about an object: it is an `H3Core`, the class of 4.x with the names of 3.x, or something else, or nothing declares it. */
export type Known = 'core' | 'former' | 'other' | 'unknown';

/** How much of a call is read for the class that it is a method of. */
const mostOfName = 80;

/** An `H3Core`, which code may name in full, and the calls that make one. */
const core = /^(?:com\s*\.\s*uber\s*\.\s*h3core\s*\.\s*)?H3Core$/;
const made = new RegExp(`${core.source.slice(0, -1)}\\s*\\.\\s*new(?:System)?Instance\\s*\\(`);

const types = /Type(?:Name)?$|^void$/;

const shape: Shape = {
  name: /^Definition$/,
  type: types,
  inner: /^VariableDeclarator$/,
  sign: /^(?:AssignOp|:|FormalParameters)$/,
};

const grammar: Grammar = {
  scopes:
    /^(?:Program|(?:Method|Constructor)Declaration|Block|LambdaExpression|CatchClause|\w*(?:For|Try)\w*Statement)$/,
  uses: ({name}) => name === 'Identifier',
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
  private readonly types: Types;
  /** The names of the fields and methods that the program declares. */
  readonly members: ReadonlySet<string>;

  constructor(root: SyntaxNode, text: (range: Range) => string) {
    const program = resolveNames(root, grammar, text);
    this.members = new Set(program.members.map(({name}) => text(name)));
    this.types = new Types(
      program,
      {
        expressions: {
          ParenthesizedExpression: 'inner',
          FieldAccess: 'member',
          Identifier: 'field',
          MethodInvocation: (node) =>
            made.test(text({from: node.from, to: Math.min(node.to, node.from + mostOfName)}))
              ? 'H3Core'
              : this.types.ofMember(node.getChild('MethodName')),
        },
        types,
        nameOf: text,
      },
      text,
    );
  }

  /** What an expression is. */
  kindOf(expression: SyntaxNode | null | undefined): Known {
    const type = this.types.typeOf(expression);
    if (type === undefined) return 'unknown';
    return core.test(type) ? 'core' : type === formerClass ? 'former' : 'other';
  }
}
