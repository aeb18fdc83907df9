import type {SyntaxNode} from '@lezer/common';
import {childrenOf} from '../syntax';

/** How deep types and expressions are followed. */
const mostSteps = 10;

/** A type of h3-go 3 with fields, with `[]` for each slice or map around it; `other` for all other types. */
export type Kind = string;

/** The type of what a slice or map of this type holds. */
export const elementOf = (kind: Kind | undefined): Kind | undefined =>
  kind === undefined ? undefined : kind.startsWith('[]') ? kind.slice(2) : 'other';

/** What the functions of h3-go 3 return, where it has fields. */
const results: Readonly<Record<string, Kind>> = {
  ToGeo: 'GeoCoord',
  ToGeoBoundary: '[]GeoCoord',
  UnidirectionalEdgeBoundary: '[]GeoCoord',
};

const structs: Readonly<Record<string, Kind>> = {
  GeoCoord: 'GeoCoord',
  GeoBoundary: '[]GeoCoord',
  GeoPolygon: 'GeoPolygon',
};

/**
 * The operand that a selector or a call belongs to. The grammar lets operators bind stronger than dots, so that the left
 * side of `.IsValid` in `!h3.IsValid(cell)` is `!h3`.
 */
export function operandOf(node: SyntaxNode | null): SyntaxNode | null {
  let operand = node;
  while (operand && (operand.name === 'UnaryExp' || operand.name === 'BinaryExp')) operand = operand.lastChild;
  return operand;
}

/** What the names of a program mean. */
export interface Names {
  readonly text: (node: SyntaxNode) => string;
  /** Whether a name is that of the package h3-go 3 here. */
  readonly isPackage: (node: SyntaxNode) => boolean;
  /** The type of a variable; undefined if nothing tells it. */
  readonly variable: (name: string) => Kind | undefined;
  /** The types that the program declares. */
  readonly types: ReadonlyMap<string, Kind>;
  /** The fields of its structures, and the results of its functions; undefined where declarations differ. */
  readonly fields: ReadonlyMap<string, Kind | undefined>;
  readonly results: ReadonlyMap<string, Kind | undefined>;
}

/** The kind of a type. */
export function kindOfType(type: SyntaxNode | null, names: Names, steps = 0): Kind {
  if (!type || steps > mostSteps) return 'other';
  switch (type.name) {
    case 'QualifiedType':
      if (!type.firstChild || !type.lastChild || !names.isPackage(type.firstChild)) return 'other';
      return structs[names.text(type.lastChild)] ?? 'other';
    case 'TypeName':
      return names.types.get(names.text(type)) ?? 'other';
    case 'PointerType':
      return kindOfType(type.lastChild, names, steps + 1);
    case 'SliceType':
    case 'ArrayType':
    case 'MapType': {
      const element = kindOfType(type.lastChild, names, steps + 1);
      return element === 'other' ? 'other' : `[]${element}`;
    }
    default:
      return 'other';
  }
}

/** The kind of an expression; undefined if nothing tells it. */
export function kindOf(expression: SyntaxNode | null, names: Names, steps = 0): Kind | undefined {
  const node = operandOf(expression);
  if (!node || steps > mostSteps) return undefined;
  const inside = (): Kind | undefined => kindOf(node.firstChild, names, steps + 1);
  switch (node.name) {
    case 'VariableName':
      return names.variable(names.text(node));
    case 'ParenthesizedExpr':
      return kindOf(node.firstChild?.nextSibling ?? null, names, steps + 1);
    case 'IndexExpr':
      return elementOf(inside());
    case 'SliceExpr':
      return inside();
    case 'TypedLiteral':
      return kindOfType(node.firstChild, names);
    case 'SelectorExpr':
      return kindOfSelector(node, names, inside);
    case 'CallExpr':
      return kindOfCall(node, names, steps);
    default:
      return 'other';
  }
}

function kindOfSelector(node: SyntaxNode, names: Names, object: () => Kind | undefined): Kind | undefined {
  const operand = operandOf(node.firstChild);
  const field = node.lastChild ? names.text(node.lastChild) : '';
  if (operand?.name === 'VariableName' && names.isPackage(operand)) return 'other';
  if (object() === 'GeoPolygon') return field === 'Holes' ? '[][]GeoCoord' : '[]GeoCoord';
  return names.fields.get(field);
}

function kindOfCall(node: SyntaxNode, names: Names, steps: number): Kind | undefined {
  const callee = operandOf(node.firstChild);
  if (callee?.name === 'make' || callee?.name === 'new') {
    return kindOfType(node.getChild('Arguments')?.firstChild?.nextSibling ?? null, names);
  }
  if (callee?.name === 'VariableName') {
    const name = names.text(callee);
    const first = node.getChild('Arguments')?.firstChild?.nextSibling ?? null;
    return name === 'append' ? kindOf(first, names, steps + 1) : (names.types.get(name) ?? names.results.get(name));
  }
  if (callee?.name !== 'SelectorExpr' || !callee.lastChild) return undefined;
  const operand = operandOf(callee.firstChild);
  const name = names.text(callee.lastChild);
  if (operand?.name !== 'VariableName' || !names.isPackage(operand)) return names.results.get(name);
  return structs[name] ?? results[name] ?? 'other';
}

/** The names that a declaration declares, and what is behind them: its type, and its values. */
export interface Declared {
  readonly names: readonly SyntaxNode[];
  readonly type?: SyntaxNode;
  readonly values: readonly SyntaxNode[];
}

/** Reads a declaration of variables, parameters, or fields. */
export function declared(node: SyntaxNode): Declared {
  const names: SyntaxNode[] = [];
  const values: SyntaxNode[] = [];
  let type: SyntaxNode | undefined;
  let behind = false;
  for (const child of childrenOf(node)) {
    if (child.name === 'DefName' || child.name === 'FieldName') names.push(child);
    else if (child.name === ':=' || child.name === '=') behind = true;
    else if (/^[A-Z]/.test(child.name) && child.name !== 'String') {
      if (behind) values.push(child);
      else type = child;
    }
  }
  return {names, values, ...(type && {type})};
}
