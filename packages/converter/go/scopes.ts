import type {SyntaxNode} from '@lezer/common';
import {walk} from '../syntax';
import type {Imports} from './imports';
import {declared, elementOf, kindOf, kindOfType, listOf, type Kind, type Names} from './kinds';

/** The nodes with names of their own. */
const scoped: ReadonlySet<string> = new Set([
  'FunctionDecl',
  'MethodDecl',
  'FunctionLiteral',
  'Block',
  'IfStatement',
  'ForStatement',
  'SwitchStatement',
  'TypeSwitchStatement',
  'SelectStatement',
]);

/** The names of a program while it is walked. A look-up takes the same time at any depth. */
export class Scopes implements Names {
  readonly types = new Map<string, Kind | undefined>();
  readonly fields = new Map<string, Kind | undefined>();
  readonly results = new Map<string, Kind | undefined>();

  private readonly variables = new Map<string, (Kind | undefined)[]>();
  /** The names that each open scope declares. */
  private readonly open: string[][] = [[]];

  /**
   * @param imports - with the name of the package in this program; undefined if it isn't imported
   */
  constructor(
    root: SyntaxNode,
    private readonly imports: Pick<Imports, 'alias' | 'standard'>,
    readonly text: (node: SyntaxNode) => string,
  ) {
    walk(root, {
      enter: (node) => {
        if (node.name === 'TypeSpec') this.readType(node);
      },
    });
    walk(root, {
      enter: (node) => {
        if (node.name === 'FieldDecl') this.readFields(node);
        else if (node.name === 'FunctionDecl' || node.name === 'MethodDecl') this.readFunction(node);
        else if (/^(?:Var|Const)Spec$/.test(node.name) && this.isGlobal(node)) this.leave(node);
      },
    });
  }

  /** Whether a name is the package h3 here, and no variable. */
  isPackage(node: SyntaxNode): boolean {
    const name = this.text(node);
    return name === this.imports.alias && !this.variables.get(name)?.length;
  }

  /** Whether a name is a package of the standard library here, and no variable. */
  isStandard(node: SyntaxNode): boolean {
    const name = this.text(node);
    return this.imports.standard.has(name) && !this.variables.get(name)?.length;
  }

  /** What a variable holds here; undefined if nothing tells. */
  variable(name: string): Kind | undefined {
    return this.variables.get(name)?.at(-1);
  }

  /** Opens the scope of a node, if it has one. */
  enter(node: SyntaxNode): void {
    if (scoped.has(node.name)) this.open.push([]);
  }

  /** Declares the names of a node, whose text is behind the walk now, and closes its scope. */
  leave(node: SyntaxNode): void {
    if (scoped.has(node.name)) {
      for (const name of this.open.pop() ?? []) this.variables.get(name)?.pop();
    } else if (node.name === 'VarDecl' || node.name === 'VarSpec' || node.name === 'ConstSpec') {
      const {names, type, values} = declared(node);
      names.forEach((name, index) => {
        const kind = type ? kindOfType(type, this) : this.kindAt(values, index);
        this.declare(name, kind === 'constant' && node.name !== 'ConstSpec' ? 'other' : kind);
      });
    } else if (node.name === 'Parameter' && scoped.has(node.parent?.parent?.name ?? '')) {
      const {names, type} = declared(node);
      const kind = kindOfType(type ?? null, this);
      for (const name of names) this.declare(name, node.getChild('...') ? listOf(kind) : kind);
    } else if (node.name === 'RangeClause') {
      const {names, values} = declared(node);
      names.forEach((name, index) => this.declare(name, index === 0 ? undefined : elementOf(this.kindAt(values, 0))));
    } else if (node.name === 'DefName' && /^(?:TypeSwitchStatement|ReceiveStatement)$/.test(node.parent?.name ?? '')) {
      this.declare(node, undefined);
    }
  }

  private kindAt(values: readonly SyntaxNode[], index: number): Kind | undefined {
    return kindOf(values[index] ?? null, this);
  }

  private declare(node: SyntaxNode, kind: Kind | undefined): void {
    const name = this.text(node);
    if (name === '_') return;
    const known = this.variables.get(name);
    if (known) known.push(kind);
    else this.variables.set(name, [kind]);
    this.open.at(-1)?.push(name);
  }

  private isGlobal(node: SyntaxNode): boolean {
    const around = node.parent?.name === 'SpecList' ? node.parent.parent : node.parent;
    return around?.parent?.name === 'SourceFile';
  }

  private readType(node: SyntaxNode): void {
    const name = node.getChild('DefName');
    if (name) this.types.set(this.text(name), kindOfType(node.lastChild, this));
  }

  private readFields(node: SyntaxNode): void {
    const {names, type} = declared(node);
    for (const name of names) this.note(this.fields, this.text(name), kindOfType(type ?? null, this));
  }

  private readFunction(node: SyntaxNode): void {
    const name = node.getChild('DefName') ?? node.getChild('FieldName');
    const block = node.getChild('Block');
    const result = block?.prevSibling;
    if (!name || !result) return;
    // With several results, or a name, they are in parentheses.
    const isList = result.name === 'Parameters';
    if (isList && result.prevSibling?.name !== 'Parameters') return;
    const type = isList ? (result.getChild('Parameter')?.lastChild ?? null) : result;
    this.note(this.results, this.text(name), kindOfType(type, this));
  }

  /** A name that is declared in two ways means nothing. */
  private note(map: Map<string, Kind | undefined>, name: string, kind: Kind | undefined): void {
    map.set(name, map.has(name) && map.get(name) !== kind ? undefined : kind);
  }
}
