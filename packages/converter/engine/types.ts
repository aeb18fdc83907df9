import type {SyntaxNode} from '@lezer/common';
import {childrenOf} from '../syntax';
import type {Binding, Declaration, Program} from './names';

/** The type of an expression inside another one. */
export type TypeOf = (expression: SyntaxNode | null | undefined) => string | undefined;

/**
 * Which part of an expression has its type. A `member` has the type of the fields and methods of its name, and so has a `field`
 * where no variable has its name.
 */
type Part = 'field' | 'first' | 'inner' | 'last' | 'member' | 'type' | 'variable';

/** What a language says about types. */
export interface Typing {
  /** The expressions that have types, by the names of their nodes. */
  readonly expressions: Readonly<Record<string, Part | ((node: SyntaxNode, typeOf: TypeOf) => string | undefined)>>;
  /** The nodes of types. */
  readonly types: RegExp;
  /** What a type is called; undefined if a variable of it may have any type. */
  readonly nameOf: (type: SyntaxNode) => string | undefined;
}

/** How deep expressions are followed. */
const mostSteps = 12;

/** The types of a program's expressions, as far as its declarations name them. */
export class Types {
  private readonly known = new Map<Binding, string | undefined>();
  /** The types of fields and methods; undefined where declarations differ. */
  private fields: Map<string, string | undefined> | undefined;

  constructor(
    private readonly program: Program,
    private readonly typing: Typing,
    private readonly text: (node: SyntaxNode) => string,
  ) {}

  /** The type of an expression; undefined if no declaration tells. */
  typeOf(node: SyntaxNode | null | undefined, steps = 0): string | undefined {
    if (!node || steps > mostSteps) return undefined;
    const {expressions, types, nameOf} = this.typing;
    const of: TypeOf = (inner) => this.typeOf(inner, steps + 1);
    const part = Object.hasOwn(expressions, node.name) ? expressions[node.name] : undefined;
    if (typeof part === 'function') return part(node, of);
    const binding = part === 'variable' || part === 'field' ? this.program.bindingOf(node) : undefined;
    if (binding || part === 'variable') return this.ofBinding(binding, steps);
    if (part === 'field') return this.ofMember(node);
    if (part === 'member') return this.ofMember(node.lastChild);
    if (part === 'first') return of(node.firstChild);
    if (part === 'inner') return of(node.firstChild?.nextSibling);
    if (part === 'last') return of(node.lastChild);
    const type = part && childrenOf(node).findLast(({name}) => types.test(name));
    return type && nameOf(type);
  }

  /** The type that all fields and methods of a name have. */
  ofMember(member: SyntaxNode | null | undefined): string | undefined {
    if (!this.fields) {
      this.fields = new Map();
      for (const each of this.program.members) {
        const name = this.text(each.name);
        const type = this.ofDeclaration(each, 0);
        this.fields.set(name, !this.fields.has(name) || this.fields.get(name) === type ? type : undefined);
      }
    }
    return member ? this.fields.get(this.text(member)) : undefined;
  }

  /** The type of what a name holds. */
  ofBinding(binding: Binding | undefined, steps = 0): string | undefined {
    if (!binding || this.known.has(binding)) return binding && this.known.get(binding);
    // A type may contain itself.
    this.known.set(binding, undefined);
    const type = this.ofDeclaration(binding.declarations.at(-1), steps);
    this.known.set(binding, type);
    return type;
  }

  /** The type that a declaration names, or the one of its value. */
  ofDeclaration(declaration: Partial<Declaration> | undefined, steps = 0): string | undefined {
    const {type, value} = declaration ?? {};
    return type ? this.typing.nameOf(type) : this.typeOf(value, steps + 1);
  }
}
