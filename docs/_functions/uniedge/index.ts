import type {FunctionEntry} from '@h3-docs/catalogue';
import {areNeighborCells} from './areNeighborCells';
import {cellsToDirectedEdge} from './cellsToDirectedEdge';
import {directedEdgeToBoundary} from './directedEdgeToBoundary';
import {directedEdgeToCells} from './directedEdgeToCells';
import {getDirectedEdgeDestination} from './getDirectedEdgeDestination';
import {getDirectedEdgeOrigin} from './getDirectedEdgeOrigin';
import {isValidDirectedEdge} from './isValidDirectedEdge';
import {originToDirectedEdges} from './originToDirectedEdges';
import {reverseDirectedEdge} from './reverseDirectedEdge';

export const uniedge: readonly FunctionEntry[] = [
  areNeighborCells,
  cellsToDirectedEdge,
  originToDirectedEdges,
  isValidDirectedEdge,
  getDirectedEdgeOrigin,
  getDirectedEdgeDestination,
  directedEdgeToCells,
  directedEdgeToBoundary,
  reverseDirectedEdge,
];
