import {translate} from '@docusaurus/Translate';
import type {SyntaxNode} from '@lezer/common';
import type {Draft} from '../conversion';
import {functionsPage} from '../pages';
import type {OtherModules} from '../engine/modules';
import {Names, type Declared} from '../engine/names';
import {around, childrenOf} from '../syntax';
import type {ExportsOf} from '../types';

/** What a name holds: the package, its module `api`, a function under its 3.x name, or something else. */
export type Origin =
  | {readonly kind: 'library' | 'api'; readonly arrays: boolean}
  | {readonly kind: 'function'; readonly old: string; readonly arrays: boolean; readonly renamed: boolean}
  | {readonly kind: 'other'};

/** Whether the functions of a module return arrays in both versions. */
export const isArrayModule = (name: string): boolean => /^(?:numpy_int|memview_int)$/.test(name);

/** Packages whose functions have the names of h3-py 3 in all their releases. */
export const otherPackage = /^h3_?(?:pyspark|pandas|ronpy)\b/;

/** How many nodes can be between a statement and its function. */
const mostBlocks = 100;

const functions = /^(?:FunctionDefinition|LambdaExpression|\w*ComprehensionExpression)$/;
const scopes = new RegExp(`^Script$|${functions.source}`);
const comprehensions = ['', 'Array', 'Dictionary', 'Set'].map((kind) => `${kind}ComprehensionExpression`);

type Declares = readonly Declared<Origin>[];

const other: Origin = {kind: 'other'};

/** Declares a name that surely isn't the package. */
const hiding = (name: string): Declared<Origin> => ({name, meaning: () => other});

/** Reads the imports of a program, and the names that its functions declare. */
export class Origins {
  /** What the names of the program hold while it is walked. */
  readonly names: Names<Origin>;
  private hasImports = false;
  /** The methods that the classes of the program have. */
  readonly methods = new Set<string>();
  /** Whether the program imports the package. */
  importsLibrary = false;
  /** Where the program imports all names of the package, which `from h3 import *` does. */
  star: SyntaxNode | undefined;
  /** The other modules of which the program imports all names, with the statements. */
  readonly otherStars: {readonly module: string; readonly from: number}[] = [];

  constructor(
    root: SyntaxNode,
    private readonly draft: Draft,
    private readonly others: OtherModules,
    private readonly exportsOf: ExportsOf = () => undefined,
  ) {
    const targets = (node: SyntaxNode): Declares => this.targetsOf(node).map(hiding);
    const binds = (node: SyntaxNode): Declares => (isInFunction(node) ? targets(node) : this.bindsOther(node));
    this.names = new Names<Origin>({
      scopes,
      hoisted: {
        ImportStatement: (node) => this.readImport(node),
        ParamList: (node) =>
          node
            .getChildren('VariableName')
            .filter(({prevSibling}) => prevSibling?.name !== 'AssignOp')
            .map((name) => hiding(this.text(name))),
        AssignStatement: binds,
        ForStatement: binds,
        WithStatement: (node) => this.bindsOther(node),
        FunctionDefinition: (node) => this.readFunction(node),
        ...Object.fromEntries(comprehensions.map((name) => [name, targets])),
      },
    }).read(root);
  }

  /** Whether a name that nothing declares can be h3-py's: in a fragment, or after `from h3 import *`. */
  allowsOpenNames(): boolean {
    return !this.hasImports || this.star !== undefined;
  }

  private text(node: SyntaxNode): string {
    return this.draft.text(node);
  }

  /** The name of a function, which surely isn't the package. A method isn't a name of the scope of its class. */
  private readFunction(node: SyntaxNode): Declares {
    const name = node.getChild('VariableName');
    if (name && isMethod(node)) this.methods.add(this.text(name));
    return name && node.parent?.name !== 'Body' ? [{...hiding(this.text(name)), in: 'around'}] : [];
  }

  /** The names that an assignment, a loop, `with`, or a comprehension assigns. */
  private targetsOf(node: SyntaxNode): string[] {
    const children = childrenOf(node);
    const start = children.findIndex(({name}) => name === 'for') + 1;
    const stop = children.findIndex(({name}) => name === 'AssignOp' || name === 'in');
    const assigned =
      node.name === 'WithStatement'
        ? children.filter(({prevSibling}) => prevSibling?.name === 'as')
        : children.slice(start, Math.max(stop, 0));
    return assigned.filter(({name}) => name === 'VariableName').map((target) => this.text(target));
  }

  /**
   * The names that a statement of the module binds to something that is surely not the package.
   * `h3 = importlib.import_module('h3')` may be the package.
   */
  private bindsOther(node: SyntaxNode): Declares {
    const targets = this.targetsOf(node);
    const isPackage = node.name === 'AssignStatement' && targets.length < 2 && targets[0]?.includes('h3') === true;
    return isPackage ? [] : targets.map((name) => ({name, meaning: (known) => known ?? other}));
  }

  /** The dotted names and aliases of an import statement, in order. */
  private specifiers(nodes: readonly SyntaxNode[]): {path: SyntaxNode[]; alias?: SyntaxNode}[] {
    const list: {path: SyntaxNode[]; alias?: SyntaxNode}[] = [{path: []}];
    let afterAs = false;
    for (const node of nodes) {
      const last = list.at(-1);
      if (node.name === ',') list.push({path: []});
      else if (node.name === 'as') afterAs = true;
      else if (node.name === 'VariableName' && last) {
        if (afterAs) list[list.length - 1] = {...last, alias: node};
        else last.path.push(node);
        afterAs = false;
      }
    }
    return list.filter(({path}) => path.length > 0);
  }

  /** The names that an import declares, with what they hold. */
  private readImport(node: SyntaxNode): Declares {
    const scope = new Map<string, Origin>();
    this.hasImports = true;
    this.importsLibrary = this.readSpecifiers(node, scope) || this.importsLibrary;
    return [...scope].map(([name, origin]) => ({name, meaning: () => origin}));
  }

  private readSpecifiers(node: SyntaxNode, scope: Map<string, Origin>): boolean {
    const children = childrenOf(node);
    const at = children.findIndex(({name}) => name === 'import');
    const specifiers = this.specifiers(children.slice(at + 1));
    const module = children
      .slice(0, at)
      .filter(({name}) => name === 'VariableName' || name === '.')
      .map((child) => this.text(child))
      .join('');
    if (children[0]?.name === 'import') {
      let found = false;
      for (const {path, alias} of specifiers) {
        const [first, second, third] = path.map((part) => this.text(part));
        if (first !== 'h3') {
          scope.set(this.text(alias ?? path[0] ?? node), {kind: 'other'});
          continue;
        }
        found = true;
        const arrays = isArrayModule(third ?? '');
        if (alias) scope.set(this.text(alias), {kind: second === 'api' && !third ? 'api' : 'library', arrays});
        else scope.set('h3', {kind: 'library', arrays: false});
        if (second === 'unstable') this.notePrivate(node, 'h3.unstable');
        else if (second !== undefined && second !== 'api') this.notePrivate(node, `h3.${second}`);
      }
      return found;
    }
    if (module.startsWith('h3.unstable')) this.notePrivate(node, 'h3.unstable');
    const isAll = children[at + 1]?.name === '*';
    const isLibrary = /^h3(?:\.(?!unstable)\w+)*$/.test(module);
    const exported = isLibrary ? undefined : this.exportsOf(module);
    if (isAll && (isLibrary ? /^h3(?:\.h3|\.api\.\w+)?$/.test(module) : exported === 'all')) this.star ??= node;
    if (!isLibrary) {
      if (isAll && exported === undefined) this.otherStars.push({module, from: node.from});
      for (const {path, alias} of specifiers) {
        const old = this.text(path[0] ?? node);
        const local = this.text(alias ?? path[0] ?? node);
        const isPassed = exported === 'all' || (typeof exported === 'object' && exported.has(old));
        if (isPassed && old === 'h3') scope.set(local, {kind: 'library', arrays: false});
        else if (isPassed) scope.set(local, {kind: 'function', old, arrays: false, renamed: !alias});
        else scope.set(local, {kind: 'other'});
        if (exported === undefined && !otherPackage.test(module)) this.others.add(module, node.from, old);
      }
      return (
        exported === 'all' ||
        specifiers.some(({path}) => path[0] && typeof exported === 'object' && exported.has(this.text(path[0])))
      );
    }
    const last = children[at - 1];
    // The module `h3.h3` had the functions of the package.
    if (module === 'h3.h3' && last) this.draft.replace({from: children[1]?.to ?? last.from, to: last.to}, '');
    else if (!/^h3(?:\.api(?:\.\w+)?)?$/.test(module)) this.notePrivate(node, module);
    const moduleArrays = isArrayModule(module.split('.')[2] ?? '');
    for (const {path, alias} of specifiers) {
      const [name] = path;
      if (!name) continue;
      const old = this.text(name);
      const local = this.text(alias ?? name);
      if (module === 'h3' && old === 'unstable') this.notePrivate(node, 'h3.unstable');
      else if (module === 'h3' && old === 'api') scope.set(local, {kind: 'api', arrays: false});
      else if (module === 'h3.api') scope.set(local, {kind: 'library', arrays: isArrayModule(old)});
      else if (module === 'h3' && old === 'h3') {
        scope.set(local, {kind: 'library', arrays: false});
        this.convertOldModule(node, specifiers.length, alias);
      } else scope.set(local, {kind: 'function', old, arrays: moduleArrays, renamed: !alias});
    }
    return true;
  }

  /** `from h3 import h3` */
  private convertOldModule(node: SyntaxNode, count: number, alias: SyntaxNode | undefined): void {
    if (count === 1) this.draft.replace(node, alias ? `import h3 as ${this.text(alias)}` : 'import h3');
    else this.notePrivate(node, 'h3.h3');
  }

  /** Notes that 4.x has no public module of this name. */
  notePrivate(node: SyntaxNode, module: string): void {
    this.draft.byHand(
      node.from,
      translate({message: '4.x has no public module `{module}`. Import from `h3` instead.'}, {module}),
      functionsPage,
    );
  }
}

/** Whether a function is defined in a class, with or without decorators. */
function isMethod({parent}: SyntaxNode): boolean {
  const body = parent?.name === 'DecoratedStatement' ? parent.parent : parent;
  return body?.name === 'Body' && body.parent?.name === 'ClassDefinition';
}

/** Whether a statement belongs to a function, and not to the module or to a class of it. */
function isInFunction(node: SyntaxNode): boolean {
  return [...around(node, mostBlocks)].some(({parent}) => functions.test(parent.name));
}
