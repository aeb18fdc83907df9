import type {FunctionEntry} from '@h3-docs/catalogue';
import {cellToLocalIj} from './cellToLocalIj';
import {gridDisk} from './gridDisk';
import {gridDiskDistances} from './gridDiskDistances';
import {gridDiskDistancesSafe} from './gridDiskDistancesSafe';
import {gridDiskDistancesUnsafe} from './gridDiskDistancesUnsafe';
import {gridDiskUnsafe} from './gridDiskUnsafe';
import {gridDisksUnsafe} from './gridDisksUnsafe';
import {gridDistance} from './gridDistance';
import {gridPathCells} from './gridPathCells';
import {gridPathCellsSize} from './gridPathCellsSize';
import {gridRing} from './gridRing';
import {gridRingUnsafe} from './gridRingUnsafe';
import {localIjToCell} from './localIjToCell';
import {maxGridDiskSize} from './maxGridDiskSize';
import {maxGridRingSize} from './maxGridRingSize';

export const traversal: readonly FunctionEntry[] = [
  gridDisk,
  maxGridDiskSize,
  gridDiskDistances,
  gridRing,
  maxGridRingSize,
  gridDistance,
  gridPathCells,
  gridPathCellsSize,
  cellToLocalIj,
  localIjToCell,
  gridDiskUnsafe,
  gridDiskDistancesUnsafe,
  gridDiskDistancesSafe,
  gridRingUnsafe,
  gridDisksUnsafe,
];
