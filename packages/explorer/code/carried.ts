import {amountOf, type Column, type Value} from '../data/types';
import type {Fold} from '../model/fold';
import type {Recipe} from '../model/recipe';
import {stepsOf, type Step} from './steps';

/** A covering whose cells take over the columns of the geometries that they come from. */
export interface Carried {
  readonly columns: readonly Column[];
  /** The rows of the geometries, with numbers where a column has numbers. */
  readonly rows: readonly (readonly Value[])[];
  /** The steps that turn one geometry into cells, and the number of its row. Each is complete by itself. */
  readonly parts: readonly {readonly step: CoverStep; readonly row: number}[];
  readonly rule: Fold;
  /** Degree of detail of the cells. */
  readonly resolution: number;
}

/** A step of a covering: it builds on no other. */
type CoverStep = Extract<Step, {readonly kind: 'fill' | 'trace' | 'points'}>;

const isCoverStep = (step: Step): step is CoverStep =>
  step.kind === 'fill' || step.kind === 'trace' || step.kind === 'points';

/** The columns that the last step of a recipe takes over from geometries; undefined when it takes over none. */
export function carriedOf(recipe: Recipe): Carried | undefined {
  if (recipe.step !== 'cover' || !recipe.table) return undefined;
  const {geometries, table, resolution, containment} = recipe;
  const {columns, rule} = table;
  const rows: (readonly Value[])[] = [];
  const parts: Carried['parts'][number][] = [];
  for (const [at, geometry] of geometries.entries()) {
    const values = table.rows[at];
    const steps = stepsOf({step: 'cover', geometries: [geometry], resolution, containment}).filter(isCoverStep);
    for (const step of steps) parts.push({step, row: rows.length});
    rows.push(columns.map((column, of) => valueOf(column, values?.[of] ?? null)));
  }
  return {columns, rows, parts, rule, resolution};
}

/** A value of a program, in which numbers have no format. */
const valueOf = (column: Column, value: Value): Value =>
  column.type === 'number' ? (amountOf(column, value) ?? null) : value;
