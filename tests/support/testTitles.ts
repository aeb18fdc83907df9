import {readFileSync} from 'node:fs';
import ts from 'typescript';

/** Whether a function that is called, perhaps by way of `.each(…)`, makes a test. */
function makesTest(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return called.text === 'test' || called.text === 'it';
  if (ts.isPropertyAccessExpression(called)) return called.name.text !== 'describe' && makesTest(called.expression);
  return ts.isCallExpression(called) || ts.isTaggedTemplateExpression(called)
    ? makesTest(ts.isCallExpression(called) ? called.expression : called.tag)
    : false;
}

const known = new Map<string, readonly string[]>();

/** The titles of the tests of a file as its source has them, with `${…}` where a title has a value. */
export function testTitles(file: string): readonly string[] {
  const read = known.get(file);
  if (read) return read;
  const titles: string[] = [];
  known.set(file, titles);
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && makesTest(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
      else if (title && ts.isTemplateExpression(title)) titles.push(title.getText().slice(1, -1));
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return titles;
}
