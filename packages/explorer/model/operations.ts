import {translate} from '@docusaurus/Translate';
import {
  cellsToDirectedEdge,
  cellToCenterChild,
  cellToChildren,
  cellToChildrenSize,
  cellToParent,
  cellToVertexes,
  compactCells,
  areNeighborCells,
  directedEdgeToCells,
  getResolution,
  gridDisk,
  gridRing,
  originToDirectedEdges,
  reverseDirectedEdge,
  uncompactCells,
  vertexToLatLng,
  latLngToCell,
} from 'h3-js';
import type {LayerTable} from '../data/types';
import type {IndexKind} from '../input/types';
import {gridPath} from '@h3-docs/grid/h3/gridPath';
import {rowsOfResult, type CarrySource} from './carry';
import {byKind, resolutionOf} from './kinds';
import {FINEST, MAX_CELLS} from './limits';
import {formatLocale} from '@h3-docs/base/number';

/** The result of an operation: the new selection, or the reason in words why it has no result. */
export type Outcome =
  | {
      readonly ok: true;
      readonly indexes: readonly string[];
      /** The rows of the indexes, where they come from others with rows. */
      readonly table?: LayerTable;
      /** How many of the geometries that were covered have no cell. */
      readonly missed?: number;
    }
  | {
      readonly ok: false;
      readonly reason: string;
      /** The number of indexes that the operation would return, if that is too many. */
      readonly count?: number;
      /** A resolution at which the result would not be too large. */
      readonly coarser?: number;
    };

/** The numbers that some operations take. */
export interface Parameters {
  /** Grid distance, 0 or more. */
  readonly k: number;
  /** The resolution to uncompact to. */
  readonly resolution: number;
}

export type OperationName =
  | 'parent'
  | 'children'
  | 'centerChild'
  | 'neighbors'
  | 'disk'
  | 'ring'
  | 'path'
  | 'edges'
  | 'vertexes'
  | 'compact'
  | 'uncompact'
  | 'ends'
  | 'reverse'
  | 'between'
  | 'around';

/** One operation on the selection. */
export interface Operation {
  readonly name: OperationName;
  readonly label: string;
  /** The kind of index that it starts from. */
  readonly from: IndexKind;
  /** Which parameter it takes, if any. */
  readonly takes?: keyof Parameters;
  /** Whether it can take long for a large selection and belongs in the worker. */
  readonly heavy?: boolean;
  readonly run: (indexes: readonly string[], parameters: Parameters) => readonly string[];
  /** The number of indexes in the result, computed in advance. An upper bound if cells overlap. */
  readonly count?: (indexes: readonly string[], parameters: Parameters) => number;
}

const distinct = (indexes: Iterable<string>): string[] => [...new Set(indexes)];

/** What is wrong with a selection, said in words: shown to the reader, no defect. */
class Refusal extends Error {}

function path(cells: readonly string[]): string[] {
  const [from, to] = cells;
  if (from === undefined || to === undefined || cells.length !== 2)
    throw new Refusal(translate({message: 'Select exactly two cells. Shift+click adds a cell'}));
  if (getResolution(from) !== getResolution(to))
    throw new Refusal(translate({message: 'The two cells have different resolutions'}));
  return gridPath(from, to);
}

function between(cells: readonly string[]): string[] {
  const [from, to] = cells;
  if (from === undefined || to === undefined || cells.length !== 2)
    throw new Refusal(translate({message: 'Select exactly two cells. Shift+click adds a cell'}));
  if (getResolution(from) !== getResolution(to) || !areNeighborCells(from, to))
    throw new Refusal(translate({message: 'The two cells are not neighbors'}));
  return [cellsToDirectedEdge(from, to)];
}

function compact(cells: readonly string[]): string[] {
  const resolutions = new Set(cells.map(getResolution));
  if (resolutions.size > 1)
    throw new Refusal(translate({message: 'Compact needs cells of one resolution. Uncompact them first'}));
  return compactCells([...cells]);
}

function neighbors(cells: readonly string[]): string[] {
  const own = new Set(cells);
  return distinct(cells.flatMap((cell) => gridDisk(cell, 1))).filter((cell) => !own.has(cell));
}

/** The cells that meet at a vertex: those whose corners include it, around the cell under it. */
function cellsAround(vertex: string): string[] {
  const [lat, lng] = vertexToLatLng(vertex);
  return gridDisk(latLngToCell(lat, lng, resolutionOf(vertex)), 1).filter((cell) =>
    cellToVertexes(cell).includes(vertex),
  );
}

const diskSize = (k: number) => 1 + 3 * k * (k + 1);
/** How many children a cell has at a resolution; 0 at a coarser one than its own. */
export const childrenCount = (cell: string, resolution: number): number =>
  getResolution(cell) > resolution ? 0 : cellToChildrenSize(cell, resolution);
const sum = (indexes: readonly string[], size: (index: string) => number) =>
  indexes.reduce((total, index) => total + size(index), 0);

/** Everything that can be done with a selection, in the order of the toolbar. */
export const operations: readonly Operation[] = [
  {
    name: 'parent',
    label: translate({message: 'Parent'}),
    from: 'cell',
    run: (cells) =>
      distinct(
        cells.filter((cell) => getResolution(cell) > 0).map((cell) => cellToParent(cell, getResolution(cell) - 1)),
      ),
  },
  {
    name: 'children',
    label: translate({message: 'Children'}),
    from: 'cell',
    heavy: true,
    run: (cells) =>
      cells.flatMap((cell) => (getResolution(cell) < FINEST ? cellToChildren(cell, getResolution(cell) + 1) : [])),
    count: (cells) =>
      sum(cells, (cell) => (getResolution(cell) < FINEST ? cellToChildrenSize(cell, getResolution(cell) + 1) : 0)),
  },
  {
    name: 'centerChild',
    label: translate({message: 'Center child'}),
    from: 'cell',
    run: (cells) =>
      cells
        .filter((cell) => getResolution(cell) < FINEST)
        .map((cell) => cellToCenterChild(cell, getResolution(cell) + 1)),
  },
  {name: 'neighbors', label: translate({message: 'Neighbors'}), from: 'cell', heavy: true, run: neighbors},
  {
    name: 'disk',
    label: translate({message: 'Disk'}),
    from: 'cell',
    takes: 'k',
    heavy: true,
    run: (cells, {k}) => distinct(cells.flatMap((cell) => gridDisk(cell, k))),
    count: (cells, {k}) => cells.length * diskSize(k),
  },
  {
    name: 'ring',
    label: translate({message: 'Ring'}),
    from: 'cell',
    takes: 'k',
    heavy: true,
    run: (cells, {k}) => distinct(cells.flatMap((cell) => gridRing(cell, k))),
    count: (cells, {k}) => cells.length * Math.max(1, 6 * k),
  },
  {name: 'path', label: translate({message: 'Path'}), from: 'cell', run: path},
  {name: 'between', label: translate({message: 'Edge between'}), from: 'cell', run: between},
  {
    name: 'edges',
    label: translate({message: 'Edges'}),
    from: 'cell',
    run: (cells) => cells.flatMap(originToDirectedEdges),
    count: (cells) => cells.length * 6,
  },
  {
    name: 'vertexes',
    label: translate({message: 'Vertexes'}),
    from: 'cell',
    run: (cells) => distinct(cells.flatMap(cellToVertexes)),
    count: (cells) => cells.length * 6,
  },
  {name: 'compact', label: translate({message: 'Compact'}), from: 'cell', heavy: true, run: compact},
  {
    name: 'uncompact',
    label: translate({message: 'Uncompact'}),
    from: 'cell',
    takes: 'resolution',
    heavy: true,
    run: (cells, {resolution}) => {
      const finest = Math.max(...cells.map(getResolution));
      if (finest > resolution)
        throw new Refusal(
          translate(
            {message: 'The selection has cells of resolution {finest}. Choose resolution {finest} or finer'},
            {finest},
          ),
        );
      return distinct(uncompactCells([...cells], resolution));
    },
    count: (cells, {resolution}) => sum(cells, (cell) => childrenCount(cell, resolution)),
  },
  {
    name: 'ends',
    label: translate({message: 'Its two cells'}),
    from: 'edge',
    run: (edges) => distinct(edges.flatMap(directedEdgeToCells)),
  },
  {
    name: 'reverse',
    label: translate({message: 'Reverse'}),
    from: 'edge',
    run: (edges) => edges.map(reverseDirectedEdge),
  },
  {
    name: 'around',
    label: translate({message: 'Its cells'}),
    from: 'vertex',
    run: (vertexes) => distinct(vertexes.flatMap(cellsAround)),
  },
];

/** The operation of a name. */
export function operationOf(name: OperationName): Operation {
  const operation = operations.find((one) => one.name === name);
  if (!operation) throw new RangeError(`There is no operation named ${name}`);
  return operation;
}

/** Why an operation can't start: nothing of its kind is selected. */
function nothingOf(kind: IndexKind): string {
  return {
    cell: translate({message: 'Select a cell first'}),
    edge: translate({message: 'Select an edge first'}),
    vertex: translate({message: 'Select a vertex first'}),
  }[kind];
}

/** What the reader can choose instead where too much would come out: the most that fits, if anything does. */
function mostThatFits({takes, count}: Operation, indexes: readonly string[], parameters: Parameters) {
  if (!takes || !count) return undefined;
  let fitting = parameters[takes] - 1;
  while (fitting >= 0 && count(indexes, {...parameters, [takes]: fitting}) > MAX_CELLS) fitting -= 1;
  return fitting < 0 ? undefined : fitting;
}

/**
 * Runs an operation on the indexes of a selection that it applies to. Never throws. Errors of h3-js (a path across a
 * pentagon, duplicates) and results that are too large to draw are returned as a reason.
 *
 * @param carry - the rows of the selection, which the result takes over
 */
export function operate(
  name: OperationName,
  selection: readonly string[],
  parameters: Parameters,
  carry?: CarrySource,
): Outcome {
  const operation = operationOf(name);
  const indexes = byKind(selection)[operation.from];
  if (indexes.length === 0) return {ok: false, reason: nothingOf(operation.from)};
  const count = operation.count?.(indexes, parameters) ?? 0;
  if (count > MAX_CELLS) {
    const reason = translate(
      {message: 'The result would have {count} indexes, but the limit is {most}'},
      {count: formatLocale(count), most: formatLocale(MAX_CELLS)},
    );
    const fitting = mostThatFits(operation, indexes, parameters);
    if (fitting === undefined) return {ok: false, count, reason};
    return operation.takes === 'k'
      ? {ok: false, count, reason: `${reason}. ${translate({message: 'Choose k = {k} or less'}, {k: fitting})}`}
      : {
          ok: false,
          count,
          reason: `${reason}. ${translate({message: 'Choose resolution {resolution} or coarser'}, {resolution: fitting})}`,
          coarser: fitting,
        };
  }
  try {
    const result = operation.run(indexes, parameters);
    if (result.length > 0) {
      const table = carry && rowsOfResult(result, selection, carry);
      return {ok: true, indexes: result, ...(table && {table})};
    }
    return {ok: false, reason: emptyReasons[name] ?? translate({message: 'The result is empty'})};
  } catch (error) {
    return {
      ok: false,
      reason:
        error instanceof Refusal
          ? error.message
          : (refusals[name] ?? (error instanceof Error ? error.message : String(error))),
    };
  }
}

const emptyReasons: Readonly<Partial<Record<OperationName, string>>> = {
  parent: translate({message: 'Cells of resolution 0 have no parent'}),
  children: translate({message: 'Cells of resolution 15 have no children'}),
  centerChild: translate({message: 'Cells of resolution 15 have no children'}),
};

/** The explanation of an h3-js error that has only one possible cause. */
const refusals: Readonly<Partial<Record<OperationName, string>>> = {
  path: translate({
    message: 'H3 found no path between these cells. They are too far apart, or a pentagon lies between them',
  }),
};
