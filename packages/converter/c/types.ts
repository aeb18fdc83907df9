import type {SyntaxNode} from '@lezer/common';
import {declarationsIn, type Shape} from '../engine/names';
import type {TypedGrammar} from '../engine/types';
import {members} from './facts';

const shape: Shape = {
  name: /^(?:Field)?Identifier$/,
  type: /^(?:TypeIdentifier|PrimitiveType|StructSpecifier)$/,
  inner: /Declarator$/,
};

/** The declared name in a declarator such as `*verts[4] = …`. */
export function declaredName(declarator: SyntaxNode): SyntaxNode | undefined {
  return declarator.name.endsWith('Identifier') ? declarator : declarationsIn(declarator, shape)[0]?.name;
}

/** The types of C, without `const`, `*`, and `struct`. An expression has the type of what it points to. */
export const grammar: TypedGrammar = {
  scopes: /^(?:Program|FunctionDefinition|LambdaExpression|CompoundStatement|For(?:Statement|RangeLoop)|CatchClause)$/,
  // A variable can be used in its own initial value.
  hoists: true,
  uses: ({name}) => name === 'Identifier',
  variables: /^(?:Parameter)?Declaration$/,
  members: /^FieldDeclaration$/,
  shape,
  types: /^(?:Type(?:Identifier|Descriptor)|PrimitiveType|StructSpecifier)$/,
  nameOf: (type, {text}) => text(type.getChild('TypeIdentifier') ?? type),
  expressions: {
    Identifier: 'variable',
    SubscriptExpression: 'first',
    BinaryExpression: 'first',
    PointerExpression: 'last',
    ParenthesizedExpression: 'inner',
    CastExpression: 'inner',
    CompoundLiteralExpression: (node, _, inner) => inner(node.getChild('TypeDescriptor') ?? node.firstChild),
    // The variable that a list initializes.
    InitDeclarator: 'first',
    PointerDeclarator: 'first',
    ArrayDeclarator: 'first',
    FieldExpression: ({firstChild, lastChild}, program, inner) => {
      const known = members[inner(firstChild) ?? ''];
      // Otherwise, it is a member of a structure of the program.
      return known && lastChild ? known[program.text(lastChild)]?.type : program.ofMember(lastChild);
    },
  },
};
