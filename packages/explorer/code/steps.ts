import type {Position} from 'geojson';
import {cellToParent, getResolution, isValidCell, latLngToCell} from 'h3-js';
import {coverLine, piecesOf, simpleParts, type Containment} from '../model/cover';
import type {OperationName} from '../model/operations';
import type {Recipe} from '../model/recipe';
import type {SetOperation} from '../model/sets';
import {amountOf, type DataSet} from '../data/types';
import type {Fold} from '../model/fold';

/** How a program combines the values of rows. */
export type Aggregation = Exclude<Fold, 'first'>;

/** A row that is aggregated: its cell or its position (degrees), and its value (1 where rows are counted). */
export interface AggregatedRow {
  readonly place: string | readonly [lat: number, lng: number];
  readonly value: number;
}

/** A step of a program. Its result is a set of indexes; numbers name the steps (from 0) that it builds on. */
export type Step =
  | {
      readonly kind: 'list';
      readonly indexes: readonly string[];
      /** Where the indexes are the cells along lines: their resolution. */
      readonly along?: number;
    }
  | {readonly kind: 'points'; readonly positions: readonly Position[]; readonly resolution: number}
  | {
      readonly kind: 'fill';
      /** Each a list of open rings, longitude first, within ±180. */
      readonly polygons: readonly Rings[];
      readonly resolution: number;
      readonly containment: Containment;
    }
  | {
      readonly kind: 'operate';
      readonly name: OperationName;
      readonly k: number;
      readonly resolution: number;
      readonly of: number;
    }
  | {readonly kind: 'uncompact'; readonly resolution: number; readonly of: number}
  | {readonly kind: 'combine'; readonly operation: SetOperation; readonly first: number; readonly second: number}
  | {
      readonly kind: 'aggregate';
      readonly rows: readonly AggregatedRow[];
      readonly resolution: number;
      readonly how: Aggregation;
    };

export type Rings = readonly (readonly Position[])[];

/** The steps of a recipe in the order of a program; the last one has its result. */
export function stepsOf(recipe: Recipe): readonly Step[] {
  const steps: Step[] = [];
  const add = (step: Step): number => steps.push(step) - 1;
  const unite = (numbers: readonly number[]): number =>
    numbers
      .slice(1)
      .reduce((first, second) => add({kind: 'combine', operation: 'union', first, second}), numbers[0] ?? 0);
  const visit = (one: Recipe): number => {
    switch (one.step) {
      case 'indexes':
        return add({kind: 'list', indexes: one.indexes});
      case 'cover': {
        const {resolution, containment} = one;
        const parts = one.geometries.map(simpleParts);
        const positions = parts.flatMap((part) => part.points);
        const lines = parts.flatMap((part) => part.lines);
        const polygons = parts.flatMap((part) => part.polygons).flatMap((polygon) => piecesOf(polygon, containment));
        return unite([
          ...(polygons.length > 0 ? [add({kind: 'fill', polygons, resolution, containment})] : []),
          ...(lines.length > 0 ? [add(alongLines(lines, resolution))] : []),
          ...(positions.length > 0 ? [add({kind: 'points', positions, resolution})] : []),
        ]);
      }
      case 'operate': {
        const of = visit(one.of);
        return add({kind: 'operate', name: one.name, ...one.parameters, of});
      }
      case 'combine': {
        const {resolution, operation} = one;
        const [first, second] = [one.first, one.second].map((part) => {
          const of = visit(part);
          return resolution === undefined ? of : add({kind: 'uncompact', resolution, of});
        });
        return add({kind: 'combine', operation, first: first ?? 0, second: second ?? 0});
      }
      case 'aggregate': {
        const {data, resolution, rule} = one;
        const rows = aggregatedRows(data, resolution, rule);
        // Steps build on indexes, and an aggregation has values, too.
        if (one !== recipe || rule === 'first') return add({kind: 'list', indexes: cellsOfRows(rows, resolution)});
        return add({kind: 'aggregate', rows, resolution, how: rule});
      }
    }
  };
  visit(recipe);
  return steps;
}

/** The rows that an aggregation uses. A program has the values of one column: the first with numbers. */
function aggregatedRows({columns, rows}: DataSet, resolution: number, rule: Fold): AggregatedRow[] {
  const at = columns.findIndex(({type}) => type === 'number');
  const column = columns[at];
  return rows.flatMap(({index, position, values}): AggregatedRow[] => {
    const cell = index !== undefined && isValidCell(index) ? index : undefined;
    const place = cell !== undefined && getResolution(cell) < resolution ? undefined : (cell ?? position);
    const value = rule === 'count' || rule === 'first' ? 1 : column && amountOf(column, values[at]);
    return place === undefined || value === undefined ? [] : [{place, value}];
  });
}

/** The cells that the rows of an aggregation fall into. */
const cellsOfRows = (rows: readonly AggregatedRow[], resolution: number): string[] => [
  ...new Set(
    rows.map(({place}) =>
      typeof place === 'string' ? cellToParent(place, resolution) : latLngToCell(...place, resolution),
    ),
  ),
];

/** The cells along lines as a list: H3 has no function for lines. */
const alongLines = (lines: readonly (readonly Position[])[], along: number): Step => ({
  kind: 'list',
  indexes: [...new Set(lines.flatMap((line) => coverLine(line, along)))],
  along,
});
