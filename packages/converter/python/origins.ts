import type {SyntaxNode} from '@lezer/common';
import type {Draft} from '../conversion';
import {functionsPage} from '../pages';
import type {OtherModules} from '../engine/modules';
import {declarationsIn, type Declaration} from '../engine/names';
import {TypedProgram} from '../engine/types';
import {childrenOf} from '../syntax';
import {texts} from './facts';
import type {ExportsOf} from '../types';

/** Packages whose functions have the names of h3-py 3 in all their releases. */
export const otherPackage = /^h3_?(?:pyspark|pandas|ronpy)\b/;

/** Modules of 3.x that 4.x has not, or not for other programs. */
const hidden = /^h3\.(?!api\b)(?:(?:h3|unstable)\b|_[a-z]\w*|\w+(?=\.))/;

/** Whether a path is the package, or a module of it that 4.x has too. */
export const isLibrary = (path = ''): boolean => /^h3(?:\.api(?:\.\w+)?)?$/.test(path);

/** Whether the functions of a module return arrays, which some do in both versions. */
export const givesArrays = (path: string): boolean => /^h3\.api\.(?:numpy|memview)_int\b/.test(path);

/** The function of 3.x that a path names. */
export const functionIn = (path = ''): string | undefined => /^h3(?:\.api\.\w+)?\.(\w+)$/.exec(path)?.[1];

/** The part of the package that a member of another part is; undefined for functions. */
function partOf(path: string | undefined, name: string): string | undefined {
  const part = name === 'h3' && isLibrary(path) ? path : `${path ?? ''}.${name}`;
  return isLibrary(part) ? part : undefined;
}

/** The path of what isn't the package. */
const other = '';

/** The names between `for` and `in`, also in a comprehension. */
function targetsOf(loop: SyntaxNode): readonly Declaration[] {
  const names: Declaration[] = [];
  for (let node = loop.nextSibling; node && node.name !== 'in'; node = node.nextSibling)
    if (node.name === 'VariableName') names.push({name: node});
  return names;
}

const grammar = {
  scopes: /^(?:Script|FunctionDefinition|LambdaExpression|\w*ComprehensionExpression)$/,
  hoists: true,
  uses: ({name}: SyntaxNode) => name === 'VariableName',
  variables: /^(?:(?:Assign|With|Import)Statement|FunctionDefinition|ParamList|for)$/,
  shape: {name: /^VariableName$/, sign: /^AssignOp$/},
};

/** What the names of a program hold of the package. */
export class Origins {
  /**
   * The program, in which a type is the path of what an expression holds, such as `h3.api.numpy_int.k_ring`, or '' for something
   * else. It is undefined if nothing declares the name.
   */
  readonly program: TypedProgram;
  /** Whether the program imports anything. */
  hasImports = false;
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
    const text = (node: SyntaxNode | null): string => (node ? draft.text(node) : '');
    const program: TypedProgram = new TypedProgram(
      root,
      {
        ...grammar,
        readers: {
          for: targetsOf,
          // What is assigned to `h3` may be the package.
          AssignStatement: (node) => (/^h3\s*=/.test(text(node)) ? [] : declarationsIn(node, grammar.shape)),
          ImportStatement: (node) => this.readImport(node),
          ParamList: (node) =>
            node
              .getChildren('VariableName')
              .flatMap((name) => (name.prevSibling?.name === 'AssignOp' ? [] : {name, type: other})),
          // A method isn't a name of the scope of its class.
          FunctionDefinition: (node) =>
            node.parent?.name === 'Body' ? [] : node.getChildren('VariableName').map((name) => ({name, type: other})),
        },
        expressions: {
          VariableName: (node) => {
            const open = text(node) === 'h3' && !this.importsLibrary ? 'h3' : undefined;
            return program.ofVariable(node, () => other) ?? open;
          },
          MemberExpression: (node, _, inner) => partOf(inner(node.firstChild), text(node.getChild('PropertyName'))),
        },
      },
      (range) => draft.text(range),
    );
    this.program = program;
  }

  /** Whether the program gave a name to what it imports. */
  isAlias(name: SyntaxNode): boolean {
    return this.program.bindingOf(name)?.declarations.at(-1)?.name.prevSibling?.name === 'as';
  }

  /** The names that an import declares, with their paths. */
  private readImport(node: SyntaxNode): readonly Declaration[] {
    this.hasImports = true;
    const children = childrenOf(node);
    const at = children.findIndex(({name}) => name === 'import');
    const source = children.slice(1, Math.max(at, 1));
    const module = source.map((child) => this.draft.text(child)).join('');
    const isH3 = module.split('.')[0] === 'h3';
    const exported = isH3 ? 'all' : module === '' ? 'nothing' : this.exportsOf(module);
    this.importsLibrary ||= exported === 'all';
    if (children[at + 1]?.name === '*') {
      this.noteHidden(node, `${module}.*`);
      if (exported === 'all') this.star ??= node;
      else if (exported === undefined) this.otherStars.push({module, from: node.from});
    }
    const parts: {name: SyntaxNode; path: string}[] = [];
    for (const child of children.slice(at + 1).filter(({name}) => name === 'VariableName')) {
      const before = child.prevSibling?.name;
      const part = before === 'as' || before === '.' ? parts.at(-1) : undefined;
      if (!part) parts.push({name: child, path: this.draft.text(child)});
      else if (before === 'as') part.name = child;
      else part.path += `.${this.draft.text(child)}`;
    }
    return parts.map(({name, path}) => {
      const isAlias = name.prevSibling?.name === 'as';
      if (module === 'h3' && path === 'h3' && parts.length === 1) {
        this.draft.replace(node, isAlias ? `import h3 as ${this.draft.text(name)}` : 'import h3');
        return {name, type: 'h3'};
      }
      if (exported === undefined && !otherPackage.test(module)) this.others.add(module, node.from, path);
      if (
        module === ''
          ? !/^h3(?:\.|$)/.test(path)
          : exported !== 'all' && !(typeof exported === 'object' && exported.has(path))
      )
        return {name, type: other};
      this.importsLibrary = true;
      const base = isLibrary(module) ? module : 'h3';
      this.noteHidden(node, module === '' ? `${path}.` : `${module}.${path}`);
      if (module === '') return {name, type: isAlias && isLibrary(path) ? path : 'h3'};
      return {name, type: partOf(base, path) ?? `${base}.${path}`};
    });
  }

  /** Notes a path in a module that 4.x doesn't have. */
  noteHidden(node: SyntaxNode, path: string): void {
    const [module] = hidden.exec(path) ?? [];
    if (module !== undefined) this.draft.byHand(node.from, texts.hidden, functionsPage, {module});
  }
}
