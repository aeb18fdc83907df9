import type {SyntaxNode} from '@lezer/common';
import {likeH3} from '../engine/candidates';
import {firstArgument, type Library} from './library';
import {valueFor} from './modules';
import type {Binding, Program} from './scopes';

/** Modules of the program itself, which may pass h3-js on: paths, also those that a bundler completes, and names such as `h3`. */
const ownModule = /^(?:[.~#/]|@\/|[^@/]+\/)|(?:^|\/)h3(?:\.\w+)?$/i;

/** A module that the project builds of its own modules: `../../build/index`. */
const ownBuild = /^\.[./]*\/(?:\w+\/)*(?:build|dist)(?:\/|$)/;

/** How deep an object may be in others. */
const mostMembers = 8;

/** The variable that an object is a member of, or that it is. */
function rootOf(object: SyntaxNode | null): SyntaxNode | undefined {
  let node = object;
  for (let depth = 0; node?.name === 'MemberExpression' && depth < mostMembers; depth += 1) node = node.firstChild;
  return node?.name === 'VariableName' ? node : undefined;
}

/** Objects that the program takes from elsewhere or makes itself, so that they are not h3-js. */
export class Others {
  /** The modules that variables come from. */
  private readonly sources = new Map<Binding, string>();
  /** The enumerations of the program. */
  private readonly enums = new Set<string>();
  /** The values that variables are declared with. */
  private readonly values = new Map<Binding, SyntaxNode>();

  constructor(
    private readonly program: Program,
    private readonly library: Library,
    private readonly text: (node: SyntaxNode) => string,
  ) {
    for (const node of program.nodes) {
      const ofEnum = node.name === 'EnumDeclaration' ? node.getChild('TypeDefinition') : null;
      if (ofEnum) this.enums.add(text(ofEnum));
      if (node.name !== 'VariableDefinition') continue;
      const binding = program.bindingAt(node);
      const value = valueFor(node);
      const source = value ? this.sourceOf(value) : this.importOf(node);
      if (binding && value) this.values.set(binding, value);
      if (binding && source !== undefined) this.sources.set(binding, source);
    }
  }

  /** Whether an object that has a function of a name is surely not h3-js. */
  isOther(object: SyntaxNode | null, name: string): boolean {
    if (object?.name === 'NewExpression') return this.isNewObject(object);
    if (object && this.enums.has(this.text(object))) return true;
    const root = rootOf(object);
    const owner = root && this.program.bindingOf(root);
    // What the project builds itself is told where it exports h3-js.
    if (owner && ownBuild.test(this.sources.get(owner) ?? '')) return true;
    const binding = object?.name === 'VariableName' ? owner : undefined;
    if (!binding || !object) return false;
    const source = this.sources.get(binding);
    if (source !== undefined) return !ownModule.test(source) || !likeH3.test(this.text(object));
    const value = this.values.get(binding);
    return (value?.name === 'NewExpression' && this.isNewObject(value)) || this.hasKey(value, name);
  }

  /** Whether an object of the program itself names a function, as `grid` does in `const grid = {kRing: h3.kRing}`. */
  private hasKey(value: SyntaxNode | undefined, name: string): boolean {
    return (
      value?.name === 'ObjectExpression' &&
      value.getChildren('Property').some((property) => this.text(property.firstChild ?? property) === name)
    );
  }

  /** Whether `new` makes an object that isn't h3-js, which has no classes. A `Proxy` may stand for it. */
  private isNewObject(node: SyntaxNode): boolean {
    const made = node.firstChild?.nextSibling;
    return made !== null && made !== undefined && this.text(made) !== 'Proxy';
  }

  /** The module that an expression loads. */
  private sourceOf(value: SyntaxNode): string | undefined {
    if (!this.library.loadsOther(value)) return undefined;
    const inner = value.name === 'AwaitExpression' ? value.lastChild : value;
    const module = inner?.name === 'DynamicImport' ? inner.getChild('String') : inner && firstArgument(inner);
    return module?.name === 'String' ? this.text(module).slice(1, -1) : undefined;
  }

  /** The module that a name is imported from. */
  private importOf({parent}: SyntaxNode): string | undefined {
    const statement = parent?.name === 'ImportGroup' ? parent.parent : parent;
    const module = statement?.name === 'ImportDeclaration' ? statement.getChild('String') : null;
    return module ? this.text(module).slice(1, -1) : undefined;
  }
}
