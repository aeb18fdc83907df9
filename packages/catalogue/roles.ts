import type {ApiFunction} from './types';

/** The functions that most programs with H3 call. */
const everyday: ReadonlySet<string> = new Set([
  'areNeighborCells',
  'cellToBoundary',
  'cellToChildren',
  'cellToLatLng',
  'cellToParent',
  'cellsToLinkedMultiPolygon',
  'compactCells',
  'getResolution',
  'greatCircleDistanceKm',
  'gridDisk',
  'gridDistance',
  'gridPathCells',
  'gridRing',
  'isValidCell',
  'latLngToCell',
  'polygonToCells',
  'uncompactCells',
]);

/** Whether most programs with H3 call a function. @param name its name in C */
export function isEveryday(name: string): boolean {
  return everyday.has(name);
}

const sizesOrFrees = /^(?:max|destroy)|(?:Size|Count)$/;

/** Languages that manage memory themselves: a function that any of them has does more than that. */
const managed = ['java', 'javascript', 'python'] as const;

/** How a function is used: every day, or only to size arrays and free memory in C. */
export function roleOf({
  name,
  signatures,
}: Pick<ApiFunction, 'name' | 'signatures'>): 'everyday' | 'memory' | undefined {
  if (isEveryday(name)) return 'everyday';
  return sizesOrFrees.test(name) && !managed.some((language) => signatures[language]) ? 'memory' : undefined;
}
