import type {SyntaxNode} from '@lezer/common';

/** How deep types and expressions are followed. */
const mostSteps = 10;

/**
 * A type of h3-go 3, with `[]` for each slice or map around it; `constant` for
 * constants without a type; `other` for all other types.
 */
export type Kind = string;

/** The type of what a slice or map of this type holds. */
export const elementOf = (kind: Kind | undefined): Kind | undefined =>
  kind === undefined ? undefined : kind.startsWith('[]') ? kind.slice(2) : 'other';

/** The type of a slice or map of values of a type. */
export const listOf = (kind: Kind | undefined): Kind | undefined =>
  kind === undefined || kind === 'other' ? kind : `[]${kind}`;

/** What the functions of h3-go 3 return first, where it is a type of h3-go. */
const results: Readonly<Record<string, Kind>> = {
  Compact: '[]H3Index',
  FromGeo: 'H3Index',
  FromString: 'H3Index',
  GetPentagonIndexes: '[]H3Index',
  GetRes0Indexes: '[]H3Index',
  HexRange: '[]H3Index',
  HexRing: '[]H3Index',
  KRing: '[]H3Index',
  KRingDistances: '[][]H3Index',
  Line: '[]H3Index',
  Polyfill: '[]H3Index',
  ToCenterChild: 'H3Index',
  ToChildren: '[]H3Index',
  ToGeo: 'GeoCoord',
  ToGeoBoundary: '[]GeoCoord',
  ToParent: 'H3Index',
  Uncompact: '[]H3Index',
};

const structs: Readonly<Record<string, Kind>> = {
  GeoCoord: 'GeoCoord',
  GeoBoundary: '[]GeoCoord',
  GeoPolygon: 'GeoPolygon',
  H3Index: 'H3Index',
};

/** Whether values of a type have no fields of h3-go 3. */
const isPlain = (kind: Kind | undefined): boolean => kind === 'other' || kind?.endsWith('H3Index') === true;

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
export interface Known {
  readonly text: (node: SyntaxNode) => string;
  /** Whether a name is that of the package h3-go 3 here. */
  readonly isPackage: (node: SyntaxNode) => boolean;
  /** Whether a name is that of a package of Go's own library. */
  readonly isStandard: (node: SyntaxNode) => boolean;
  /** The type of a variable; undefined if nothing tells it. */
  readonly variable: (name: string) => Kind | undefined;
  /** The types that the program declares. */
  readonly types: ReadonlyMap<string, Kind | undefined>;
  /** The fields of its structures, and the results of its functions; undefined where declarations differ. */
  readonly fields: ReadonlyMap<string, Kind | undefined>;
  readonly results: ReadonlyMap<string, Kind | undefined>;
}

/** The kind of a type; undefined if its values can have fields of h3-go 3 in another way. */
export function kindOfType(type: SyntaxNode | null | undefined, names: Known, steps = 0): Kind | undefined {
  if (!type || steps > mostSteps) return 'other';
  switch (type.name) {
    case 'QualifiedType':
      if (!type.firstChild || !type.lastChild || !names.isPackage(type.firstChild)) return 'other';
      return structs[names.text(type.lastChild)] ?? 'other';
    case 'TypeName':
      return names.types.has(names.text(type)) ? names.types.get(names.text(type)) : 'other';
    case 'PointerType':
      return kindOfType(type.lastChild, names, steps + 1);
    case 'SliceType':
    case 'ArrayType':
    case 'MapType': {
      const element = kindOfType(type.lastChild, names, steps + 1);
      return listOf(element);
    }
    case 'ChannelType':
      return isPlain(kindOfType(type.lastChild, names, steps + 1)) ? 'other' : undefined;
    case 'StructType': {
      // The fields of an embedded structure are fields of the structure around it.
      const embedded = type
        .getChild('StructBody')
        ?.getChildren('FieldDecl')
        .filter((field) => !field.getChild('FieldName'));
      const kinds = (embedded ?? []).map(({lastChild}) => kindOfType(lastChild, names, steps + 1));
      return kinds.every(isPlain) ? 'other' : undefined;
    }
    default:
      return 'other';
  }
}

/** The kind of an expression; undefined if nothing tells it. */
export function kindOf(expression: SyntaxNode | null | undefined, names: Known, steps = 0): Kind | undefined {
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
    case 'TypeAssertion':
      return kindOfType(node.lastChild?.name === ')' ? node.lastChild.prevSibling : node.lastChild, names);
    case 'Number':
      return 'constant';
    case 'SelectorExpr':
      return kindOfSelector(node, names, inside);
    case 'CallExpr':
      return kindOfCall(node, names, steps);
    default:
      return 'other';
  }
}

function kindOfSelector(node: SyntaxNode, names: Known, object: () => Kind | undefined): Kind | undefined {
  const operand = operandOf(node.firstChild);
  const field = node.lastChild ? names.text(node.lastChild) : '';
  if (operand?.name === 'VariableName' && names.isPackage(operand)) return 'other';
  if (object() === 'GeoPolygon') return field === 'Holes' ? '[][]GeoCoord' : '[]GeoCoord';
  return names.fields.get(field);
}

/** Functions of the language whose results have no fields, such as conversions to numbers. */
const basic = /^(?:u?int(?:8|16|32|64)?|uintptr|float(?:32|64)|string|byte|rune|bool|len|cap)$/;

function kindOfCall(node: SyntaxNode, names: Known, steps: number): Kind | undefined {
  const callee = operandOf(node.firstChild);
  if (callee?.name === 'make' || callee?.name === 'new') {
    return kindOfType(node.getChild('Arguments')?.firstChild?.nextSibling ?? null, names);
  }
  if (callee?.name === 'VariableName') {
    const name = names.text(callee);
    const first = node.getChild('Arguments')?.firstChild?.nextSibling ?? null;
    if (basic.test(name)) return names.results.get(name) ?? 'other';
    return name === 'append' ? kindOf(first, names, steps + 1) : (names.types.get(name) ?? names.results.get(name));
  }
  if (callee?.name !== 'SelectorExpr' || !callee.lastChild) return undefined;
  const operand = operandOf(callee.firstChild);
  const name = names.text(callee.lastChild);
  if (operand?.name === 'VariableName' && names.isStandard(operand)) return 'other';
  if (operand?.name !== 'VariableName' || !names.isPackage(operand)) return names.results.get(name);
  return structs[name] ?? results[name] ?? 'other';
}
