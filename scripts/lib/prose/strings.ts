import ts from 'typescript';

/** A text for readers in TypeScript, and the line that it starts in, from 1. */
export interface ProseString {
  readonly text: string;
  readonly line: number;
}

/** Properties whose strings are code. */
const codeProperties = new Set(['signatures', 'signature', 'example', 'code', 'className', 'source', 'pattern']);
/** A text has words in a row, and among them one that only sentences have. */
const wordsInARow = /[A-Za-z`)][,;:.]? [A-Za-z`(][^ ]*[,;:.]? [A-Za-z`(]/;
const grammar = /\b(?:the|an?|of|to|in|is|are|and|or|for|with|no|not|it|at|by|on|that|this|from)\b/i;

const isProse = (text: string) =>
  wordsInARow.test(text) && grammar.test(text) && !/[{};]\s*$|=>|<\/|^\s*<|^def \w+\(|^\$\(/.test(text);

/** The text of a literal or of literals that are added up; what is computed is a word of code. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({literal}) => `\`x\`${literal.text}`).join('');
  }
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left === undefined && right === undefined ? undefined : (left ?? '`x`') + (right ?? '`x`');
  }
  return undefined;
}

function isCode(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) return codeProperties.has(node.name.getText());
  return ts.isTaggedTemplateExpression(node) || (ts.isCallExpression(node) && node.expression.getText() === 'element');
}

/** The texts for readers in a TypeScript file: literals that read like sentences. */
export function proseStrings(name: string, source: string): ProseString[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: ProseString[] = [];
  const look = (node: ts.Node): void => {
    if (isCode(node)) return;
    const text = textOf(node);
    if (text === undefined) {
      ts.forEachChild(node, look);
      return;
    }
    const start = node.getStart(file) + (ts.isJsxText(node) ? text.length - text.trimStart().length : 0);
    if (isProse(text)) found.push({text, line: file.getLineAndCharacterOfPosition(start).line + 1});
  };
  look(file);
  return found;
}
