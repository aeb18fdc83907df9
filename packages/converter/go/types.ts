import type {SyntaxNode} from '@lezer/common';
import type {Declaration, Program} from '../engine/names';
import type {TypedGrammar} from '../engine/types';

/** The types of h3-go 3 that have other fields in 4.x, or lists of them, and the functions that return them. */
const ofH3: Readonly<Record<string, string>> = {
  GeoCoord: 'GeoCoord',
  GeoBoundary: 'GeoCoord',
  GeoPolygon: 'GeoPolygon',
  ToGeo: 'GeoCoord',
  ToGeoBoundary: 'GeoCoord',
};

const types = /Type$|^TypeName$/;

/** The first result of a function. */
function resultOf(node: SyntaxNode): readonly Declaration[] {
  const name = node.getChild('DefName') ?? node.getChild('FieldName');
  const result = node.getChild('Block')?.prevSibling;
  // With several results, or a name, they are in parentheses.
  const isList = result?.name === 'Parameters';
  if (!name || !result || (isList && result.prevSibling?.name !== 'Parameters')) return [];
  return [{name, type: (isList ? result.getChild('Parameter')?.lastChild : result) ?? undefined}];
}

/**
 * The operand that a selector or a call belongs to. The grammar lets operators bind stronger than dots, so that the left
 * side of `.IsValid` in `!h3.IsValid(cell)` is `!h3`.
 */
export function operandOf(node: SyntaxNode | null | undefined): SyntaxNode | null {
  let operand = node ?? null;
  while (operand && (operand.name === 'UnaryExp' || operand.name === 'BinaryExp')) operand = operand.lastChild;
  return operand;
}

/** Whether an expression is the package h3 by the name that it has in a program, and no variable. */
export const isPackage = (node: SyntaxNode | null, alias: string | undefined, program: Program): node is SyntaxNode =>
  node?.name === 'VariableName' && program.text(node) === alias && !program.bindingOf(node);

/**
 * The types of Go: a value is a `GeoCoord` or a `GeoPolygon` of h3-go 3 or a list of them, a `constant` without a type, or something
 * `other`.
 *
 * @param alias - the name of the package in this program; undefined if it isn't imported
 */
export function grammarWith(alias: string | undefined): TypedGrammar {
  const ofPackage = (member: SyntaxNode | null, {text}: Program): string | undefined =>
    member ? ofH3[text(member)] : undefined;
  return {
    scopes:
      /^(?:SourceFile|FunctionDecl|MethodDecl|FunctionLiteral|Block|(?:If|For|Switch|TypeSwitch|Select)Statement)$/,
    uses: ({name}) => name === 'VariableName' || name === 'TypeName',
    variables: /^(?:Var(?:Decl|Spec)|(?:Const|Type)Spec|Parameter|FunctionDecl|RangeClause|DefName)$/,
    members: /^(?:Field|Method)Decl$/,
    shape: {name: /^(?:Def|Field)Name$/, type: types, sign: /^:?=$/},
    readers: {
      FunctionDecl: resultOf,
      MethodDecl: resultOf,
      // The first variable of a range is an index or a key.
      RangeClause: (node) =>
        node.getChildren('DefName').map((name, at) => ({name, value: at > 0 ? node.lastChild : null})),
      DefName: (node) => (/^(?:TypeSwitch|Receive)Statement$/.test(node.parent?.name ?? '') ? [{name: node}] : []),
    },
    types,
    nameOf: (type, program, inner) => {
      let base: SyntaxNode | null = type;
      while (base && /^(?:Pointer|Slice|Array|Map|Channel)Type$/.test(base.name)) base = base.lastChild;
      if (base?.name === 'TypeName' && program.bindingOf(base)) return program.ofVariable(base, inner);
      if (base?.name === 'QualifiedType' && isPackage(base.firstChild, alias, program))
        return ofPackage(base.lastChild, program) ?? 'other';
      // The fields of an embedded structure are fields of the structure around it.
      const fields = base?.getChild('StructBody')?.getChildren('FieldDecl') ?? [];
      const embedded = fields.filter((field) => !field.getChild('FieldName'));
      return embedded.every(({lastChild}) => inner(lastChild) === 'other') ? 'other' : undefined;
    },
    expressions: {
      VariableName: 'variable',
      Number: () => 'constant',
      ParenthesizedExpr: 'inner',
      IndexExpr: 'first',
      SliceExpr: 'first',
      UnaryExp: 'last',
      BinaryExp: 'last',
      TypedLiteral: 'first',
      TypeAssertion: ({lastChild}, _, inner) => inner(lastChild?.prevSibling),
      SelectorExpr: ({firstChild, lastChild}, program, inner) => {
        if (isPackage(operandOf(firstChild), alias, program)) return ofPackage(lastChild, program);
        return inner(firstChild) === 'GeoPolygon' ? 'GeoCoord' : program.ofMember(lastChild);
      },
      CallExpr: (node, _, inner) => {
        const callee = operandOf(node.firstChild);
        const makes = callee?.name === 'make' || callee?.name === 'new';
        return inner(makes ? node.getChild('Arguments')?.firstChild?.nextSibling : callee);
      },
    },
  };
}
