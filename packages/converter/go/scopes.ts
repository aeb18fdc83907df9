import type {SyntaxNode} from '@lezer/common';
import {declarationsIn, Names, type Declaration, type Grammar, type Shape} from '../engine/names';
import {walk} from '../syntax';

/**
 * What a value or the elements of a list are: positions or polygons of h3-go 3, numbers without a type, other things, or
 * something that nothing tells.
 */
export type Kind = 'GeoCoord' | 'GeoPolygon' | 'constant' | 'other' | 'unknown';

/** How deep expressions are followed. */
const mostSteps = 10;

/** The types of h3-go 3 that have other fields in 4.x, or lists of them, and the functions that return them. */
const ofH3: Readonly<Record<string, Kind>> = {
  GeoCoord: 'GeoCoord',
  GeoBoundary: 'GeoCoord',
  GeoPolygon: 'GeoPolygon',
  ToGeo: 'GeoCoord',
  ToGeoBoundary: 'GeoCoord',
};

const shape: Shape = {name: /^(?:DefName|FieldName)$/, type: /Type$|^TypeName$/, sign: /^:?=$/};
const functions = /^(?:FunctionDecl|MethodDecl|FunctionLiteral)$/;

const grammar: Grammar = {
  scopes: new RegExp(`${functions.source}|^(?:SourceFile|Block|(?:If|For|Switch|TypeSwitch|Select)Statement)$`),
  variables: {
    VarDecl: shape,
    VarSpec: shape,
    ConstSpec: shape,
    RangeClause: shape,
    Parameter: (node) => (functions.test(node.parent?.parent?.name ?? '') ? declarationsIn(node, shape) : []),
    DefName: (node) => (/^(?:TypeSwitch|Receive)Statement$/.test(node.parent?.name ?? '') ? [{name: node}] : []),
  },
  members: {FieldDecl: shape, FunctionDecl: resultOf, MethodDecl: resultOf},
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

/** What the names of a program mean while it is walked. */
export class Scopes {
  private readonly types = new Map<string, Kind>();
  readonly names: Names<Kind>;

  /**
   * @param alias - the name of the package in this program; undefined if it isn't imported
   */
  constructor(
    root: SyntaxNode,
    private readonly alias: string | undefined,
    private readonly text: (node: SyntaxNode) => string,
  ) {
    this.names = new Names<Kind>(grammar, text, (declaration, owner) => this.declared(declaration, owner));
    walk(root, {
      enter: (node) => {
        const name = node.name === 'TypeSpec' ? node.getChild('DefName') : null;
        if (name) this.types.set(text(name), this.kindOfType(node.lastChild));
      },
    });
    this.names.read(root);
  }

  /** Whether an expression is the package h3 here, and no variable. */
  isPackage(node: SyntaxNode | null): node is SyntaxNode {
    const name = node?.name === 'VariableName' ? this.text(node) : undefined;
    return name !== undefined && name === this.alias && this.names.resolve(name) === undefined;
  }

  /** The kind of a type. */
  kindOfType(type: SyntaxNode | null | undefined): Kind {
    let inner = type;
    while (inner && /^(?:Pointer|Slice|Array|Map|Channel)Type$/.test(inner.name)) inner = inner.lastChild;
    if (inner?.name === 'TypeName') return this.types.get(this.text(inner)) ?? 'other';
    if (inner?.name === 'QualifiedType' && inner.lastChild && this.isPackage(inner.firstChild))
      return ofH3[this.text(inner.lastChild)] ?? 'other';
    // The fields of an embedded structure are fields of the structure around it.
    const members = inner?.name === 'StructType' ? inner.getChild('StructBody')?.getChildren('FieldDecl') : undefined;
    const embedded = members?.filter((field) => !field.getChild('FieldName')) ?? [];
    return embedded.every(({lastChild}) => this.kindOfType(lastChild) === 'other') ? 'other' : 'unknown';
  }

  /** The kind of an expression. What can't have fields doesn't matter. */
  kindOf(expression: SyntaxNode | null | undefined, steps = 0): Kind {
    const node = operandOf(expression);
    if (!node || steps > mostSteps) return 'unknown';
    const {firstChild, lastChild} = node;
    switch (node.name) {
      case 'VariableName':
        return this.names.resolve(this.text(node)) ?? 'unknown';
      case 'Number':
        return 'constant';
      case 'ParenthesizedExpr':
        return this.kindOf(firstChild?.nextSibling, steps + 1);
      case 'IndexExpr':
      case 'SliceExpr':
        return this.kindOf(firstChild, steps + 1);
      case 'TypedLiteral':
        return this.kindOfType(firstChild);
      case 'TypeAssertion':
        return this.kindOfType(lastChild?.name === ')' ? lastChild.prevSibling : lastChild);
      case 'SelectorExpr':
        if (this.isPackage(operandOf(firstChild))) return ofH3[this.text(lastChild ?? node)] ?? 'unknown';
        if (this.kindOf(firstChild, steps + 1) === 'GeoPolygon') return 'GeoCoord';
        return this.names.members.get(this.text(lastChild ?? node)) ?? 'unknown';
      case 'CallExpr': {
        const callee = operandOf(firstChild);
        const given = node.getChild('Arguments')?.firstChild?.nextSibling;
        if (callee?.name === 'make' || callee?.name === 'new') return this.kindOfType(given);
        if (callee?.name !== 'VariableName') return this.kindOf(callee, steps + 1);
        const name = this.text(callee);
        if (name === 'append') return this.kindOf(given, steps + 1);
        return this.types.get(name) ?? this.names.members.get(name) ?? 'unknown';
      }
      default:
        return 'unknown';
    }
  }

  private declared({name, type, value}: Declaration, owner: SyntaxNode): Kind {
    if (type) return this.kindOfType(type);
    const isIndex = owner.name === 'RangeClause' && owner.getChild('DefName')?.from === name.from;
    const kind = isIndex ? 'unknown' : this.kindOf(owner.name === 'RangeClause' ? owner.lastChild : value);
    return kind === 'constant' && owner.name !== 'ConstSpec' ? 'other' : kind;
  }
}
