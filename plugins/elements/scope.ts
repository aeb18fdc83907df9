import type {Node, Pattern, Program} from 'estree';
import {walk} from 'estree-walker';

/** The names that a pattern, such as a parameter or `{a, b: [c]}`, defines. */
function namesIn(pattern: Pattern | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) => namesIn(each.type === 'Property' ? each.value : each.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    default:
      return [];
  }
}

/** The names that a node itself defines. */
function definedAt(node: Node): string[] {
  switch (node.type) {
    case 'ImportDeclaration':
      return node.specifiers.map(({local}) => local.name);
    case 'VariableDeclarator':
      return namesIn(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...('id' in node && node.id ? [node.id.name] : []), ...node.params.flatMap(namesIn)];
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.id ? [node.id.name] : [];
    case 'CatchClause':
      return namesIn(node.param);
    default:
      return [];
  }
}

/** The names that a module defines at its top. */
export function declaredBy({body}: Program): string[] {
  return body.flatMap((statement): string[] => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type === 'VariableDeclaration') return node.declarations.flatMap(definedAt);
    return node ? definedAt(node) : [];
  });
}

/** An element's name in an expression: estree has no types for JSX. */
interface JsxName {
  readonly type: string;
  readonly name: string;
}

/** Whether an identifier is the name of something within another thing, such as a property. */
function isLabel(parent: Node | null, key: string | number | symbol | null | undefined): boolean {
  if (!parent) return false;
  if (parent.type === 'MemberExpression') return key === 'property' && !parent.computed;
  if (parent.type === 'Property' || parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition')
    return key === 'key' && !parent.computed;
  return /^(?:Import|Export)\w*Specifier$|^(?:Labeled|Break|Continue)Statement$|^MetaProperty$/.test(parent.type);
}

/**
 * The names that a program uses and defines nowhere. A name that it defines somewhere counts as known everywhere in it.
 */
export function freeNames(program: Program): string[] {
  const used = new Set<string>();
  const defined = new Set<string>(['undefined', 'arguments']);
  walk(program, {
    enter(node: Node, parent: Node | null, key: string | number | symbol | null | undefined) {
      for (const name of definedAt(node)) defined.add(name);
      if (node.type === 'Identifier' && !isLabel(parent, key)) used.add(node.name);
      const jsx = node as unknown as JsxName;
      if (jsx.type === 'JSXIdentifier' && /^[A-Z]/.test(jsx.name) && (key === 'name' || key === 'object'))
        used.add(jsx.name);
    },
  });
  return [...used].filter((name) => !defined.has(name));
}
