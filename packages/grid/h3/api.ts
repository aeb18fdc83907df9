/** A position in degrees, latitude first: the order of h3-js. */
export type LatLng = readonly [lat: number, lng: number];

/**
 * The functions of h3-js, under their 4.x names, that geometry and drawing need. The module `h3-js` 4 is one as it
 * stands (`import * as h3 from 'h3-js'`); `h3ApiFromV3` makes one of h3-js 3. It is always passed in, so that a page
 * that runs one version never loads the other.
 */
export interface H3Api {
  isValidCell(index: string): boolean;
  isValidDirectedEdge(index: string): boolean;
  isValidVertex(index: string): boolean;
  isPentagon(cell: string): boolean;
  getResolution(cell: string): number;
  cellToLatLng(cell: string): LatLng;
  cellToBoundary(cell: string): readonly LatLng[];
  directedEdgeToBoundary(edge: string): readonly LatLng[];
  getDirectedEdgeOrigin(edge: string): string;
  getDirectedEdgeDestination(edge: string): string;
  vertexToLatLng(vertex: string): LatLng;
}

/** The part of h3-js 3 that `h3ApiFromV3` needs; the module is one as it stands. */
export interface H3V3 {
  h3IsValid(index: string): boolean;
  h3UnidirectionalEdgeIsValid(index: string): boolean;
  h3IsPentagon(cell: string): boolean;
  h3GetResolution(cell: string): number;
  h3ToGeo(cell: string): number[];
  h3ToGeoBoundary(cell: string): number[][];
  getH3UnidirectionalEdgeBoundary(edge: string): number[][];
  getOriginH3IndexFromUnidirectionalEdge(edge: string): string;
  getDestinationH3IndexFromUnidirectionalEdge(edge: string): string;
}

function pair(numbers: readonly number[]): LatLng {
  const [lat, lng] = numbers;
  if (lat === undefined || lng === undefined) throw new Error('h3-js 3 returned a position without two coordinates');
  return [lat, lng];
}

/** h3-js 3 under the 4.x names. It has no vertex indexes: `isValidVertex` is always false, `vertexToLatLng` throws. */
export function h3ApiFromV3(h3: H3V3): H3Api {
  return {
    isValidCell: (index) => h3.h3IsValid(index),
    isValidDirectedEdge: (index) => h3.h3UnidirectionalEdgeIsValid(index),
    isValidVertex: () => false,
    isPentagon: (cell) => h3.h3IsPentagon(cell),
    getResolution: (cell) => h3.h3GetResolution(cell),
    cellToLatLng: (cell) => pair(h3.h3ToGeo(cell)),
    cellToBoundary: (cell) => h3.h3ToGeoBoundary(cell).map(pair),
    directedEdgeToBoundary: (edge) => h3.getH3UnidirectionalEdgeBoundary(edge).map(pair),
    getDirectedEdgeOrigin: (edge) => h3.getOriginH3IndexFromUnidirectionalEdge(edge),
    getDirectedEdgeDestination: (edge) => h3.getDestinationH3IndexFromUnidirectionalEdge(edge),
    vertexToLatLng: () => {
      throw new Error('H3 3.x has no vertex indexes');
    },
  };
}
