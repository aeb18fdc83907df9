import type {SyntaxNode} from '@lezer/common';
import {declarationsIn, Names, type Declared, type Shape} from '../engine/names';
import {around, walk} from '../syntax';
import {members} from './facts';

/** How many nodes can be between a declaration and its function. */
const mostAround = 100;

/** Brackets, members, and casts that may stand between a variable and a member of it. */
const mostSteps = 12;

const shape: Shape = {
  name: /^(?:Field)?Identifier$/,
  type: /^(?:TypeIdentifier|PrimitiveType|StructSpecifier)$/,
  inner: /Declarator$/,
  first: /^InitDeclarator$/,
  sign: /^\[$/,
};

/** The declared name in a declarator such as `*verts[4] = …`. */
export function declaredName(declarator: SyntaxNode): SyntaxNode | undefined {
  return declarator.name.endsWith('Identifier') ? declarator : declarationsIn(declarator, shape)[0]?.name;
}

const scopes =
  /^(?:Program|FunctionDefinition|LambdaExpression|CompoundStatement|ForStatement|ForRangeLoop|CatchClause)$/;

/** What a declaration says about a variable. */
interface Variable {
  readonly type: string;
  readonly isLocal: boolean;
}

/** The types of the variables and members of a C program, as far as declarations name them. */
export class Declarations {
  /** A member stands for all members of this name. */
  private readonly fields = new Map<string, string>();
  readonly names: Names<Variable>;

  constructor(
    root: SyntaxNode,
    private readonly text: (node: SyntaxNode) => string,
  ) {
    // A variable can be used in its own initial value.
    const declared = (node: SyntaxNode): Declared<Variable>[] => {
      const isLocal = [...around(node, mostAround)].some(({parent}) => parent.name === 'FunctionDefinition');
      return this.typesIn(node).map(([name, type]) => ({name, meaning: () => ({type, isLocal})}));
    };
    this.names = new Names<Variable>({scopes, hoisted: {Declaration: declared, ParameterDeclaration: declared}});
    this.names.read(root);
    walk(root, {
      enter: (node) => {
        if (node.name === 'FieldDeclaration')
          for (const [name, type] of this.typesIn(node)) this.fields.set(name, type);
      },
    });
  }

  /** The names that a node declares, with their types without `const`, `*`, and `struct`. */
  private typesIn(node: SyntaxNode): [name: string, type: string][] {
    return declarationsIn(node, shape).flatMap(({name, type}) => {
      const named = type?.name === 'StructSpecifier' ? type.getChild('TypeIdentifier') : type;
      return named ? [[this.text(name), this.text(named)]] : [];
    });
  }

  /** The type of an expression, or of what it points to; undefined if no declaration tells. */
  typeOf(expression: SyntaxNode | null): string | undefined {
    const path: string[] = [];
    let node = expression;
    for (let steps = 0; node && steps < mostSteps; steps += 1) {
      if (node.name === 'Identifier') return this.follow(this.names.resolve(this.text(node))?.type, path);
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
      type = known ? known[name]?.type : this.fields.get(name);
    }
    return type;
  }

  /** The type of the structure that a designator such as `.lon` in an initializer belongs to, if the initializer is in no other. */
  typeOfInitializer(designator: SyntaxNode): string | undefined {
    const list = designator.parent?.parent?.parent;
    const owner = list?.name === 'InitializerList' ? list.parent : list;
    if (owner?.name === 'InitDeclarator') return owner.parent ? this.typesIn(owner.parent)[0]?.[1] : undefined;
    const type = owner?.getChild('TypeDescriptor')?.getChild('TypeIdentifier') ?? owner?.getChild('TypeIdentifier');
    return type ? this.text(type) : undefined;
  }
}
