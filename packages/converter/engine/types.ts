import type {SyntaxNode} from '@lezer/common';
import {Program, type Binding, type Grammar} from './names';

/** Returns the type of an expression inside another one. */
export type Inner = (expression: SyntaxNode | null | undefined) => string | undefined;

/** Reads the type of a node of a program. */
type TypeReader = (node: SyntaxNode, program: TypedProgram, inner: Inner) => string | undefined;

/** What an expression has its type from: a child, or the declarations of a variable or a member. */
type Source = 'first' | 'inner' | 'last' | 'member' | 'variable';

/** A grammar whose expressions have types. */
export interface TypedGrammar extends Grammar {
  /** The nodes of types. */
  readonly types?: RegExp;
  /** What a type is called; undefined if a variable of it may be anything. */
  readonly nameOf?: TypeReader;
  readonly expressions: Readonly<Record<string, Source | TypeReader>>;
}

/** How deep expressions are followed. */
const mostSteps = 12;

/** A program whose expressions have types, as far as its declarations tell. */
export class TypedProgram extends Program {
  private readonly known = new Map<Binding, string | undefined>();
  /** The types of fields and methods; undefined where declarations differ. */
  private fields: Map<string, string | undefined> | undefined;

  constructor(
    root: SyntaxNode,
    private readonly typing: TypedGrammar,
    text: Program['text'],
  ) {
    super(root, typing, text);
  }

  /** The name of a type, or of the type of an expression; undefined if no declaration tells. */
  typeOf(node: SyntaxNode | null | undefined, steps = 0): string | undefined {
    if (!node || steps > mostSteps) return undefined;
    const inner: Inner = (each) => this.typeOf(each, steps + 1);
    const {types, nameOf, expressions} = this.typing;
    if (types?.test(node.name)) return nameOf?.(node, this, inner);
    const source = Object.hasOwn(expressions, node.name) ? expressions[node.name] : undefined;
    if (typeof source === 'function') return source(node, this, inner);
    if (source === 'variable') return this.ofVariable(node, inner);
    if (source === 'member') return this.ofMember(node.lastChild);
    if (source === 'inner') return inner(node.firstChild?.nextSibling);
    return source && inner(source === 'first' ? node.firstChild : node.lastChild);
  }

  /** The type that all fields and methods of a name have. */
  ofMember(member: SyntaxNode | null | undefined): string | undefined {
    if (!this.fields) {
      this.fields = new Map();
      for (const {name: node, type} of this.members) {
        const name = this.text(node);
        const known = typeof type === 'string' ? type : this.typeOf(type);
        this.fields.set(name, !this.fields.has(name) || this.fields.get(name) === known ? known : undefined);
      }
    }
    return member ? this.fields.get(this.text(member)) : undefined;
  }

  /** The type that a variable is declared with, or that its value has. A name that nothing declares can be a member. */
  ofVariable(node: SyntaxNode, inner: Inner): string | undefined {
    const binding = this.bindingOf(node);
    if (!binding) return this.ofMember(node);
    if (!this.known.has(binding)) {
      // A type may contain itself.
      this.known.set(binding, undefined);
      const {type, value} = binding.declarations.findLast((each) => each.type) ?? binding.declarations.at(-1) ?? {};
      this.known.set(binding, typeof type === 'string' ? type : inner(type ?? value));
    }
    return this.known.get(binding);
  }
}
