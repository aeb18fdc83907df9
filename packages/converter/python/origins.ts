import {translate} from '@docusaurus/Translate';
import type {SyntaxNode} from '@lezer/common';
import type {Draft} from '../conversion';
import {functionsPage} from '../pages';
import type {OtherModules} from '../engine/modules';
import {resolveNames, type Binding, type Declaration, type Program} from '../engine/names';
import {childrenOf} from '../syntax';
import type {ExportsOf} from '../types';

/** What a name holds: the path of the package, of a module of it, or of a function, such as `h3.api.numpy_int.k_ring`, or ''. */
export interface Origin {
  readonly path: string;
  /** Whether the program gave the name. */
  readonly isAlias?: boolean;
}

/** Packages whose functions have the names of h3-py 3 in all their releases. */
export const otherPackage = /^h3_?(?:pyspark|pandas|ronpy)\b/;

/** The modules of the package that 4.x has too. */
const isPublic = (path: string): boolean => /^h3(?:\.api(?:\.\w+)?)?$/.test(path);

/** Whether a path is the package, or a module with the same functions. */
export const isLibrary = (path: string | undefined): boolean =>
  path !== undefined && path !== 'h3.api' && isPublic(path);

/** Whether the functions of a module return arrays, which some do in both versions. */
export const givesArrays = (path: string): boolean => /^h3\.api\.(?:numpy|memview)_int\b/.test(path);

/** The function of 3.x that a path names. */
export const functionIn = (path = ''): string | undefined => /^h3(?:\.api\.\w+)?\.((?!api$)\w+)$/.exec(path)?.[1];

/** The part of the package that a member of another part is; undefined for functions. */
export function partOf(path: string, name: string): string | undefined {
  const part = name === 'h3' && isLibrary(path) ? path : `${path}.${name}`;
  return isPublic(part) ? part : undefined;
}

const functions = /^(?:FunctionDefinition|LambdaExpression|\w*ComprehensionExpression)$/;
const comprehensions = ['', 'Array', 'Dictionary', 'Set'].map((kind) => `${kind}ComprehensionExpression`);
const binders = ['ParamList', 'ForStatement', 'WithStatement', ...comprehensions];

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
  readonly program: Program;
  private readonly held = new Map<Binding, Origin>();
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
    const text = (node: SyntaxNode): string => draft.text(node);
    const variables = {
      ImportStatement: (node: SyntaxNode) => this.readImport(node),
      ...Object.fromEntries(binders.map((name) => [name, targetsOf])),
      // `h3 = importlib.import_module('h3')` may be the package.
      AssignStatement: (node: SyntaxNode) => {
        const targets = targetsOf(node);
        const [first] = targets;
        return targets.length === 1 && first && text(first.name).includes('h3') ? [] : targets;
      },
      // A method isn't a name of the scope of its class.
      FunctionDefinition: (node: SyntaxNode): readonly Declaration[] => {
        const name = node.parent?.name === 'Body' ? null : node.getChild('VariableName');
        return name ? [{name, in: 'around'}] : [];
      },
    };
    const scopes = new RegExp(`^Script$|${functions.source}`);
    this.program = resolveNames(
      root,
      {scopes, hoists: true, uses: ({name}) => name === 'VariableName', variables},
      text,
    );
    for (const binding of this.program.bindings) {
      // What is assigned to an imported name may be the package, too.
      const bound = binding.declarations.findLast(({name}) => !/^(?:Assign|For|With)S/.test(name.parent?.name ?? ''));
      this.held.set(binding, (bound && this.imported.get(bound.name.from)) ?? {path: ''});
    }
  }

  /** What a name holds; undefined if nothing declares it. */
  of(name: SyntaxNode): Origin | undefined {
    const binding = this.program.bindingOf(name);
    return binding && this.held.get(binding);
  }

  /** Whether a name that nothing declares can be h3-py's: in a fragment, or after `from h3 import *`. */
  allowsOpenNames(): boolean {
    return !this.hasImports || this.star !== undefined;
  }

  /** The names that an import declares, whose origins it notes. */
  private readImport(node: SyntaxNode): readonly Declaration[] {
    this.hasImports = true;
    const children = childrenOf(node);
    const at = children.findIndex(({name}) => name === 'import');
    const module = children
      .slice(1, Math.max(at, 1))
      .map((child) => this.draft.text(child))
      .join('');
    const parts: {readonly name: SyntaxNode; readonly words: string[]; alias?: SyntaxNode}[] = [];
    for (const child of children.slice(at + 1).filter(({name}) => name === 'VariableName')) {
      const part = parts.at(-1);
      if (part && child.prevSibling?.name === 'as') part.alias = child;
      else if (part && child.prevSibling?.name === '.') part.words.push(this.draft.text(child));
      else parts.push({name: child, words: [this.draft.text(child)]});
    }
    if (at > 0) this.readSource(node, module, children[at + 1]?.name === '*');
    if (module === 'h3.h3') this.draft.replace({from: children[1]?.to ?? 0, to: children[at - 1]?.to ?? 0}, '');
    return parts.map(({name, words, alias}) => {
      const isAlone = module === 'h3' && words[0] === 'h3' && parts.length === 1;
      if (isAlone) this.draft.replace(node, alias ? `import h3 as ${this.draft.text(alias)}` : 'import h3');
      const isOther = (module || (words[0] ?? '')).split('.')[0] !== 'h3';
      const path = isOther
        ? this.pathOfOther(node, module, words[0] ?? '')
        : isAlone
          ? 'h3'
          : this.pathOfLibrary(node, module, words, alias !== undefined);
      this.imported.set((alias ?? name).from, {path, isAlias: alias !== undefined});
      return {name: alias ?? name};
    });
  }

  /** What `from … import` says of its module. The module `h3.h3` had the functions of the package. */
  private readSource(node: SyntaxNode, module: string, isAll: boolean): void {
    const isLibrary = /^h3(?:\.(?!unstable)\w+)*$/.test(module);
    const exported = isLibrary ? 'all' : this.exportsOf(module);
    if (isAll && exported === 'all' && /^h3(?:\.h3|\.api\.\w+)?$|^(?!h3\b)/.test(module)) this.star ??= node;
    if (isAll && exported === undefined) this.otherStars.push({module, from: node.from});
    if (exported === 'all') this.importsLibrary = true;
  }

  /** A name of the package: `import h3.api.numpy_int as h3`, `from h3.api import numpy_int`, and `from h3 import k_ring`. */
  private pathOfLibrary(node: SyntaxNode, module: string, words: readonly string[], isAlias: boolean): string {
    this.importsLibrary = true;
    const [word = ''] = words;
    const isModule = module === '' || module === 'h3.api' || /^(?:api|h3|unstable)$/.test(word);
    const imported = isModule ? [module, ...words].filter((part) => part !== '').join('.') : module;
    const isKnown = isPublic(imported) || (imported === 'h3.h3' && !isModule);
    if (!isKnown) this.notePrivate(node, imported);
    const path = isPublic(imported) && (module !== '' || isAlias) ? imported : 'h3';
    return isModule ? path : `${path}.${word}`;
  }

  /** A name that another module may pass on. */
  private pathOfOther(node: SyntaxNode, module: string, old: string): string {
    const exported = module === '' ? 'nothing' : this.exportsOf(module);
    if (exported === undefined && !otherPackage.test(module)) this.others.add(module, node.from, old);
    if (exported !== 'all' && !(typeof exported === 'object' && exported.has(old))) return '';
    this.importsLibrary = true;
    return old === 'h3' ? 'h3' : `h3.${old}`;
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
