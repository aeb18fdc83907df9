/**
 * Pages that a browser translates: it puts an element in the place of each text node, whenever it likes. React then can't
 * change, remove, or insert before a text node of its own. It can change the text of an element that holds nothing else,
 * and it can remove and insert elements. So a text that changes, comes, or goes needs an element of its own.
 */
import ts from 'typescript';

const isTranslate = (node) => node.type === 'JSXElement' && node.openingElement.name.name === 'Translate';
const isBlank = (node) =>
  (node.type === 'JSXText' && node.value.trim() === '') ||
  (node.type === 'JSXExpressionContainer' &&
    (node.expression.type === 'JSXEmptyExpression' ||
      (node.expression.type === 'Literal' && String(node.expression.value).trim() === '')));

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const CONSTANT = ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral;

/** Whether values of a type are text. Types with objects, such as ReactNode, say nothing about that. */
function isText(type) {
  const members = type.isUnion() ? type.types : [type];
  const known = members.filter(
    (one) => !(one.flags & (ts.TypeFlags.BooleanLike | ts.TypeFlags.Undefined | ts.TypeFlags.Null)),
  );
  return known.length > 0 && known.every((one) => one.flags & TEXT);
}

/** A call of `translate` without placeholders, a constant, or a literal: a text that stays. */
function isConstant(node, typeOf) {
  if (node.type === 'Literal') return true;
  if (node.type === 'TemplateLiteral') return node.expressions.every((one) => isConstant(one, typeOf));
  if (node.type === 'CallExpression') return node.callee.name === 'translate' && node.arguments.length === 1;
  return node.type === 'Identifier' && Boolean(typeOf(node).flags & CONSTANT);
}

/** What an expression in JSX is to React: a text that stays, one that changes, elements that come and go, or unknown. */
function kindOf(node, typeOf) {
  switch (node.type) {
    case 'JSXElement':
      return isTranslate(node) ? 'text' : 'element';
    case 'JSXFragment':
      return 'element';
    case 'LogicalExpression':
    case 'ConditionalExpression': {
      const parts =
        node.type === 'LogicalExpression'
          ? [node.right, ...(node.operator === '&&' ? [] : [node.left])]
          : [node.consequent, node.alternate];
      const kinds = parts.map((one) => kindOf(one, typeOf));
      if (kinds.includes('text') || kinds.includes('changing')) return 'changing';
      return 'optional';
    }
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return kindOf(node.expression, typeOf);
    default: {
      const type = typeOf(node);
      if (isText(type)) return isConstant(node, typeOf) ? 'text' : 'changing';
      return 'optional';
    }
  }
}

/** @type {import('eslint').Rule.RuleModule} */
const ownElement = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'This text changes and has siblings. Give it an element of its own: a translated page breaks React otherwise.',
      comes: 'This text comes and goes without an element of its own: a translated page breaks React otherwise.',
      before:
        'What comes and goes here is put before a text. Give that text an element of its own, for translated pages.',
      values: 'The values of this <Translate> change its text. Write {translate(…)} as the only child of an element.',
      reused:
        'React makes one of these elements of the other by changing its text. Give them different keys, for translated pages.',
      loose: 'A fragment or a component has this text without an element. Give it one, for translated pages.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    const typeOf = (node) => checker.getTypeAtLocation(services.esTreeNodeToTSNodeMap.get(node));
    const kindOfChild = (child) => {
      if (child.type === 'JSXText') return 'text';
      return kindOf(child.type === 'JSXExpressionContainer' ? child.expression : child, typeOf);
    };

    function check(node) {
      const isFragment = node.type === 'JSXFragment';
      if (!isFragment && isTranslate(node)) return;
      const children = node.children.filter((child) => !isBlank(child));
      const kinds = children.map(kindOfChild);
      children.forEach((child, at) => {
        const kind = kinds[at];
        const expression = child.type === 'JSXExpressionContainer' ? child.expression : child;
        if (isFragment && (kind === 'text' || kind === 'changing')) context.report({node: child, messageId: 'loose'});
        else if (kind === 'changing' && children.length > 1) context.report({node: child, messageId: 'beside'});
        else if (kind === 'changing' && /^(?:Logical|Conditional)/.test(expression.type) && hasTranslate(expression))
          context.report({node: child, messageId: 'comes'});
        if (kind !== 'optional') return;
        const next = kinds.slice(at + 1).find((one) => one !== 'optional');
        if (next === 'text' || next === 'changing') context.report({node: child, messageId: 'before'});
      });
    }

    return {
      JSXElement(node) {
        check(node);
        if (!isTranslate(node)) return;
        const values = node.openingElement.attributes.find((one) => one.name?.name === 'values');
        const properties = values?.value.expression.properties ?? [];
        if (properties.some(({value}) => !value || kindOf(value, typeOf) === 'changing'))
          context.report({node, messageId: 'values'});
        const {parent} = node;
        if (/^(?:ReturnStatement|ArrowFunctionExpression)$/.test(parent.type))
          context.report({node, messageId: 'loose'});
      },
      JSXFragment: check,
      ConditionalExpression({consequent, alternate}) {
        const [one, other] = [consequent, alternate].map((node) =>
          node.type === 'JSXElement' ? node.openingElement : null,
        );
        if (!one || !other || one.name.name === 'Translate' || keyOf(one) !== keyOf(other)) return;
        if (one.name.name === other.name.name && [consequent, alternate].some(hasText))
          context.report({node: alternate, messageId: 'reused'});
      },
    };
  },
};

const keyOf = ({attributes}) => attributes.find((one) => one.name?.name === 'key')?.value?.value;

/** Whether an element holds a text that no expression makes. */
function hasText(node) {
  return (
    isTranslate(node) ||
    (node.children ?? []).some((child) => (child.type === 'JSXText' ? !isBlank(child) : hasText(child)))
  );
}

function hasTranslate(node) {
  if (node.type === 'LogicalExpression') return hasTranslate(node.left) || hasTranslate(node.right);
  if (node.type === 'ConditionalExpression') return hasTranslate(node.consequent) || hasTranslate(node.alternate);
  return isTranslate(node);
}

/** The rule that keeps translated pages working. */
export const translatedPages = {
  files: ['{src,packages}/**/*.tsx'],
  ignores: ['packages/*/{node,tests}/**'],
  plugins: {translated: {rules: {'own-element': ownElement}}},
  rules: {'translated/own-element': 'error'},
};
