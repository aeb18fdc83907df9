import type {ApiFunction} from '@site/src/api/types';
import {cellToVertex} from './cellToVertex';
import {cellToVertexes} from './cellToVertexes';
import {isValidVertex} from './isValidVertex';
import {vertexToLatLng} from './vertexToLatLng';

export const vertex: readonly ApiFunction[] = [cellToVertex, cellToVertexes, vertexToLatLng, isValidVertex];
