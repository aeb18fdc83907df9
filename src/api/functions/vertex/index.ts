import type {ApiFunction} from '../../types';
import {cellToVertex} from './cellToVertex';
import {cellToVertexes} from './cellToVertexes';
import {isValidVertex} from './isValidVertex';
import {vertexToLatLng} from './vertexToLatLng';

export const vertex: readonly ApiFunction[] = [cellToVertex, cellToVertexes, vertexToLatLng, isValidVertex];
