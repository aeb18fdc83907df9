import type {SyntaxNode} from '@lezer/common';
import {firstArgument, type Library} from './library';
import {valueFor} from './modules';
import type {Binding, Program} from '../engine/names';

/** How deep an object may be in others. */
const mostMembers = 8;

/** The variable that an object is a member of, or that it is. */
function rootOf(object: SyntaxNode | null): SyntaxNode | undefined {
  let node = object;
  for (let depth = 0; node?.name === 'MemberExpression' && depth < mostMembers; depth += 1) node = node.firstChild;
  return node?.name === 'VariableName' ? node : undefined;
}

/** Objects that the program takes from other modules, or makes itself so that they are not h3-js. */
export class Others {
  /** The strings that name the modules that variables come from. */
  private readonly sources = new Map<Binding, SyntaxNode>();
  /** The values that variables are declared with. */
  private readonly values = new Map<Binding, SyntaxNode>();

  constructor(
    private readonly program: Program,
    private readonly library: Library,
    private readonly text: (node: SyntaxNode) => string,
  ) {
    for (const node of program.nodes) {
      if (node.name !== 'VariableDefinition') continue;
      const binding = program.bindingOf(node);
      const value = valueFor(node);
      const source = value ? this.loadedBy(value) : importOf(node);
      if (binding && value) this.values.set(binding, value);
      if (binding && source) this.sources.set(binding, source);
    }
  }

  /** Whether an object that has a function of a name is one that the program makes itself. */
  isOwn(object: SyntaxNode | null, name: string): boolean {
    const binding = object?.name === 'VariableName' ? this.program.bindingOf(object) : undefined;
    const value = binding && this.values.get(binding);
    // `new` makes no h3-js, which has no classes, but a `Proxy` may stand for it.
    const made = object?.name === 'NewExpression' ? object : value;
    return (made?.name === 'NewExpression' && !/^new\s+Proxy\b/.test(this.text(made))) || this.hasKey(value, name);
  }

  /** The string that names the module that an object comes from. */
  sourceOf(object: SyntaxNode): SyntaxNode | undefined {
    const root = rootOf(object);
    const owner = root && this.program.bindingOf(root);
    return owner ? this.sources.get(owner) : this.loadedBy(object);
  }

  /** Whether an object of the program itself names a function, as `grid` does in `const grid = {kRing: h3.kRing}`. */
  private hasKey(value: SyntaxNode | undefined, name: string): boolean {
    return (
      value?.name === 'ObjectExpression' &&
      value.getChildren('Property').some((property) => this.text(property.firstChild ?? property) === name)
    );
  }

  /** The string that names the module that an expression loads. */
  private loadedBy(value: SyntaxNode): SyntaxNode | undefined {
    if (!this.library.loadsOther(value)) return undefined;
    const inner = value.name === 'AwaitExpression' ? value.lastChild : value;
    const module = inner?.name === 'DynamicImport' ? inner.getChild('String') : inner && firstArgument(inner);
    return module?.name === 'String' ? module : undefined;
  }
}

/** The string that names the module that a name is imported from. */
function importOf({parent}: SyntaxNode): SyntaxNode | undefined {
  const statement = parent?.name === 'ImportGroup' ? parent.parent : parent;
  return statement?.name === 'ImportDeclaration' ? (statement.getChild('String') ?? undefined) : undefined;
}
