import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Fault} from './fault';

/** A fault as a test names it. */
export interface ListedFault extends Fault {
  /** In how many ways it is injected. */
  readonly cases: number;
  /** The test's file, from the root of the project, and its title. */
  readonly file: string;
  readonly test: string;
}

const testFile = /\.(?:test|spec)\.tsx?$/;
const fields = ['kind', 'injected', 'reader'] as const;
const titled = new Set(['test', 'it']);

/** Text that the source spells out: a literal, or literals joined by a plus sign. */
function literal(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [literal(node.left), literal(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** The title of a test as its source has it, with `%s` for each part that is computed. */
function titleText(node: ts.Expression): string | undefined {
  if (!ts.isTemplateExpression(node)) return literal(node);
  return node.head.text + node.templateSpans.map((span) => `%s${span.literal.text}`).join('');
}

/** What is called in the end: `test` of `test.each(table)(title, run)`. */
function calledName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return calledName(expression.expression);
  return '';
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** One file of tests. */
class Source {
  private readonly tree: ts.SourceFile;

  constructor(
    root: string,
    private readonly file: string,
  ) {
    this.tree = parse(path.join(root, file));
  }

  faults(): ListedFault[] {
    const found: ListedFault[] = [];
    const look = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && /^faults?$/.test(node.expression.text)) {
        found.push(this.read(node));
      }
      ts.forEachChild(node, look);
    };
    look(this.tree);
    return found;
  }

  private read(call: ts.CallExpression): ListedFault {
    const [named, cases] = call.arguments;
    if (!named || !ts.isObjectLiteralExpression(named)) return this.refuse(call, 'takes an object literal');
    const [kind, injected, reader] = fields.map((field) => {
      const property = named.properties.find((one) => one.name?.getText() === field);
      const text = property && ts.isPropertyAssignment(property) ? literal(property.initializer) : undefined;
      return text ?? this.refuse(call, `needs its “${field}” as literal text`);
    });
    const count = cases ? this.count(cases, this.tree) : 1;
    return {
      kind: kind ?? '',
      injected: injected ?? '',
      reader: reader ?? '',
      cases: count,
      file: this.file,
      test: this.title(call),
    };
  }

  /** How many members a list has: a literal, or a constant of the same file or of one that it imports. */
  private count(list: ts.Expression, tree: ts.SourceFile): number {
    if (ts.isAsExpression(list) || ts.isSatisfiesExpression(list)) return this.count(list.expression, tree);
    if (ts.isArrayLiteralExpression(list)) {
      return list.elements.reduce(
        (sum, element) => sum + (ts.isSpreadElement(element) ? this.count(element.expression, tree) : 1),
        0,
      );
    }
    if (!ts.isIdentifier(list)) return this.refuse(list, 'needs a list that can be counted');
    for (const statement of tree.statements) {
      if (ts.isVariableStatement(statement)) {
        const declared = statement.declarationList.declarations.find(({name}) => name.getText() === list.text);
        if (declared?.initializer) return this.count(declared.initializer, tree);
      }
      if (ts.isImportDeclaration(statement) && statement.importClause?.namedBindings?.getText().includes(list.text)) {
        const from = path.resolve(path.dirname(tree.fileName), literal(statement.moduleSpecifier) ?? '');
        return this.count(list, parse(`${from}.ts`));
      }
    }
    return this.refuse(list, 'needs a list that can be counted');
  }

  /** The title of the test that a call is in, or that a loop over its cases makes. */
  private title(call: ts.Node): string {
    for (let node = call.parent as ts.Node | undefined; node; node = node.parent) {
      const title = ts.isForOfStatement(node) ? this.titleWithin(node.statement) : this.titleOf(node);
      if (title !== undefined) return title;
    }
    return this.refuse(call, 'stands in no test whose title is literal text');
  }

  private titleOf(node: ts.Node): string | undefined {
    if (!ts.isCallExpression(node) || !titled.has(calledName(node.expression))) return undefined;
    return node.arguments[0] && titleText(node.arguments[0]);
  }

  private titleWithin(node: ts.Node): string | undefined {
    return this.titleOf(node) ?? ts.forEachChild(node, (child) => this.titleWithin(child));
  }

  private refuse(node: ts.Node, why: string): never {
    const {line} = this.tree.getLineAndCharacterOfPosition(node.getStart());
    throw new Error(`${this.file}:${line + 1}: this fault ${why}.`);
  }
}

/** The folders with tests: that of the site, and one for each package that has tests. */
function testFolders(root: string): string[] {
  const packages = path.join(root, 'packages');
  const own = existsSync(packages) ? readdirSync(packages).map((name) => `packages/${name}/tests`) : [];
  return ['tests', ...own].filter((folder) => existsSync(path.join(root, folder)));
}

/** Every fault that the tests of the site and of its packages name, in the order of files and lines. */
export function listFaults(root: string): ListedFault[] {
  return testFolders(root)
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((name) =>
        path.posix.join(folder, name),
      ),
    )
    .filter((file) => testFile.test(file))
    .sort()
    .flatMap((file) => new Source(root, file).faults());
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('%s', '…');

/** The catalogue as Markdown: the faults by kind, with their numbers. */
export function faultCatalogue(faults: readonly ListedFault[]): string {
  const kinds = [...new Set(faults.map(({kind}) => kind))].sort();
  const of = (kind: string) => faults.filter((fault) => fault.kind === kind);
  const sum = (some: readonly ListedFault[]) => some.reduce((total, {cases}) => total + cases, 0);
  const sections = kinds.map((kind) => {
    const rows = of(kind).map(({injected, cases, reader, file, test}) => {
      const what = cases > 1 ? `${injected} (${cases} cases)` : injected;
      return `| ${cell(what)} | ${cell(reader)} | \`${file}\`: ${cell(test)} |`;
    });
    return [`## ${kind}`, '', '| Fault | What the reader sees | Test |', '| --- | --- | --- |', ...rows, ''].join('\n');
  });
  return [
    '# Faults',
    '',
    'What the tests make go wrong, and what the reader sees then. Generated from the tests by `npm run faults`; do not',
    'edit it by hand.',
    '',
    '| Kind | Faults |',
    '| --- | ---: |',
    ...kinds.map((kind) => `| ${kind} | ${sum(of(kind))} |`),
    `| **All** | **${sum(faults)}** |`,
    '',
    ...sections,
  ].join('\n');
}
