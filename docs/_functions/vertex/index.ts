import type {FunctionEntry} from '@h3-docs/catalogue';
import {cellToVertex} from './cellToVertex';
import {cellToVertexes} from './cellToVertexes';
import {isValidVertex} from './isValidVertex';
import {vertexToLatLng} from './vertexToLatLng';

export const vertex: readonly FunctionEntry[] = [cellToVertex, cellToVertexes, vertexToLatLng, isValidVertex];
