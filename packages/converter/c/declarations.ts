import type {SyntaxNode} from '@lezer/common';
import {declarationsIn, resolveNames, type Grammar, type Program, type Shape} from '../engine/names';
import {Types} from '../engine/types';
import {members} from './facts';

const shape: Shape = {
  name: /^(?:Field)?Identifier$/,
  type: /^(?:TypeIdentifier|PrimitiveType|StructSpecifier)$/,
  inner: /Declarator$/,
};

const grammar: Grammar = {
  scopes: /^(?:Program|FunctionDefinition|LambdaExpression|CompoundStatement|ForStatement|ForRangeLoop|CatchClause)$/,
  // A variable can be used in its own initial value.
  hoists: true,
  uses: ({name}) => name === 'Identifier',
  variables: {Declaration: shape, ParameterDeclaration: shape},
  members: {FieldDeclaration: shape},
};

/** The declared name in a declarator such as `*verts[4] = …`. */
export function declaredName(declarator: SyntaxNode): SyntaxNode | undefined {
  return declarator.name.endsWith('Identifier') ? declarator : declarationsIn(declarator, shape)[0]?.name;
}

/** The names of a C program, and the types of its expressions, or of what they point to, as in `points + 1`. */
export class Declarations {
  readonly program: Program;
  readonly types: Types;

  constructor(root: SyntaxNode, text: (node: SyntaxNode) => string) {
    this.program = resolveNames(root, grammar, text);
    this.types = new Types(
      this.program,
      {
        expressions: {
          Identifier: 'variable',
          SubscriptExpression: 'first',
          BinaryExpression: 'first',
          PointerExpression: 'last',
          ParenthesizedExpression: 'inner',
          CastExpression: 'type',
          CompoundLiteralExpression: 'type',
          FieldExpression: (node, typeOf) => {
            const field = node.getChild('FieldIdentifier');
            const known = members[typeOf(node.firstChild) ?? ''];
            // A member of a structure of the program.
            return field && known ? known[text(field)]?.type : this.types.ofMember(field);
          },
        },
        types: /^Type(?:Descriptor|Identifier)$/,
        // Without `const`, `*`, and `struct`.
        nameOf: (type) => {
          const name = /^(?:StructSpecifier|TypeDescriptor)$/.test(type.name) ? type.getChild('TypeIdentifier') : type;
          return name ? text(name) : undefined;
        },
      },
      text,
    );
  }

  /** The type of the structure that a designator such as `.lon` in an initializer belongs to, if the initializer is in no other. */
  typeOfInitializer(designator: SyntaxNode): string | undefined {
    const list = designator.parent?.parent?.parent;
    const owner = list?.name === 'InitializerList' ? list.parent : list;
    const [declared] = owner?.name === 'InitDeclarator' && owner.parent ? declarationsIn(owner.parent, shape) : [];
    return declared ? this.types.ofDeclaration(declared) : this.types.typeOf(owner);
  }
}
