/** What others call says what it does: each exported function and class of the site's code has a docstring. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';

const isFunction = (node: ts.Expression | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** The exported functions and classes of a module, and those of them without a docstring. */
function exportsOf(file: string, text: string): {readonly all: string[]; readonly bare: string[]} {
  const {statements} = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const named = new Set(
    statements.flatMap((statement) => {
      if (ts.isExportAssignment(statement)) return [statement.expression.getText()];
      if (!ts.isExportDeclaration(statement) || !statement.exportClause) return [];
      return ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({name, propertyName}) => (propertyName ?? name).text)
        : [];
    }),
  );
  const documented = new Map<string, boolean>();
  const add = (name: string, statement: ts.Statement) => {
    const isExported =
      named.has(name) ||
      (ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword));
    // One docstring is enough for all overloads.
    const isDocumented = ts.getJSDocCommentsAndTags(statement).length > 0 || documented.get(name) === true;
    if (isExported) documented.set(name, isDocumented);
  };
  for (const statement of statements) {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      add(statement.name?.text ?? 'default', statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const {name, initializer} of statement.declarationList.declarations) {
        if (isFunction(initializer)) add(name.getText(), statement);
      }
    }
  }
  const all = [...documented.keys()];
  return {all, bare: all.filter((name) => documented.get(name) === false)};
}

const packages = readdirSync('packages').map((name) => path.join('packages', name));

test.each([...packages, 'plugins', 'scripts', 'src'])('each exported function and class in %s has one', (folder) => {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !/(?:^|\/)tests\//.test(file))
    .map((file) => path.join(folder, file));
  const found = files.map((file) => ({file, ...exportsOf(file, readFileSync(file, 'utf8'))}));
  expect(found.flatMap(({all}) => all).length).toBeGreaterThan(10);
  expect(found.flatMap(({file, bare}) => bare.map((name) => `${file}: ${name}`))).toEqual([]);
});
