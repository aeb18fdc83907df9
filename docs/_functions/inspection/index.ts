import type {FunctionEntry} from '@h3-docs/catalogue';
import {constructCell} from './constructCell';
import {deconstructCell} from './deconstruct_cell';
import {getBaseCellNumber} from './getBaseCellNumber';
import {getIcosahedronFaces} from './getIcosahedronFaces';
import {getIndexDigit} from './getIndexDigit';
import {getResolution} from './getResolution';
import {h3IndexToSplitLong} from './h3IndexToSplitLong';
import {h3ToString} from './h3ToString';
import {isPentagon} from './isPentagon';
import {isResClassIII} from './isResClassIII';
import {isValidCell} from './isValidCell';
import {isValidIndex} from './isValidIndex';
import {maxFaceCount} from './maxFaceCount';
import {splitLongToH3Index} from './splitLongToH3Index';
import {stringToH3} from './stringToH3';

/** Inspection functions, in the order of their page. */
export const inspection: readonly FunctionEntry[] = [
  getResolution,
  isValidCell,
  isValidIndex,
  isPentagon,
  isResClassIII,
  getBaseCellNumber,
  getIndexDigit,
  constructCell,
  deconstructCell,
  stringToH3,
  h3ToString,
  getIcosahedronFaces,
  maxFaceCount,
  h3IndexToSplitLong,
  splitLongToH3Index,
];
