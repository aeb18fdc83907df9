import {translate} from '@docusaurus/Translate';
import type {Position} from 'geojson';
import type {AggregatedRow, Aggregation} from '../data/aggregate';
import type {IndexKind} from '../input/types';
import type {Containment} from '../model/cover';
import {kindOf} from '../model/kinds';
import type {OperationName} from '../model/operations';
import type {SetOperation} from '../model/sets';
import {describeStep, nameOf} from './print';
import type {Rings, PlainStep} from './steps';
import {Unavailable} from './unavailable';

/** Writes an operation: `of` names the set that it starts from. */
export type Operation = (of: string, k: number, resolution: number) => string;

/**
 * How a stack writes each step as an expression. An operation that is missing, or an expression that is undefined, means
 * that the stack has no function for the step.
 */
export interface Idiom {
  /** What starts a comment. */
  readonly comment: '#' | '//';
  /**
   * What a reader can do if the stack has no function for a step. If missing, the advice is to export the cells. A
   * sentence without its period.
   */
  readonly instead?: string;
  readonly list: (indexes: readonly string[], kind: IndexKind) => string;
  readonly points: (positions: readonly Position[], resolution: number) => string;
  readonly fill: (polygons: readonly Rings[], resolution: number, containment: Containment) => string | undefined;
  readonly operations: Readonly<Partial<Record<OperationName, Operation>>>;
  readonly combine: Readonly<Record<SetOperation, (first: string, second: string) => string>>;
  readonly aggregate: (rows: readonly AggregatedRow[], resolution: number, how: Aggregation) => string;
  /** Functions that programs define where they call them, by their names. A helper comes after the helpers that call it. */
  readonly helpers: Readonly<Record<string, string>>;
  /** A statement that names the result of an expression. */
  readonly assign: (name: string, expression: string, kind: IndexKind, isAggregated: boolean) => string;
  /** The program of the definitions and statements that it needs. */
  readonly program: (parts: ProgramParts) => string;
}

export interface ProgramParts {
  readonly definitions: readonly string[];
  readonly statements: readonly string[];
  /** The name of the last result, and what it contains. */
  readonly last: string;
  readonly kind: IndexKind;
  readonly isAggregated: boolean;
  /** Whether the last result is a table with names of columns; undefined: it isn't. */
  readonly isTable?: true;
}

const made: Readonly<Partial<Record<OperationName, IndexKind>>> = {
  edges: 'edge',
  reverse: 'edge',
  between: 'edge',
  vertexes: 'vertex',
};

/** The kinds of the indexes that the steps return. */
function kindsOf(steps: readonly PlainStep[], label: string): readonly IndexKind[] {
  const kinds: IndexKind[] = [];
  for (const step of steps) {
    if (step.kind === 'list') {
      const [kind = 'cell', ...others] = new Set(step.indexes.map(kindOf));
      if (others.length > 0) {
        throw new Unavailable(
          translate({message: '{stack} has other functions for each kind of index'}, {stack: label}),
          translate({message: 'Select only cells, only edges, or only vertexes'}),
        );
      }
      kinds.push(kind);
    } else if (step.kind === 'combine') kinds.push(kinds[step.first] ?? 'cell');
    else kinds.push(step.kind === 'operate' ? (made[step.name] ?? 'cell') : 'cell');
  }
  return kinds;
}

/** A step as an expression; undefined where the stack has no function for it. */
export function expressionOf(step: PlainStep, idiom: Idiom, kind: IndexKind): string | undefined {
  switch (step.kind) {
    case 'list':
      return idiom.list(step.indexes, kind);
    case 'points':
      return idiom.points(step.positions, step.resolution);
    case 'fill':
      return idiom.fill(step.polygons, step.resolution, step.containment);
    case 'operate':
      return idiom.operations[step.name]?.(nameOf(step.of), step.k, step.resolution);
    case 'uncompact':
      return idiom.operations.uncompact?.(nameOf(step.of), 0, step.resolution);
    case 'combine':
      return idiom.combine[step.operation](nameOf(step.first), nameOf(step.second));
    case 'aggregate':
      return idiom.aggregate(step.rows, step.resolution, step.aggregation);
  }
}

/**
 * A program that prints the indexes of the last step, one a line.
 *
 * @param label - what the stack is called
 * @throws Unavailable where the stack has no function for a step
 */
export function write(idiom: Idiom, label: string, steps: readonly PlainStep[]): string {
  const kinds = kindsOf(steps, label);
  const statements = steps.map((step, at) => {
    const kind = kinds[at] ?? 'cell';
    const expression = expressionOf(step, idiom, kind);
    if (expression === undefined) {
      throw new Unavailable(
        translate({message: '{stack} has no function for “{step}”'}, {stack: label, step: describeStep(step)}),
        idiom.instead,
      );
    }
    const statement = idiom.assign(nameOf(at), expression, kind, step.kind === 'aggregate');
    return `${idiom.comment} ${describeStep(step)}\n${statement}`;
  });
  let code = statements.join('\n');
  const definitions: string[] = [];
  for (const [name, text] of Object.entries(idiom.helpers)) {
    if (!new RegExp(`\\b${name}\\(`).test(code)) continue;
    definitions.unshift(text);
    code += text;
  }
  return idiom.program({
    definitions,
    statements,
    last: nameOf(steps.length - 1),
    kind: kinds.at(-1) ?? 'cell',
    isAggregated: steps.at(-1)?.kind === 'aggregate',
  });
}

/** A row of an aggregation that has a position, in degrees. */
export interface PlacedRow {
  readonly lat: number;
  readonly lng: number;
  readonly value: number;
}

/** A row of an aggregation that has a cell. */
export interface CellRow {
  readonly cell: string;
  readonly value: number;
}

/**
 * Writes the rows of an aggregation that have positions, and those that have cells, because a stack has another function
 * for each.
 *
 * @returns one expression or two, and the values of the rows in the order of the expressions
 */
export function writeRows(
  rows: readonly AggregatedRow[],
  write: {
    readonly positions: (rows: readonly PlacedRow[]) => string;
    readonly cells: (rows: readonly CellRow[]) => string;
  },
): {readonly parts: readonly string[]; readonly values: readonly number[]} {
  const placed: PlacedRow[] = [];
  const inCells: CellRow[] = [];
  for (const {place, value} of rows) {
    if (typeof place === 'string') inCells.push({cell: place, value});
    else placed.push({lat: place[0], lng: place[1], value});
  }
  return {
    parts: [
      ...(placed.length > 0 ? [write.positions(placed)] : []),
      ...(inCells.length > 0 ? [write.cells(inCells)] : []),
    ],
    values: [...placed, ...inCells].map(({value}) => value),
  };
}

/** The latitudes of positions, in a list of their own; `lngsOf` has the longitudes. */
export const latsOf = (positions: readonly Position[]): readonly number[] => positions.map(([, lat = 0]) => lat);
export const lngsOf = (positions: readonly Position[]): readonly number[] => positions.map(([lng = 0]) => lng);
