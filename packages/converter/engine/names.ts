import type {SyntaxNode} from '@lezer/common';
import type {Range} from '../conversion';
import {childrenOf, walk} from '../syntax';

/** What a grammar calls the parts of a declaration. */
export interface Shape {
  readonly name: RegExp;
  readonly type?: RegExp;
  /** Nodes that declare one name, which is the first in them, such as `*a[2]` in C. */
  readonly inner?: RegExp;
  /** The sign between the names and their values. */
  readonly sign?: RegExp;
}

/** A name that code declares, with its type, or what it is called, and its value. */
export interface Declaration {
  readonly name: SyntaxNode;
  readonly type?: SyntaxNode | string | null | undefined;
  readonly value?: SyntaxNode | null | undefined;
  /** Whether the name holds in the whole function. */
  readonly isOfFunction?: boolean;
}

/** A name of a scope, with its declarations and the places that use it. */
export interface Binding {
  readonly name: string;
  readonly declarations: Declaration[];
  readonly uses: SyntaxNode[];
}

/** Where a language declares names, and where they hold. */
export interface Grammar {
  /** Nodes that open a scope: names that are declared inside end with the node. The root of a program opens one, too. */
  readonly scopes: RegExp;
  /** The scopes that are whole functions, or the program. */
  readonly functions?: RegExp;
  /** Whether variables hold in their whole scope. Otherwise, only those of the program do, and others hold from their end on. */
  readonly hoists?: boolean;
  /** Whether a node uses a name. */
  readonly uses: (node: SyntaxNode) => boolean;
  /** Nodes that declare variables. A function declares its name in the scope around it. */
  readonly variables: RegExp;
  /** Fields, and methods with the types of their results. A program can use them before it declares them, on any object. */
  readonly members?: RegExp;
  readonly shape: Shape;
  /** How the nodes declare names that have another shape, by the names of the nodes. */
  readonly readers?: Readonly<Record<string, (node: SyntaxNode) => readonly Declaration[]>>;
}

/** How deep a declaration is read for names. */
const mostLevels = 12;

/** The names that a node declares. An embedded field of Go has only a type, so it declares nothing. */
export function declarationsIn(node: SyntaxNode, shape: Shape, around?: SyntaxNode, level = 0): Declaration[] {
  const names: SyntaxNode[] = [];
  const values: SyntaxNode[] = [];
  const nested: Declaration[] = [];
  let type = around;
  let isBehind = false;
  const isAlone = shape.inner?.test(node.name) === true;
  for (const child of childrenOf(node)) {
    isBehind ||= isAlone && names.length + nested.length > 0;
    if (shape.sign?.test(child.name)) isBehind = true;
    else if (isBehind && /^[A-Z]/.test(child.name)) values.push(child);
    else if (isBehind) continue;
    else if (shape.name.test(child.name)) names.push(child);
    else if (shape.inner?.test(child.name) && level < mostLevels)
      nested.push(...declarationsIn(child, shape, type, level + 1));
    else if (shape.type?.test(child.name)) type = child;
  }
  return [...names.map((name, index) => ({name, type, value: values[index]})), ...nested];
}

/** A program whose names are resolved, in a time that doesn't depend on how deep they are. */
export class Program {
  /** Every node of the program, outermost first. */
  readonly nodes: SyntaxNode[] = [];
  /** The fields and methods that the program declares. */
  readonly members: Declaration[] = [];
  /** Names that are used and declared nowhere. */
  readonly globals = new Set<string>();
  private readonly open: {readonly node: SyntaxNode; readonly names: Map<string, Binding>}[] = [];
  private readonly found = new Map<number, Binding>();
  /** Where the bindings of each name hold, and where each name is used. */
  private readonly holding = new Map<string, (Range & {readonly binding: Binding})[]>();
  private readonly used = new Map<string, SyntaxNode[]>();

  constructor(
    readonly root: SyntaxNode,
    private readonly grammar: Grammar,
    readonly text: (range: Range) => string,
  ) {
    const {scopes, uses, variables, members} = grammar;
    walk(root, {
      enter: (node) => {
        this.nodes.push(node);
        if (members?.test(node.name)) this.members.push(...this.declared(node));
        if (variables.test(node.name)) for (const each of this.declared(node)) this.declare(each, node);
        if (scopes.test(node.name)) this.open.push({node, names: new Map()});
        if (uses(node)) add(this.used, text(node), node);
      },
      leave: (node) => {
        if (scopes.test(node.name)) this.open.pop();
      },
    });
    for (const [name, places] of this.used) this.resolve(name, places);
  }

  /** The binding that a name declares or refers to; undefined for a global name. */
  bindingOf(name: SyntaxNode): Binding | undefined {
    return this.found.get(name.from);
  }

  get bindings(): ReadonlySet<Binding> {
    return new Set(this.found.values());
  }

  private declared(node: SyntaxNode): readonly Declaration[] {
    const {readers = {}, shape} = this.grammar;
    return Object.hasOwn(readers, node.name) ? (readers[node.name]?.(node) ?? []) : declarationsIn(node, shape);
  }

  private declare(declaration: Declaration, owner: SyntaxNode): void {
    const {functions, hoists} = this.grammar;
    const scope = declaration.isOfFunction
      ? this.open.findLast(({node}) => functions?.test(node.name))
      : this.open.at(-1);
    if (!scope) return;
    const name = this.text(declaration.name);
    const isWhole = hoists === true || scope === this.open[0];
    const known = isWhole ? scope.names.get(name) : undefined;
    const binding = known ?? {name, declarations: [], uses: []};
    binding.declarations.push(declaration);
    this.found.set(declaration.name.from, binding);
    scope.names.set(name, binding);
    const from = isWhole ? scope.node.from : owner.to;
    if (!known) add(this.holding, name, {from, to: scope.node.to, binding});
  }

  /** Finds the bindings of the places that use a name, both in the order of the text. */
  private resolve(name: string, places: readonly SyntaxNode[]): void {
    const holding = (this.holding.get(name) ?? []).sort((a, b) => a.from - b.from || b.to - a.to);
    const around: typeof holding = [];
    let next = 0;
    for (const place of places.filter(({from}) => !this.found.has(from))) {
      for (let each = holding[next]; each && each.from <= place.from; each = holding[(next += 1)]) around.push(each);
      while ((around.at(-1)?.to ?? Infinity) <= place.from) around.pop();
      const binding = around.at(-1)?.binding;
      binding?.uses.push(place);
      if (binding) this.found.set(place.from, binding);
      else this.globals.add(name);
    }
  }
}

function add<Value>(lists: Map<string, Value[]>, name: string, value: Value): void {
  const known = lists.get(name);
  if (known) known.push(value);
  else lists.set(name, [value]);
}
