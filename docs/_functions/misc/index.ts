import type {FunctionEntry} from '@h3-docs/catalogue';
import {cellAreaKm2} from './cellAreaKm2';
import {cellAreaM2} from './cellAreaM2';
import {cellAreaRads2} from './cellAreaRads2';
import {degsToRads} from './degsToRads';
import {describeH3Error} from './describeH3Error';
import {edgeLengthKm} from './edgeLengthKm';
import {edgeLengthM} from './edgeLengthM';
import {edgeLengthRads} from './edgeLengthRads';
import {getHexagonAreaAvgKm2} from './getHexagonAreaAvgKm2';
import {getHexagonAreaAvgM2} from './getHexagonAreaAvgM2';
import {getHexagonEdgeLengthAvgKm} from './getHexagonEdgeLengthAvgKm';
import {getHexagonEdgeLengthAvgM} from './getHexagonEdgeLengthAvgM';
import {getNumCells} from './getNumCells';
import {getPentagons} from './getPentagons';
import {getRes0Cells} from './getRes0Cells';
import {greatCircleDistanceKm} from './greatCircleDistanceKm';
import {greatCircleDistanceM} from './greatCircleDistanceM';
import {greatCircleDistanceRads} from './greatCircleDistanceRads';
import {pentagonCount} from './pentagonCount';
import {radsToDegs} from './radsToDegs';
import {res0CellCount} from './res0CellCount';
import {versions} from './versions';

/** Misc functions, in the order of their page. */
export const misc: readonly FunctionEntry[] = [
  cellAreaKm2,
  cellAreaM2,
  cellAreaRads2,
  getHexagonAreaAvgKm2,
  getHexagonAreaAvgM2,
  edgeLengthKm,
  edgeLengthM,
  edgeLengthRads,
  getHexagonEdgeLengthAvgKm,
  getHexagonEdgeLengthAvgM,
  greatCircleDistanceKm,
  greatCircleDistanceM,
  greatCircleDistanceRads,
  getNumCells,
  getRes0Cells,
  res0CellCount,
  getPentagons,
  pentagonCount,
  degsToRads,
  radsToDegs,
  describeH3Error,
  versions,
];
