import {valueToEstree} from 'estree-util-value-to-estree';
import type {Expression, VariableDeclaration} from 'estree';
import type {MdxJsxAttribute, MdxJsxExpressionAttribute} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

/** The tree of a module, as MDX has it beside the text of imports, exports, and expressions. */
const programOf = (...body: Program['body']): Program => ({type: 'Program', sourceType: 'module', body});

/** An import of a module's default export, or of the export of that name. */
export function importNode(name: string, source: string, from: 'default' | 'named' = 'default'): MdxjsEsm {
  const local = {type: 'Identifier' as const, name};
  const specifier =
    from === 'named'
      ? {type: 'ImportSpecifier' as const, local, imported: local}
      : {type: 'ImportDefaultSpecifier' as const, local};
  const program = programOf({
    type: 'ImportDeclaration',
    specifiers: [specifier],
    source: {type: 'Literal', value: source},
    attributes: [],
  });
  return {
    type: 'mdxjsEsm',
    value: `import ${from === 'named' ? `{${name}}` : name} from ${JSON.stringify(source)};`,
    data: {estree: program},
  };
}

const declarationOf = (name: string, init: Expression): VariableDeclaration => ({
  type: 'VariableDeclaration',
  kind: 'const',
  declarations: [{type: 'VariableDeclarator', id: {type: 'Identifier', name}, init}],
});

/** `export const name = init;`, a constant of the page's module. */
export function constant(name: string, init: Expression): MdxjsEsm {
  const declaration = declarationOf(name, init);
  const program = programOf({type: 'ExportNamedDeclaration', specifiers: [], attributes: [], declaration});
  return {type: 'mdxjsEsm', value: `export const ${name};`, data: {estree: program}};
}

/**
 * An import of a module's default export under a name that is used more than once: `import nameFile from 'source'; const
 * name = nameFile;`. The bundler stores the address of an import once for each use of it.
 */
export function importOnce(name: string, source: string): MdxjsEsm {
  const file = `${name}File`;
  const {value, data} = importNode(file, source);
  const declaration = declarationOf(name, {type: 'Identifier', name: file});
  const program = programOf(...(data?.estree?.body ?? []), declaration);
  return {type: 'mdxjsEsm', value: `${value} const ${name} = ${file};`, data: {estree: program}};
}

/** A call of a function with constants and values of names. */
export const call = (name: string, ...values: readonly (Expression | string | number)[]): Expression => ({
  type: 'CallExpression',
  optional: false,
  callee: {type: 'Identifier', name},
  arguments: values.map((value) => (typeof value === 'object' ? value : valueToEstree(value))),
});

/** `{...value}` among the attributes of an element. */
export function spread(argument: Expression): MdxJsxExpressionAttribute {
  const expression = {type: 'ObjectExpression' as const, properties: [{type: 'SpreadElement' as const, argument}]};
  return {
    type: 'mdxJsxExpressionAttribute',
    value: '...',
    data: {estree: programOf({type: 'ExpressionStatement', expression})},
  };
}

/** An attribute whose value is an expression: the name of an import, a number, or an object. */
export function expression(name: string, value: string | number | object): MdxJsxAttribute {
  const node = typeof value === 'string' ? {type: 'Identifier' as const, name: value} : valueToEstree(value);
  return computed(name, node, typeof value === 'object' ? undefined : String(value));
}

/** An attribute whose value is an expression of any kind. Its tree alone is read. */
export const computed = (name: string, value: Expression, text = '…'): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: text,
    data: {estree: programOf({type: 'ExpressionStatement', expression: value})},
  },
});
