import type {FunctionEntry} from '@h3-docs/catalogue';
import {cellToCenterChild} from './cellToCenterChild';
import {cellToChildPos} from './cellToChildPos';
import {cellToChildren} from './cellToChildren';
import {cellToChildrenSize} from './cellToChildrenSize';
import {cellToParent} from './cellToParent';
import {childPosToCell} from './childPosToCell';
import {compactCells} from './compactCells';
import {uncompactCells} from './uncompactCells';
import {uncompactCellsSize} from './uncompactCellsSize';

/** Functions that move between resolutions, in page order. */
export const hierarchy: readonly FunctionEntry[] = [
  cellToParent,
  cellToChildren,
  cellToChildrenSize,
  cellToCenterChild,
  cellToChildPos,
  childPosToCell,
  compactCells,
  uncompactCells,
  uncompactCellsSize,
];
