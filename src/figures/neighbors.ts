import * as h3 from 'h3-js';
import {drawResult} from '../h3/draw';
import type {Figure} from './types';

/** A cell and the six that share an edge with it. */
const neighbors: Figure = ({res = '6', lat = '37.775', lng = '-122.418'}, {land}) => {
  const cell = h3.latLngToCell(Number(lat), Number(lng), Number(res));
  const drawing = drawResult(h3.gridDiskDistances(cell, 1), {h3, land, width: 560, height: 360});
  if (!drawing) throw new Error('there is nothing to draw');
  return drawing;
};
export default neighbors;
