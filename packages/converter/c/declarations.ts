import type {SyntaxNode} from '@lezer/common';
import {declarationsIn, Names, type Declaration, type Grammar, type Shape} from '../engine/names';
import {members} from './facts';

/** Brackets, members, and casts that may stand between a variable and a member of it. */
const mostSteps = 12;

const shape: Shape = {
  name: /^(?:Field)?Identifier$/,
  type: /^(?:TypeIdentifier|PrimitiveType|StructSpecifier)$/,
  inner: /Declarator$/,
  first: /^InitDeclarator$/,
  sign: /^\[$/,
};

const grammar: Grammar = {
  scopes: /^(?:Program|FunctionDefinition|LambdaExpression|CompoundStatement|ForStatement|ForRangeLoop|CatchClause)$/,
  // A variable can be used in its own initial value.
  hoists: true,
  variables: {Declaration: shape, ParameterDeclaration: shape},
  members: {FieldDeclaration: shape},
};

/** The declared name in a declarator such as `*verts[4] = …`. */
export function declaredName(declarator: SyntaxNode): SyntaxNode | undefined {
  return declarator.name.endsWith('Identifier') ? declarator : declarationsIn(declarator, shape)[0]?.name;
}

/** The types of the variables and members of a C program, as far as declarations name them. */
export class Declarations {
  readonly names: Names<string>;

  constructor(
    root: SyntaxNode,
    private readonly text: (node: SyntaxNode) => string,
  ) {
    this.names = new Names<string>(grammar, text, (declaration) => this.named(declaration) ?? '').read(root);
  }

  /** The type of a declaration, without `const`, `*`, and `struct`. */
  private named({type}: Declaration): string | undefined {
    const name = type?.name === 'StructSpecifier' ? type.getChild('TypeIdentifier') : type;
    return name ? this.text(name) : undefined;
  }

  /** The type of an expression, or of what it points to, as in `points + 1`; undefined if no declaration tells. */
  typeOf(expression: SyntaxNode | null | undefined, steps = 0): string | undefined {
    if (!expression || steps > mostSteps) return undefined;
    const {name, firstChild, lastChild} = expression;
    switch (name) {
      case 'Identifier': {
        const type = this.names.resolve(this.text(expression));
        return type === '' ? undefined : type;
      }
      case 'SubscriptExpression':
      case 'BinaryExpression':
        return this.typeOf(firstChild, steps + 1);
      case 'PointerExpression':
        return this.typeOf(lastChild, steps + 1);
      case 'ParenthesizedExpression':
        return this.typeOf(firstChild?.nextSibling, steps + 1);
      case 'CastExpression':
        return this.named({
          name: expression,
          type: expression.getChild('TypeDescriptor')?.getChild('TypeIdentifier') ?? undefined,
        });
      case 'FieldExpression': {
        const field = expression.getChild('FieldIdentifier');
        if (!field) return undefined;
        const known = members[this.typeOf(firstChild, steps + 1) ?? ''];
        // A member of a structure of the program.
        return known ? known[this.text(field)]?.type : this.names.members.get(this.text(field));
      }
      default:
        return undefined;
    }
  }

  /** The type of the structure that a designator such as `.lon` in an initializer belongs to, if the initializer is in no other. */
  typeOfInitializer(designator: SyntaxNode): string | undefined {
    const list = designator.parent?.parent?.parent;
    const owner = list?.name === 'InitializerList' ? list.parent : list;
    const [declared] = owner?.name === 'InitDeclarator' && owner.parent ? declarationsIn(owner.parent, shape) : [];
    if (declared) return this.named(declared);
    const type = owner?.getChild('TypeDescriptor')?.getChild('TypeIdentifier') ?? owner?.getChild('TypeIdentifier');
    return type ? this.text(type) : undefined;
  }
}
