import type {SyntaxNode} from '@lezer/common';
import {declarationsIn, resolveNames, type Declaration, type Grammar, type Program, type Shape} from '../engine/names';
import {Types, type TypeOf} from '../engine/types';

/** The types of h3-go 3 that have other fields in 4.x, or lists of them, and the functions that return them. */
const ofH3: Readonly<Record<string, string>> = {
  GeoCoord: 'GeoCoord',
  GeoBoundary: 'GeoCoord',
  GeoPolygon: 'GeoPolygon',
  ToGeo: 'GeoCoord',
  ToGeoBoundary: 'GeoCoord',
};

const types = /Type$|^TypeName$/;
const shape: Shape = {name: /^(?:DefName|FieldName)$/, type: types, sign: /^:?=$/};
const functions = /^(?:FunctionDecl|MethodDecl|FunctionLiteral)$/;

const grammar: Grammar = {
  scopes: new RegExp(`${functions.source}|^(?:SourceFile|Block|(?:If|For|Switch|TypeSwitch|Select)Statement)$`),
  uses: ({name}) => name === 'VariableName' || name === 'TypeName',
  variables: {
    VarDecl: shape,
    VarSpec: shape,
    ConstSpec: shape,
    TypeSpec: {name: shape.name, type: types},
    // The first variable of a range is an index or a key.
    RangeClause: (node) =>
      node.getChildren('DefName').map((name, at) => ({name, value: (at > 0 && node.lastChild) || undefined})),
    Parameter: (node) => (functions.test(node.parent?.parent?.name ?? '') ? declarationsIn(node, shape) : []),
    DefName: (node) => (/^(?:TypeSwitch|Receive)Statement$/.test(node.parent?.name ?? '') ? [{name: node}] : []),
    FunctionDecl: (node) => resultOf(node).map((result) => ({...result, in: 'around'})),
  },
  members: {FieldDecl: shape, MethodDecl: resultOf},
};

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

/** What the names of a program mean. */
export class Scopes {
  private readonly program: Program;
  private readonly types: Types;

  /**
   * @param alias - the name of the package in this program; undefined if it isn't imported
   */
  constructor(
    root: SyntaxNode,
    private readonly alias: string | undefined,
    private readonly text: (node: SyntaxNode) => string,
  ) {
    this.program = resolveNames(root, grammar, text);
    this.types = new Types(
      this.program,
      {
        expressions: {
          VariableName: 'variable',
          Number: () => 'constant',
          ParenthesizedExpr: 'inner',
          IndexExpr: 'first',
          SliceExpr: 'first',
          UnaryExp: 'last',
          BinaryExp: 'last',
          TypedLiteral: 'type',
          TypeAssertion: 'type',
          SelectorExpr: (node, typeOf) => this.typeOfMember(node, typeOf),
          CallExpr: (node, typeOf) => this.typeOfCall(node, typeOf),
        },
        types,
        nameOf: (type) => this.kindOfType(type),
      },
      text,
    );
  }

  /** Whether an expression is the package h3 here, and no variable. */
  isPackage(node: SyntaxNode | null): node is SyntaxNode {
    return node?.name === 'VariableName' && this.text(node) === this.alias && !this.program.bindingOf(node);
  }

  /**
   * What a value or the elements of a list are: a `GeoCoord` or a `GeoPolygon` of h3-go 3, a `constant` without a type, or
   * something `other`; undefined if nothing tells.
   */
  kindOf(expression: SyntaxNode | null | undefined): string | undefined {
    return this.types.typeOf(expression);
  }

  /** The kind of a type. */
  kindOfType(type: SyntaxNode | null | undefined): string | undefined {
    let inner = type;
    while (inner && /^(?:Pointer|Slice|Array|Map|Channel)Type$/.test(inner.name)) inner = inner.lastChild;
    const declared = inner?.name === 'TypeName' && this.program.bindingOf(inner);
    if (declared) return this.types.ofBinding(declared);
    if (inner?.name === 'QualifiedType' && inner.lastChild && this.isPackage(inner.firstChild))
      return ofH3[this.text(inner.lastChild)] ?? 'other';
    // The fields of an embedded structure are fields of the structure around it.
    const members = inner?.name === 'StructType' ? inner.getChild('StructBody')?.getChildren('FieldDecl') : undefined;
    const embedded = members?.filter((field) => !field.getChild('FieldName')) ?? [];
    return embedded.every(({lastChild}) => this.kindOfType(lastChild) === 'other') ? 'other' : undefined;
  }

  private typeOfMember({firstChild, lastChild}: SyntaxNode, typeOf: TypeOf): string | undefined {
    if (this.isPackage(operandOf(firstChild))) return lastChild ? ofH3[this.text(lastChild)] : undefined;
    return typeOf(firstChild) === 'GeoPolygon' ? 'GeoCoord' : this.types.ofMember(lastChild);
  }

  private typeOfCall(node: SyntaxNode, typeOf: TypeOf): string | undefined {
    const callee = operandOf(node.firstChild);
    const given = node.getChild('Arguments')?.firstChild?.nextSibling;
    if (callee?.name === 'make' || callee?.name === 'new') return this.kindOfType(given);
    return callee && this.text(callee) === 'append' ? typeOf(given) : typeOf(callee);
  }
}
