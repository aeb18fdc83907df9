import {translate} from '@docusaurus/Translate';
import type {Position} from 'geojson';
import type {Containment} from '../model/cover';
import type {OperationName} from '../model/operations';
import type {SetOperation} from '../model/sets';
import {describeStep, nameOf} from './print';
import type {AggregatedRow, Aggregation, Rings, Step} from './steps';

/** An expression, or what writes the statements of a step: they define the name. */
export type Written = string | ((name: string) => string);

/** Writes an operation: `of` is the set that it starts from. Undefined where the stack has no function for it. */
export type OperationWriter = (of: string, k: number, resolution: number) => Written | undefined;

/**
 * How a stack writes each step as an expression. An operation that is missing, or an expression that is undefined, means
 * that the stack has no function for the step.
 */
export interface Idiom {
  /** What starts a comment. */
  readonly comment: '#' | '//' | '--';
  readonly list: (indexes: readonly string[]) => Written;
  readonly points: (positions: readonly Position[], resolution: number) => Written;
  readonly fill: (polygons: readonly Rings[], resolution: number, containment: Containment) => Written | undefined;
  /** If `neighbors` is missing, they are the disk of 1 without the set. */
  readonly operations: Readonly<Partial<Record<OperationName, OperationWriter>>>;
  readonly combine: Readonly<Record<SetOperation, (first: string, second: string) => Written>>;
  readonly aggregate: (rows: readonly AggregatedRow[], resolution: number, how: Aggregation) => Written;
  /** Functions that programs define where they call them, by their names. A helper comes after the helpers that call it. */
  readonly helpers: Readonly<Record<string, string>>;
  /** A statement that names the result of an expression. */
  readonly assign: (name: string, expression: string) => string;
  /** The statement that prints the last result. */
  readonly print: (result: Result) => string;
  /** The program of the definitions and statements that it needs. */
  readonly program: (parts: ProgramParts) => string;
}

/** The last result of a program. */
export interface Result {
  readonly last: string;
  /** How its values were aggregated; undefined: it has no values. */
  readonly how?: Aggregation | undefined;
}

export interface ProgramParts {
  readonly definitions: readonly string[];
  readonly statements: readonly string[];
  readonly print: string;
}

/** A step as an expression; undefined where the stack has no function for it. */
function written(step: Step, idiom: Idiom): Written | undefined {
  switch (step.kind) {
    case 'list':
      return idiom.list(step.indexes);
    case 'points':
      return idiom.points(step.positions, step.resolution);
    case 'fill':
      return idiom.fill(step.polygons, step.resolution, step.containment);
    case 'operate':
      return operationIn(idiom, step.name)?.(nameOf(step.of), step.k, step.resolution);
    case 'uncompact':
      return idiom.operations.uncompact?.(nameOf(step.of), 0, step.resolution);
    case 'combine':
      return idiom.combine[step.operation](nameOf(step.first), nameOf(step.second));
    case 'aggregate':
      return idiom.aggregate(step.rows, step.resolution, step.how);
  }
}

/** What writes an operation. Neighbors are written as the disk of 1 without the set, unless the stack has another way. */
function operationIn({operations, combine}: Idiom, name: OperationName): OperationWriter | undefined {
  const own = operations[name];
  if (own || name !== 'neighbors') return own;
  return (of, _k, resolution) => {
    const disk = operations.disk?.(of, 1, resolution);
    return typeof disk === 'string' ? combine.difference(disk, of) : undefined;
  };
}

/**
 * A program that prints the indexes of the last step, one a line.
 *
 * @param label - what the stack is called
 * @throws Unavailable where the stack has no function for a step
 */
export function write(idiom: Idiom, label: string, steps: readonly Step[]): string {
  const statements = steps.map((step, at) => {
    const expression = written(step, idiom);
    if (expression === undefined) {
      throw new Unavailable(
        translate({message: '{stack} has no function for “{step}”'}, {stack: label, step: describeStep(step)}),
      );
    }
    const name = nameOf(at);
    const statement = typeof expression === 'string' ? idiom.assign(name, expression) : expression(name);
    return `${idiom.comment} ${describeStep(step)}\n${statement}`;
  });
  const end = steps.at(-1);
  const how = end?.kind === 'aggregate' ? end.how : undefined;
  const print = idiom.print({last: nameOf(steps.length - 1), how});
  // The helpers that the program calls.
  let code = [...statements, print].join('\n');
  const definitions: string[] = [];
  for (const [name, text] of Object.entries(idiom.helpers)) {
    if (!new RegExp(`\\b${name}[()]`).test(code)) continue;
    definitions.unshift(text);
    code += text;
  }
  return idiom.program({definitions, statements, print});
}

/** A step that a stack has no function for, in words for the reader. */
export class Unavailable extends Error {
  /**
   * @param reason - why there is no program, without a period
   * @param instead - what the reader can do, a sentence without its period
   */
  constructor(reason: string, instead = translate({message: 'Export the cells as a list instead'})) {
    super(`${reason}. ${instead}`);
  }
}
