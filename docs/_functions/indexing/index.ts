import type {FunctionEntry} from '@h3-docs/catalogue';
import {cellToBoundary} from './cellToBoundary';
import {cellToLatLng} from './cellToLatLng';
import {latLngToCell} from './latLngToCell';

/** Indexing functions, in the order of their page. */
export const indexing: readonly FunctionEntry[] = [latLngToCell, cellToLatLng, cellToBoundary];
