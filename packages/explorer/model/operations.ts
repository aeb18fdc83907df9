import {translate} from '@docusaurus/Translate';
import {
  cellToChildren,
  cellToChildrenSize,
  cellToParent,
  compactCells,
  getResolution,
  gridDisk,
  uncompactCells,
} from 'h3-js';
import {byKind} from './kinds';
import {FINEST} from './limits';

/** The numbers that some operations take. */
export interface Parameters {
  /** Grid distance, 0 or more. */
  readonly k: number;
  /** The resolution to uncompact to. */
  readonly resolution: number;
}

export type OperationName = 'parent' | 'children' | 'neighbors' | 'disk' | 'compact' | 'uncompact';

/** One operation on the cells of the selection. */
export interface Operation {
  readonly name: OperationName;
  readonly label: string;
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

function neighbors(cells: readonly string[]): string[] {
  const own = new Set(cells);
  return distinct(cells.flatMap((cell) => gridDisk(cell, 1))).filter((cell) => !own.has(cell));
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
    heavy: true,
    blocked: (cells) =>
      cells.every((cell) => getResolution(cell) === FINEST)
        ? translate({message: 'Cells of resolution 15 have no children'})
        : undefined,
    run: (cells) =>
      cells.flatMap((cell) => (getResolution(cell) < FINEST ? cellToChildren(cell, getResolution(cell) + 1) : [])),
    count: (cells) =>
      sum(cells, (cell) => (getResolution(cell) < FINEST ? cellToChildrenSize(cell, getResolution(cell) + 1) : 0)),
  },
  {name: 'neighbors', label: translate({message: 'Neighbors'}), heavy: true, run: neighbors},
  {
    name: 'disk',
    label: translate({message: 'Disk'}),
    takes: 'k',
    heavy: true,
    run: (cells, {k}) => distinct(cells.flatMap((cell) => gridDisk(cell, k))),
    count: (cells, {k}) => cells.length * diskSize(k),
  },
  {
    name: 'compact',
    label: translate({message: 'Compact'}),
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
];

/** The operation of a name. */
export function operationOf(name: OperationName): Operation {
  const operation = operations.find((one) => one.name === name);
  if (!operation) throw new RangeError(`There is no operation named ${name}`);
  return operation;
}

/** Why an operation can't run on a selection; undefined when nothing is known to prevent it. */
export const whyBlocked = (name: OperationName, selection: readonly string[]): string | undefined =>
  operationOf(name).blocked?.(byKind(selection).cell);
