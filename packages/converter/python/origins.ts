import {translate} from '@docusaurus/Translate';
import type {SyntaxNode} from '@lezer/common';
import type {Draft} from '../conversion';
import {functionsPage} from '../pages';
import type {OtherModules} from '../engine/modules';
import {Names, type Declaration, type Grammar} from '../engine/names';
import {childrenOf} from '../syntax';
import type {ExportsOf} from '../types';

/** What a name holds: the package, its module `api`, a function under its 3.x name, or something else. */
export type Origin =
  | Part
  | {readonly kind: 'function'; readonly old: string; readonly arrays: boolean; readonly renamed: boolean}
  | {readonly kind: 'other'};

/** The package, or a module of it. Some return arrays in both versions. */
interface Part {
  readonly kind: 'library' | 'api';
  readonly arrays: boolean;
}

/** Packages whose functions have the names of h3-py 3 in all their releases. */
export const otherPackage = /^h3_?(?:pyspark|pandas|ronpy)\b/;

const library: Part = {kind: 'library', arrays: false};

/** The part of the package that a member of another part is; undefined for functions. */
export function partOf(base: Origin | undefined, name: string): Part | undefined {
  if (base?.kind === 'api') return {kind: 'library', arrays: /^(?:numpy_int|memview_int)$/.test(name)};
  if (base?.kind !== 'library') return undefined;
  return name === 'api' ? {kind: 'api', arrays: false} : name === 'h3' ? base : undefined;
}

const functions = /^(?:FunctionDefinition|LambdaExpression|\w*ComprehensionExpression)$/;
const comprehensions = ['', 'Array', 'Dictionary', 'Set'].map((kind) => `${kind}ComprehensionExpression`);

/** The names that an assignment, a loop, `with`, a comprehension, or a list of parameters declares. */
function targetsOf(node: SyntaxNode): readonly Declaration[] {
  const children = childrenOf(node);
  const start = children.findIndex(({name}) => name === 'for') + 1;
  const stop = children.findIndex(({name}) => name === 'AssignOp' || name === 'in');
  const targets =
    node.name === 'WithStatement'
      ? children.filter(({prevSibling}) => prevSibling?.name === 'as')
      : node.name === 'ParamList'
        ? children.filter(({prevSibling}) => prevSibling?.name !== 'AssignOp')
        : children.slice(start, Math.max(stop, 0));
  return targets.filter(({name}) => name === 'VariableName').map((name) => ({name}));
}

/** Reads the imports of a program, and the names that its functions declare. */
export class Origins {
  /** What the names of the program hold while it is walked. */
  readonly names: Names<Origin>;
  /** What imports declare, by the places of the names. */
  private readonly imported = new Map<number, Origin>();
  private hasImports = false;
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
    const grammar: Grammar = {
      scopes: new RegExp(`^Script$|${functions.source}`),
      hoists: true,
      variables: {
        ImportStatement: (node) => this.readImport(node),
        ParamList: targetsOf,
        ForStatement: targetsOf,
        WithStatement: targetsOf,
        ...Object.fromEntries(comprehensions.map((name) => [name, targetsOf])),
        // `h3 = importlib.import_module('h3')` may be the package.
        AssignStatement: (node) => {
          const targets = targetsOf(node);
          const [first] = targets;
          return targets.length === 1 && first && this.text(first.name).includes('h3') ? [] : targets;
        },
        // A method isn't a name of the scope of its class.
        FunctionDefinition: (node) => {
          const name = node.parent?.name === 'Body' ? null : node.getChild('VariableName');
          return name ? [{name, in: 'around'}] : [];
        },
      },
    };
    this.names = new Names<Origin>(
      grammar,
      (node) => this.text(node),
      ({name}, owner, known) => {
        const isBound = /^(?:Assign|For|With)Statement$/.test(owner.name);
        return this.imported.get(name.from) ?? (isBound ? known : undefined) ?? {kind: 'other'};
      },
    ).read(root);
  }

  /** Whether a name that nothing declares can be h3-py's: in a fragment, or after `from h3 import *`. */
  allowsOpenNames(): boolean {
    return !this.hasImports || this.star !== undefined;
  }

  private text(node: SyntaxNode): string {
    return this.draft.text(node);
  }

  /** The names that an import declares, whose origins it notes. */
  private readImport(node: SyntaxNode): readonly Declaration[] {
    this.hasImports = true;
    const children = childrenOf(node);
    const at = children.findIndex(({name}) => name === 'import');
    const source = children.slice(1, Math.max(at, 1));
    const module = source.map((child) => this.text(child)).join('');
    const parts: SyntaxNode[][] = [[]];
    for (const child of children.slice(at + 1)) {
      if (child.name === ',') parts.push([]);
      else if (child.name === 'VariableName') parts.at(-1)?.push(child);
    }
    if (at > 0) this.readSource(node, source, module, children[at + 1]?.name === '*');
    return parts.flatMap((part) => {
      const alias = part.find(({prevSibling}) => prevSibling?.name === 'as');
      const name = alias ?? part[0];
      if (!name) return [];
      const words = part.filter((each) => each !== alias).map((each) => this.text(each));
      const isAlone = at > 0 && parts.length === 1;
      if ((module || (words[0] ?? '')).split('.')[0] !== 'h3')
        this.imported.set(name.from, this.ofOther(node, module, words[0] ?? '', alias));
      else if (module === 'h3' && words[0] === 'h3' && isAlone) {
        this.draft.replace(node, alias ? `import h3 as ${this.text(alias)}` : 'import h3');
        this.imported.set(name.from, library);
      } else this.imported.set(name.from, this.ofLibrary(node, module, words, alias));
      return [{name}];
    });
  }

  /** What `from … import` says of its module. The module `h3.h3` had the functions of the package. */
  private readSource(node: SyntaxNode, source: readonly SyntaxNode[], module: string, isAll: boolean): void {
    const isLibrary = /^h3(?:\.(?!unstable)\w+)*$/.test(module);
    const exported = isLibrary ? 'all' : this.exportsOf(module);
    const [first, last] = [source[0], source.at(-1)];
    if (isAll && exported === 'all' && /^h3(?:\.h3|\.api\.\w+)?$|^(?!h3\b)/.test(module)) this.star ??= node;
    if (isAll && exported === undefined) this.otherStars.push({module, from: node.from});
    if (exported === 'all') this.importsLibrary = true;
    if (module === 'h3.h3' && first && last) this.draft.replace({from: first.to, to: last.to}, '');
  }

  /** A name of the package: `import h3.api.numpy_int as h3`, `from h3.api import numpy_int`, and `from h3 import k_ring`. */
  private ofLibrary(node: SyntaxNode, module: string, words: readonly string[], alias: SyntaxNode | undefined): Origin {
    this.importsLibrary = true;
    const path = [...module.split('.'), ...words].filter((word) => word !== '').slice(1);
    let base = library;
    for (const [index, name] of path.entries()) {
      const part = partOf(base, name);
      const isFunction = module !== '' && index === path.length - 1 && name !== 'unstable';
      if (!part && isFunction) return {kind: 'function', old: name, arrays: base.arrays, renamed: !alias};
      if (!part || (name === 'h3' && module !== 'h3.h3'))
        this.notePrivate(node, ['h3', ...path.slice(0, index + 1)].join('.'));
      base = part ?? base;
    }
    return module !== '' || alias ? base : library;
  }

  /** A name that another module may pass on. */
  private ofOther(node: SyntaxNode, module: string, old: string, alias: SyntaxNode | undefined): Origin {
    const exported = module === '' ? 'nothing' : this.exportsOf(module);
    if (exported === undefined && !otherPackage.test(module)) this.others.add(module, node.from, old);
    if (exported !== 'all' && !(typeof exported === 'object' && exported.has(old))) return {kind: 'other'};
    this.importsLibrary = true;
    return old === 'h3' ? library : {kind: 'function', old, arrays: false, renamed: !alias};
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
