import type {FunctionEntry} from '@h3-docs/catalogue';
import {cellsToLinkedMultiPolygon} from './cellsToLinkedMultiPolygon';
import {destroyLinkedMultiPolygon} from './destroyLinkedMultiPolygon';
import {geo_to_h3shape} from './geo_to_h3shape';
import {h3shape_to_geo} from './h3shape_to_geo';
import {maxPolygonToCellsSize} from './maxPolygonToCellsSize';
import {maxPolygonToCellsSizeExperimental} from './maxPolygonToCellsSizeExperimental';
import {polygonToCells} from './polygonToCells';
import {polygonToCellsExperimental} from './polygonToCellsExperimental';

/** Functions between polygons and sets of cells, in page order. */
export const regions: readonly FunctionEntry[] = [
  polygonToCells,
  maxPolygonToCellsSize,
  polygonToCellsExperimental,
  maxPolygonToCellsSizeExperimental,
  cellsToLinkedMultiPolygon,
  destroyLinkedMultiPolygon,
  geo_to_h3shape,
  h3shape_to_geo,
];
