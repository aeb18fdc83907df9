import type {SyntaxNode} from '@lezer/common';
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

/** A name that code declares, with its type and its value. */
export interface Declaration {
  readonly name: SyntaxNode;
  readonly type?: SyntaxNode | undefined;
  readonly value?: SyntaxNode | undefined;
  /** Where the name holds, if not in the innermost scope: in the scope around the one that its node opens, or in the function. */
  readonly in?: 'around' | 'function';
}

/** A name of a scope, with its declarations and the places that use it. */
export interface Binding {
  readonly name: string;
  readonly declarations: Declaration[];
  readonly uses: SyntaxNode[];
}

/** How the nodes of a grammar declare names, by the names of these nodes. */
type Readers = Readonly<Record<string, Shape | ((node: SyntaxNode) => readonly Declaration[])>>;

/** Where a language declares names, and where they hold. */
export interface Grammar {
  /** Nodes that open a scope: names that are declared inside end with the node. The root of a program opens one, too. */
  readonly scopes: RegExp;
  /** The scopes that are whole functions, or the program. */
  readonly functions?: RegExp;
  /** Whether variables hold in their whole scope. Otherwise, only those of the program do, and others hold from their end on. */
  readonly hoists?: boolean;
  /** Nodes that use a name. */
  readonly uses: (node: SyntaxNode) => boolean;
  readonly variables: Readers;
  /** Fields, and methods with the types of their results. A program can use them before it declares them, on any object. */
  readonly members?: Readers;
}

/** A program whose names are resolved. */
export interface Program {
  readonly root: SyntaxNode;
  /** Every node of the program, outermost first. */
  readonly nodes: readonly SyntaxNode[];
  /** The binding that a name declares or refers to; undefined for a global name. */
  readonly bindingOf: (name: SyntaxNode) => Binding | undefined;
  readonly bindings: ReadonlySet<Binding>;
  /** Names that are used and declared nowhere. */
  readonly globals: ReadonlySet<string>;
  readonly members: readonly Declaration[];
}

/** A scope that is open, or the part of it in which a binding holds. */
interface Scope {
  readonly from: number;
  readonly to: number;
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

/** The names that a node declares by a table. */
function declared(readers: Readers, node: SyntaxNode): readonly Declaration[] {
  const reader = Object.hasOwn(readers, node.name) ? readers[node.name] : undefined;
  return typeof reader === 'function' ? reader(node) : reader ? declarationsIn(node, reader) : [];
}

/** Resolves the names of a syntax tree. It takes the same time at any depth. */
export function resolveNames(root: SyntaxNode, grammar: Grammar, text: (node: SyntaxNode) => string): Program {
  const {scopes, functions, hoists, variables, members = {}} = grammar;
  const nodes: SyntaxNode[] = [];
  const fields: Declaration[] = [];
  const open: (Scope & {readonly names: Map<string, Binding>; readonly isFunction: boolean})[] = [];
  const found = new Map<number, Binding>();
  const held = new Map<string, (Scope & {readonly binding: Binding})[]>();
  const used = new Map<string, SyntaxNode[]>();
  const declare = (declaration: Declaration, owner: SyntaxNode): void => {
    const isFunction = declaration.in === 'function';
    const scope = isFunction
      ? open.findLast((each) => each.isFunction)
      : open.at(declaration.in === 'around' ? -2 : -1);
    if (!scope) return;
    const isWhole = hoists === true || scope === open[0];
    const name = text(declaration.name);
    const known = isWhole ? scope.names.get(name) : undefined;
    const binding = known ?? {name, declarations: [], uses: []};
    binding.declarations.push(declaration);
    found.set(declaration.name.from, binding);
    if (known) return;
    scope.names.set(name, binding);
    add(held, name, {from: isWhole ? scope.from : owner.to, to: scope.to, binding});
  };
  walk(root, {
    enter: (node) => {
      nodes.push(node);
      if (scopes.test(node.name))
        open.push({from: node.from, to: node.to, names: new Map(), isFunction: functions?.test(node.name) === true});
      fields.push(...declared(members, node));
      for (const each of declared(variables, node)) declare(each, node);
      if (grammar.uses(node)) add(used, text(node), node);
    },
    leave: (node) => {
      if (scopes.test(node.name)) open.pop();
    },
  });
  for (const [name, uses] of used) {
    const holding = (held.get(name) ?? []).sort((a, b) => a.from - b.from || b.to - a.to);
    const around: typeof holding = [];
    let next = 0;
    for (const use of uses.filter(({from}) => !found.has(from))) {
      for (let scope = holding[next]; scope && scope.from <= use.from; scope = holding[(next += 1)]) around.push(scope);
      while ((around.at(-1)?.to ?? Infinity) <= use.from) around.pop();
      const binding = around.at(-1)?.binding;
      binding?.uses.push(use);
      if (binding) found.set(use.from, binding);
    }
  }
  const globals = new Set(
    [...used].filter(([, uses]) => uses.some(({from}) => !found.has(from))).map(([name]) => name),
  );
  return {
    root,
    nodes,
    bindings: new Set(found.values()),
    globals,
    members: fields,
    bindingOf: ({from}) => found.get(from),
  };
}

function add<Value>(lists: Map<string, Value[]>, name: string, value: Value): void {
  const known = lists.get(name);
  if (known) known.push(value);
  else lists.set(name, [value]);
}
