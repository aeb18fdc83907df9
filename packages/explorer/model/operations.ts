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
import type {IndexKind} from '../input/types';
import {gridPath} from '@h3-docs/grid/h3/gridPath';
import {byKind, resolutionOf} from './kinds';
import {FINEST} from './limits';

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
  /** Why it can't run on indexes, in words; undefined when nothing is known to prevent it. At most one pass over them. */
  readonly blocked?: (indexes: readonly string[]) => string | undefined;
  readonly run: (indexes: readonly string[], parameters: Parameters) => readonly string[];
  /** The number of indexes in the result, computed in advance. An upper bound if cells overlap. */
  readonly count?: (indexes: readonly string[], parameters: Parameters) => number;
}

const distinct = (indexes: Iterable<string>): string[] => [...new Set(indexes)];

/** Why a selection isn't two cells of one resolution. */
function whyNoPair([from, to, ...others]: readonly string[]): string | undefined {
  if (from === undefined || to === undefined || others.length > 0)
    return translate({message: 'Select exactly two cells. Shift+click adds a cell'});
  return getResolution(from) === getResolution(to)
    ? undefined
    : translate({message: 'The two cells have different resolutions'});
}

/** Two cells, which `whyNoPair` has checked. */
const pairOf = ([from = '', to = '']: readonly string[]) => [from, to] as const;

const noChildren = (cells: readonly string[]) =>
  cells.every((cell) => getResolution(cell) === FINEST)
    ? translate({message: 'Cells of resolution 15 have no children'})
    : undefined;

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
    blocked: (cells) =>
      cells.every((cell) => getResolution(cell) === 0)
        ? translate({message: 'Cells of resolution 0 have no parent'})
        : undefined,
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
    blocked: noChildren,
    run: (cells) =>
      cells.flatMap((cell) => (getResolution(cell) < FINEST ? cellToChildren(cell, getResolution(cell) + 1) : [])),
    count: (cells) =>
      sum(cells, (cell) => (getResolution(cell) < FINEST ? cellToChildrenSize(cell, getResolution(cell) + 1) : 0)),
  },
  {
    name: 'centerChild',
    label: translate({message: 'Center child'}),
    from: 'cell',
    blocked: noChildren,
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
  {
    name: 'path',
    label: translate({message: 'Path'}),
    from: 'cell',
    blocked: whyNoPair,
    run: (cells) => gridPath(...pairOf(cells)),
  },
  {
    name: 'between',
    label: translate({message: 'Edge between'}),
    from: 'cell',
    blocked: (cells) =>
      whyNoPair(cells) ??
      (areNeighborCells(...pairOf(cells)) ? undefined : translate({message: 'The two cells are not neighbors'})),
    run: (cells) => [cellsToDirectedEdge(...pairOf(cells))],
  },
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
  {
    name: 'compact',
    label: translate({message: 'Compact'}),
    from: 'cell',
    heavy: true,
    blocked: ([first = '', ...others]) =>
      others.some((cell) => getResolution(cell) !== getResolution(first))
        ? translate({message: 'Compact needs cells of one resolution. Uncompact them first'})
        : undefined,
    run: (cells) => compactCells([...cells]),
  },
  {
    name: 'uncompact',
    label: translate({message: 'Uncompact'}),
    from: 'cell',
    takes: 'resolution',
    heavy: true,
    run: (cells, {resolution}) => {
      const finest = Math.max(...cells.map(getResolution));
      if (finest > resolution)
        throw new Error(
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

/** Why an operation can't run on a selection; undefined when nothing is known to prevent it. */
export function whyBlocked(name: OperationName, selection: readonly string[]): string | undefined {
  const {from, blocked} = operationOf(name);
  return blocked?.(byKind(selection)[from]);
}
