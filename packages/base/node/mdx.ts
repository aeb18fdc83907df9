import {valueToEstree} from 'estree-util-value-to-estree';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

/** The tree of a module, as MDX has it beside the text of imports, exports, and expressions. */
export const programOf = (...body: Program['body']): Program => ({type: 'Program', sourceType: 'module', body});

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

/** An attribute whose value is an expression: the name of an import, or a number. */
export function expression(name: string, value: string | number): MdxJsxAttribute {
  return attribute(
    name,
    String(value),
    typeof value === 'number' ? valueToEstree(value) : {type: 'Identifier' as const, name: value},
  );
}

/** An attribute whose value is data. */
export function dataAttribute(name: string, value: object): MdxJsxAttribute {
  return attribute(name, JSON.stringify(value), valueToEstree(value));
}

function attribute(name: string, value: string, node: ReturnType<typeof valueToEstree>): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value,
      data: {estree: programOf({type: 'ExpressionStatement', expression: node})},
    },
  };
}
