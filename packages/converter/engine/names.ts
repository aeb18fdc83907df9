import type {SyntaxNode} from '@lezer/common';
import {childrenOf, walk} from '../syntax';

/** What a grammar calls the parts of a declaration. */
export interface Shape {
  readonly name: RegExp;
  readonly type: RegExp;
  /** Nodes between a declaration and its names, such as `*a[2]` in C. */
  readonly inner?: RegExp;
  /** Nodes in which only the first part has names: no sign separates it from the value. */
  readonly first?: RegExp;
  /** The sign between the names and their values. */
  readonly sign: RegExp;
}

/** A name that code declares, with its type and its value. */
export interface Declaration {
  readonly name: SyntaxNode;
  readonly type?: SyntaxNode | undefined;
  readonly value?: SyntaxNode | undefined;
  /** Where the name holds, if not in the innermost scope: in the scope around the one that its node opens, or in the function. */
  readonly in?: 'around' | 'function';
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
  readonly variables: Readers;
  /** Fields, and functions with the types of their results. A program can use them before it declares them, on any object. */
  readonly members?: Readers;
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
  const parts = childrenOf(node);
  for (const child of shape.first?.test(node.name) ? parts.slice(0, 1) : parts) {
    if (shape.sign.test(child.name)) isBehind = true;
    else if (isBehind && /^[A-Z]/.test(child.name)) values.push(child);
    else if (isBehind) continue;
    else if (shape.name.test(child.name)) names.push(child);
    else if (shape.inner?.test(child.name) && level < mostLevels)
      nested.push(...declarationsIn(child, shape, type, level + 1));
    else if (shape.type.test(child.name)) type = child;
  }
  return [...names.map((name, index) => ({name, type, value: values[index]})), ...nested];
}

/** The names that a node declares by a table. */
function declared(readers: Readers, node: SyntaxNode): readonly Declaration[] {
  const reader = Object.hasOwn(readers, node.name) ? readers[node.name] : undefined;
  return typeof reader === 'function' ? reader(node) : reader ? declarationsIn(node, reader) : [];
}

const keyOf = (node: SyntaxNode): string => `${node.from}:${node.to}:${node.name}`;

/** What the names of a program mean while it is walked. A look-up takes the same time at any depth. */
export class Names<Meaning> {
  /** What fields and results mean; undefined where declarations differ. */
  readonly members = new Map<string, Meaning | undefined>();
  private readonly scopes = new Map<string, ReadonlyMap<string, Meaning>>();
  /** What each name means in the scopes that are open. */
  private readonly meanings = new Map<string, Meaning[]>();
  /** The names that each open scope has. */
  private readonly open: string[][] = [[]];

  /**
   * @param meaningOf - returns what a declared name means
   *   - `owner`: the node that declares it
   *   - `known`: what the same scope has declared for this name before
   */
  constructor(
    private readonly grammar: Grammar,
    private readonly text: (node: SyntaxNode) => string,
    private readonly meaningOf: (declaration: Declaration, owner: SyntaxNode, known: Meaning | undefined) => Meaning,
  ) {}

  /** Reads the declarations that hold in their whole scopes. The declarations of the program hold from then on. */
  read(root: SyntaxNode): this {
    const open: {readonly names: Map<string, Meaning>; readonly isFunction: boolean}[] = [];
    const {scopes, functions, hoists, variables, members = {}} = this.grammar;
    walk(root, {
      enter: (node) => {
        if (scopes.test(node.name)) {
          const names = new Map<string, Meaning>();
          this.scopes.set(keyOf(node), names);
          open.push({names, isFunction: functions?.test(node.name) === true});
        }
        for (const each of declared(members, node)) {
          const name = this.text(each.name);
          const meaning = this.meaningOf(each, node, undefined);
          const isSame = !this.members.has(name) || this.members.get(name) === meaning;
          this.members.set(name, isSame ? meaning : undefined);
        }
        if (!hoists && open.length > 1) return;
        for (const each of declared(variables, node)) {
          const scope =
            each.in === 'function'
              ? open.findLast(({isFunction}) => isFunction)
              : open.at(each.in === 'around' ? -2 : -1);
          const name = this.text(each.name);
          const meaning = this.meaningOf(each, node, scope?.names.get(name));
          scope?.names.set(name, meaning);
          if (scope && scope === open[0]) this.meanings.set(name, [meaning]);
        }
      },
      leave: (node) => {
        if (scopes.test(node.name)) open.pop();
      },
    });
    return this;
  }

  /** Opens the scope of a node that a walk enters, if it has one. */
  enter(node: SyntaxNode): void {
    if (!this.grammar.scopes.test(node.name)) return;
    this.open.push([]);
    for (const [name, meaning] of this.scopes.get(keyOf(node)) ?? []) this.declare(name, meaning);
  }

  /** Closes the scope of a node that a walk leaves, or declares its names. */
  leave(node: SyntaxNode): void {
    if (this.grammar.scopes.test(node.name)) for (const name of this.open.pop() ?? []) this.meanings.get(name)?.pop();
    if (this.grammar.hoists) return;
    for (const each of declared(this.grammar.variables, node)) {
      const name = this.text(each.name);
      this.declare(name, this.meaningOf(each, node, this.resolve(name)));
    }
  }

  /** What a name means here; undefined if no scope around this place declares it. */
  resolve(name: string): Meaning | undefined {
    return this.meanings.get(name)?.at(-1);
  }

  private declare(name: string, meaning: Meaning): void {
    const known = this.meanings.get(name);
    if (known) known.push(meaning);
    else this.meanings.set(name, [meaning]);
    this.open.at(-1)?.push(name);
  }
}
