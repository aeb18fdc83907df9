import type {ApiFunction} from '../../types';
import {cellsToLinkedMultiPolygon} from './cellsToLinkedMultiPolygon';
import {destroyLinkedMultiPolygon} from './destroyLinkedMultiPolygon';
import {maxPolygonToCellsSize} from './maxPolygonToCellsSize';
import {maxPolygonToCellsSizeExperimental} from './maxPolygonToCellsSizeExperimental';
import {polygonToCells} from './polygonToCells';
import {polygonToCellsExperimental} from './polygonToCellsExperimental';

/** Functions between polygons and sets of cells, in page order. */
export const regions: readonly ApiFunction[] = [
  polygonToCells,
  maxPolygonToCellsSize,
  polygonToCellsExperimental,
  maxPolygonToCellsSizeExperimental,
  cellsToLinkedMultiPolygon,
  destroyLinkedMultiPolygon,
];
