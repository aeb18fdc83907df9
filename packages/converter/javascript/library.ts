import type {SyntaxNode} from '@lezer/common';
import type {ExportsOf} from '../types';
import {isFormerModule, isH3Module, specifiersOf, valueFor} from './modules';
import type {Binding, Program} from '../engine/names';

/** Parentheses, `await`, `as`, and calls of a bundler that may stand around the library. */
const mostWrappers = 10;
/** Functions that return a module, also those of test libraries. */
const loaders = /^(?:require|requireActual|requireMock|importActual|importMock|createMockFromModule)$/;

/** How deep an object may be in others. */
const mostMembers = 8;

const globalObjects = new Set(['window', 'globalThis', 'self', 'global']);

/** Which expressions of a program are h3-js, and which of its variables hold it or one of its functions. */
export class Library {
  /** The strings that name h3-js in an import, an export, `require(…)`, or `import(…)`. */
  readonly modules: readonly SyntaxNode[];
  /** The strings that name `h3-js/legacy`, or an alias of the package of 3.x, whose names stay. */
  readonly formerModules: readonly SyntaxNode[];
  /** Whether the program imports anything. */
  readonly hasModules: boolean;
  /** What variables hold, by the names under which the library exports it: `default` is the library itself. */
  private readonly held = new Map<Binding, string>();
  /** Targets that hold the library if a binding does. */
  private readonly dependents = new Map<Binding, SyntaxNode[]>();
  /** Variables without a declaration that get the library, as in `h3 = require('h3-js')`. */
  private readonly undeclared = new Set<string>();

  constructor(
    private readonly program: Program,
    private readonly code: string,
    readonly exportsOf: ExportsOf = () => undefined,
  ) {
    const modules = program.nodes.filter((node) => this.isSpecifier(node));
    this.hasModules = modules.length > 0;
    this.modules = modules.filter((node) => this.isModule(node));
    this.formerModules = modules.filter((node) => isFormerModule(this.text(node).slice(1, -1)));
    this.findOrigins();
  }

  /** Whether an expression is a module whose names of 3.x stay. */
  isFormer(node: SyntaxNode | null): boolean {
    const source = node?.name === 'VariableName' ? this.sourceOf(node) : undefined;
    return source !== undefined && isFormerModule(this.text(source).slice(1, -1));
  }

  /** The string that names the module that an object, or the one that it is a member of, comes from. */
  sourceOf(object: SyntaxNode): SyntaxNode | undefined {
    let root: SyntaxNode | null = object;
    for (let depth = 0; root?.name === 'MemberExpression' && depth < mostMembers; depth += 1) root = root.firstChild;
    const binding = root?.name === 'VariableName' ? this.program.bindingOf(root) : undefined;
    if (!binding) return this.loadedBy(object);
    const sources = binding.declarations.map(({name, value}) => (value ? this.loadedBy(value) : importOf(name)));
    return sources.findLast((source) => source !== undefined);
  }

  /** Whether an object that has a function of a name is one that the program makes itself. */
  isOwn(object: SyntaxNode | null, name: string): boolean {
    const binding = object?.name === 'VariableName' ? this.program.bindingOf(object) : undefined;
    const value = binding?.declarations.findLast((each) => each.value)?.value;
    // `new` makes no h3-js, which has no classes, but a `Proxy` may stand for it.
    const made = object?.name === 'NewExpression' ? object : value;
    if (made?.name === 'NewExpression' && !/^new\s+Proxy\b/.test(this.text(made))) return true;
    // `const grid = {kRing: h3.kRing}`
    const properties = value?.name === 'ObjectExpression' ? value.getChildren('Property') : [];
    return properties.some((property) => this.text(property.firstChild ?? property) === name);
  }

  /** Whether a string names h3-js. */
  isModule(node: SyntaxNode | null): boolean {
    const name = node?.name === 'String' ? this.text(node).slice(1, -1) : '';
    return (isH3Module(name) && !isFormerModule(name)) || (name !== '' && this.exportsOf(name) === 'all');
  }

  /** Whether an expression is the library: an import, a `require`, or a variable that holds it. */
  isLibrary(node: SyntaxNode | null): boolean {
    const root = this.rootOf(node);
    return root === 'library' || this.isHeld(root);
  }

  /** Whether a name stands for a variable that holds the library, also in `{h3}`. */
  holds(name: SyntaxNode): boolean {
    // `h3.kRing` begins where `h3` does.
    return !name.firstChild && this.isHeld(this.program.bindingOf(name));
  }

  /** The 3.x name of the function that a binding holds. */
  functionOf(binding: Binding | undefined): string | undefined {
    return binding && !this.isHeld(binding) ? this.held.get(binding) : undefined;
  }

  private isHeld(binding: Binding | undefined): boolean {
    return binding !== undefined && this.held.get(binding) === 'default';
  }

  private text(node: SyntaxNode): string {
    return this.code.slice(node.from, node.to);
  }

  private isSpecifier(node: SyntaxNode): boolean {
    const {parent} = node;
    if (node.name !== 'String' || !parent) return false;
    if (['ImportDeclaration', 'ExportDeclaration', 'DynamicImport'].includes(parent.name)) return true;
    return parent.name === 'ArgList' && this.isLoader(parent.parent);
  }

  /** Whether a call returns a module: `require(…)`, or `jest.requireActual(…)`. */
  private isLoader(call: SyntaxNode | null): boolean {
    const callee = call?.name === 'CallExpression' ? call.firstChild : null;
    const name = callee?.name === 'MemberExpression' ? callee.lastChild : callee;
    return name !== null && loaders.test(this.text(name));
  }

  /** The string that names the module that an expression loads, as in `await import('./grid')`. */
  private loadedBy(value: SyntaxNode): SyntaxNode | undefined {
    const inner = value.name === 'AwaitExpression' ? value.lastChild : value;
    const argument = inner && this.isLoader(inner) ? firstArgument(inner) : null;
    const module = inner?.name === 'DynamicImport' ? inner.getChild('String') : argument;
    return module?.name === 'String' ? module : undefined;
  }

  /** What decides whether an expression is the library: nothing more, or what a variable holds. */
  private rootOf(node: SyntaxNode | null): 'library' | Binding | undefined {
    let inner = node;
    for (let wrappers = 0; inner && wrappers < mostWrappers; wrappers += 1) {
      if (inner.name === 'VariableName') {
        const binding = this.program.bindingOf(inner);
        // A script that a page loads: the library is the global `h3`.
        const name = this.text(inner);
        const isGlobal = this.undeclared.has(name) || (name === 'h3' && this.modules.length === 0);
        return binding ?? (isGlobal ? 'library' : undefined);
      }
      if (this.loadsLibrary(inner)) return 'library';
      inner = this.unwrapped(inner);
    }
    return undefined;
  }

  /** Whether an expression names the library without a variable: `import(…)`, `require(…)`, or `window.h3`. */
  private loadsLibrary(node: SyntaxNode): boolean {
    if (node.name === 'DynamicImport') return this.isModule(node.getChild('String'));
    const callee = node.firstChild;
    if (node.name === 'CallExpression') {
      return this.isLoader(node) && this.isModule(firstArgument(node));
    }
    const property = node.name === 'MemberExpression' ? node.getChild('PropertyName') : null;
    return (
      property !== null &&
      this.text(property) === 'h3' &&
      callee?.name === 'VariableName' &&
      globalObjects.has(this.text(callee)) &&
      this.modules.length === 0
    );
  }

  /** The expression that has the same value as the one around it. */
  private unwrapped(node: SyntaxNode): SyntaxNode | null {
    switch (node.name) {
      case 'ParenthesizedExpression':
        return node.firstChild?.nextSibling ?? null;
      case 'AwaitExpression':
        return node.lastChild;
      case 'BinaryExpression':
        return node.getChild('as') ? node.firstChild : null;
      case 'PostfixExpression':
        return node.firstChild;
      case 'MemberExpression': {
        const property = node.getChild('PropertyName');
        return property && this.text(property) === 'default' ? node.firstChild : null;
      }
      default:
        return null;
    }
  }

  /** Finds which variables hold the library or one of its functions. */
  private findOrigins(): void {
    const found: SyntaxNode[] = [];
    for (const node of this.program.nodes) {
      if (node.name === 'ImportDeclaration') this.readImport(node, found);
      else if (node.name === 'CallExpression') this.depend(this.thenParameter(node), this.thenObject(node), found);
      else if (node.parent?.name === 'VariableDeclaration' || node.parent?.name === 'AssignmentExpression') {
        this.depend(node, valueFor(node), found);
      }
    }
    // A variable can hold what another variable holds.
    for (let target = found.pop(); target; target = found.pop()) this.assignLibrary(target, found);
  }

  /** Notes a target that holds the library if a value is it. */
  private depend(target: SyntaxNode | undefined, value: SyntaxNode | undefined, found: SyntaxNode[]): void {
    const root = target && value ? this.rootOf(value) : undefined;
    if (!target || !root) return;
    if (root === 'library' || this.isHeld(root)) found.push(target);
    else {
      const known = this.dependents.get(root);
      if (known) known.push(target);
      else this.dependents.set(root, [target]);
    }
  }

  /** Notes a variable that holds what the library exports under a name: the library itself if the name is `default`. */
  private hold(binding: Binding | undefined, found: SyntaxNode[], name = 'default'): void {
    if (!binding || this.isHeld(binding)) return;
    this.held.set(binding, name);
    if (name === 'default') found.push(...(this.dependents.get(binding) ?? []));
  }

  private readImport(node: SyntaxNode, found: SyntaxNode[]): void {
    if (!this.isModule(node.getChild('String'))) return;
    for (const definition of node.getChildren('VariableDefinition')) {
      this.hold(this.program.bindingOf(definition), found);
    }
    for (const {imported, local} of specifiersOf(node.getChild('ImportGroup'))) {
      this.hold(this.program.bindingOf(local), found, this.text(imported));
    }
  }

  /** The object of `object.then(…)`. */
  private thenObject(call: SyntaxNode): SyntaxNode | undefined {
    const member = call.firstChild;
    const method = member?.name === 'MemberExpression' ? member.getChild('PropertyName') : null;
    return method && this.text(method) === 'then' ? (member?.firstChild ?? undefined) : undefined;
  }

  /** The parameter of the callback in `import('h3-js').then((h3) => …)`. */
  private thenParameter(call: SyntaxNode): SyntaxNode | undefined {
    const target = firstArgument(call)?.getChild('ParamList')?.firstChild;
    return (target?.name === '(' ? target.nextSibling : target) ?? undefined;
  }

  private assignLibrary(target: SyntaxNode, found: SyntaxNode[]): void {
    if (target.name === 'VariableDefinition') this.hold(this.program.bindingOf(target), found);
    else if (target.name === 'VariableName') {
      const binding = this.program.bindingOf(target);
      if (binding) this.hold(binding, found);
      else this.undeclared.add(this.text(target));
    } else if (target.name === 'ObjectPattern') {
      for (const property of target.getChildren('PatternProperty')) {
        const definition = property.getChild('VariableDefinition');
        const binding = definition && this.program.bindingOf(definition);
        const key = property.getChild('PropertyName') ?? definition;
        const isRest = property.getChild('Spread') !== null;
        if (binding && key && !isRest) this.hold(binding, found, this.text(key));
      }
    }
  }
}

/** The first argument of a call. */
export function firstArgument(call: SyntaxNode): SyntaxNode | null {
  return call.getChild('ArgList')?.firstChild?.nextSibling ?? null;
}

/** The string that names the module that a name is imported from. */
function importOf({parent}: SyntaxNode): SyntaxNode | undefined {
  const statement = parent?.name === 'ImportGroup' ? parent.parent : parent;
  return statement?.name === 'ImportDeclaration' ? (statement.getChild('String') ?? undefined) : undefined;
}
