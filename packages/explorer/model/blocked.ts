import {translate} from '@docusaurus/Translate';
import {areNeighborCells, getResolution} from 'h3-js';
import {byKind} from './kinds';
import {operationOf, type OperationName} from './operations';
import {FINEST} from './limits';

/**
 * Why an operation can't run on a set of indexes, in words; undefined when nothing is known to prevent it. Cheap: at
 * most one pass over the indexes.
 */
export function whyBlocked(name: OperationName, indexes: readonly string[]): string | undefined {
  const used = byKind(indexes)[operationOf(name).from];
  const [first, second] = used;
  switch (name) {
    case 'path':
    case 'between': {
      if (used.length !== 2 || first === undefined || second === undefined)
        return translate({message: 'Needs exactly two selected cells'});
      if (getResolution(first) !== getResolution(second))
        return translate({message: 'Needs two cells of one resolution'});
      return name === 'between' && !areNeighborCells(first, second)
        ? translate({message: 'Needs two neighbors'})
        : undefined;
    }
    case 'parent':
      return used.every((cell) => getResolution(cell) === 0)
        ? translate({message: 'Cells of resolution 0 have no parent'})
        : undefined;
    case 'children':
    case 'centerChild':
      return used.every((cell) => getResolution(cell) === FINEST)
        ? translate({message: 'Cells of resolution 15 have no children'})
        : undefined;
    case 'compact':
      return used.some((cell) => getResolution(cell) !== getResolution(first ?? cell))
        ? translate({message: 'Needs cells of one resolution'})
        : undefined;
    default:
      return undefined;
  }
}
