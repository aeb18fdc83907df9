import type {SyntaxNode, Tree} from '@lezer/common';
import {parser} from '@lezer/javascript';
import {Draft} from '../conversion';
import {noteBehavior, noteMeaning, sentinelOf, type ArgumentOf} from '../engine/behavior';
import {sentinelText, type Sentinel} from '../engine/changes';
import {noteMessages} from '../engine/handlers';
import {functionsPage, guide} from '../pages';
import {blank, childrenOf, firstSyntaxError} from '../syntax';
import type {Conversion, Dialect, ExportsOf, NameTable} from '../types';
import {Library} from './library';
import {LocalNames} from './localNames';
import {Meanings, texts, type Use} from './meanings';
import {moduleFor4} from './modules';
import {resultTests} from './resultTests';
import {Program, type Binding} from '../engine/names';
import {grammar} from './scopes';
import {UseFinder} from './uses';

/** The dialects of the grammar to try, by the ending of the file. The first one that reads the code is taken. */
const dialects: Readonly<Record<Dialect | 'unknown', readonly string[]>> = {
  js: ['jsx', 'ts jsx', 'ts'],
  ts: ['ts', 'ts jsx'],
  tsx: ['ts jsx', 'ts'],
  // Without JSX, because of `<T>(x) => x`.
  unknown: ['ts jsx', 'ts', 'jsx'],
};

/** What the result of a function says of its argument, as in `(x): x is string => true`, which the grammar doesn't read. */
const predicate = /(?<=\) ?: ?)(?:asserts )?\b[\w$]+ is (?=[\w$[{('"])/g;

/** The type of a module between `<` and `>`, as in `vi.importActual<typeof import('h3-js')>('h3-js')`. */
const moduleType = /<typeof import\([^()]*\)>/g;

/** The type of a module, as in `let h3: typeof import('h3-js')`, which the grammar doesn't read. */
const typeOfModule = /\btypeof import\([^()]*\)(?![.[])/g;

/** The word in `import h3 = require('h3-js')`, which declares a variable as `const` does. */
const importAssignment = /\bimport(?= [\w$]+ = require\()/g;

/** The code without what the grammar doesn't read. All positions stay. */
function readable(code: string): string {
  return code
    .replace(predicate, blank)
    .replace(moduleType, blank)
    .replace(typeOfModule, (type) => 'any'.padEnd(type.length))
    .replace(importAssignment, 'const ');
}

/** How many calls a tree has. Where a grammar takes `<T>` for an element, the rest of the code has none. */
function countCalls(tree: Tree): number {
  let count = 0;
  tree.iterate({
    enter(node) {
      if (node.name === 'CallExpression') count += 1;
    },
  });
  return count;
}

/** Parses with the first dialect that reads the code, or with the one that reads most of its calls. */
function parse(code: string, dialect: Dialect | undefined): SyntaxNode {
  const text = readable(code);
  let best: {readonly tree: Tree; readonly calls: number} | undefined;
  for (const each of dialects[dialect ?? 'unknown']) {
    const tree = parser.configure({dialect: each}).parse(text);
    if (firstSyntaxError(tree) === undefined) return tree.topNode;
    const calls = countCalls(tree);
    if (!best || calls > best.calls) best = {tree, calls};
  }
  return (best?.tree ?? parser.parse(code)).topNode;
}

class JavaScriptConversion {
  private readonly draft: Draft;
  private readonly program: Program;
  private readonly library: Library;
  private readonly meanings: Meanings;
  /** The variables whose tests were read. */
  private readonly tested = new Set<Binding>();

  constructor(
    private readonly code: string,
    names: NameTable,
    dialect: Dialect | undefined,
    exportsOf: ExportsOf | undefined,
  ) {
    this.program = new Program(parse(code, dialect), grammar, ({from, to}) => code.slice(from, to));
    this.library = new Library(this.program, code, exportsOf);
    this.meanings = new Meanings(names, this.program);
    this.draft = new Draft('javascript', code, this.meanings);
  }

  run(): Conversion {
    const {draft, program, library, meanings} = this;
    const locals = new LocalNames(program, library, meanings);
    const finder = new UseFinder(draft, program, library, meanings, locals);
    const uses = finder.find();
    meanings.learnVersion(uses, library.modules.length > 0);
    for (const use of uses) this.write(use);
    noteMessages(
      draft,
      uses.map(({old}) => old),
    );
    for (const node of library.modules) this.convertModule(node);
    for (const node of library.formerModules) this.noteFormer(node);
    draft.unreadable(firstSyntaxError(program.root.toTree()));
    const untraced = meanings.decide(finder.untraced, false);
    return draft.finish(untraced === '3.x' && meanings.version === '4.x' ? 'mixed' : meanings.version);
  }

  private write(use: Use): void {
    const renamed = this.meanings.renamed(use.old);
    if (!renamed) return;
    if (this.meanings.isOpen(use, renamed.to)) {
      this.noteOpen(use, renamed.to);
      return;
    }
    if (use.old !== renamed.to) use.rename(renamed.to);
    if (use.value) this.noteFacts(use, renamed.to);
  }

  private noteOpen({old, node}: Use, to: string): void {
    if (this.meanings.hasTwoMeanings(old) || this.meanings.hasTwoMeanings(to)) {
      noteMeaning(this.draft, node.from, old, 'getHexagonEdgeLengthAvg', 'edgeLength');
      return;
    }
    this.draft.byHand(node.from, texts.noImport, functionsPage, {old, to});
  }

  private noteFacts({old, node, value}: Use, to: string): void {
    const {parent} = value ?? {parent: null};
    const call = parent?.name === 'CallExpression' && parent.firstChild?.from === value?.from ? parent : undefined;
    const list = call?.getChild('ArgList');
    const given = list ? childrenOf(list).filter(({name}) => !/^[(),]$|Comment$/.test(name)) : undefined;
    // A function that isn't called can get any argument.
    const argumentOf: ArgumentOf = (index) => {
      const argument = given?.[index];
      return argument ? this.draft.text(this.valueOf(argument) ?? argument) : given ? undefined : '';
    };
    noteBehavior(this.draft, node.from, old, argumentOf);
    const was = sentinelOf(this.draft, old, argumentOf) ?? this.meanings.renamed(old)?.change?.failure?.was.javascript;
    if (was !== undefined) this.noteTests(old, to, value, was);
  }

  /** The number that a constant of the program holds. */
  private valueOf(argument: SyntaxNode): SyntaxNode | undefined {
    const binding = argument.name === 'VariableName' ? this.program.bindingOf(argument) : undefined;
    const constant = binding?.declarations.findLast(
      ({name, value}) => value?.name === 'Number' && name.parent?.firstChild?.name === 'const',
    );
    return constant?.value ?? undefined;
  }

  private noteTests(old: string, to: string, value: SyntaxNode | undefined, was: Sentinel): void {
    const values = {returned: sentinelText(was), old, to, statement: 'try { … } catch { … }'};
    for (const test of resultTests(value, was, this.program, this.code, this.tested))
      this.draft.byHand(test.from, texts.test, `${guide}#errors-instead-of-zeros`, values);
  }

  /** Leads pinned versions to 4.x. */
  private convertModule(node: SyntaxNode): void {
    const quote = this.draft.text(node).charAt(0);
    const specifier = this.draft.text(node).slice(1, -1);
    this.draft.replace(node, `${quote}${moduleFor4(specifier)}${quote}`);
  }

  /** `h3-js/legacy` has the names of 3.x in 4.x too. */
  private noteFormer(node: SyntaxNode): void {
    if (this.draft.text(node).includes('/legacy')) this.draft.left(node.from, texts.legacy, guide, 'project');
  }
}

/** Converts JavaScript or TypeScript from h3-js 3 to h3-js 4. */
export function convert(code: string, names: NameTable, dialect?: Dialect, exportsOf?: ExportsOf): Conversion {
  return new JavaScriptConversion(code, names, dialect, exportsOf).run();
}
