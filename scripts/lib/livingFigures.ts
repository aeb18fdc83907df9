/** A living figure on one of its pages. */
export interface LivingFigureOnPage {
  readonly path: string;
  /** Its name on the page. */
  readonly id: string;
  /** The key that works its first control, where arrow keys don't. */
  readonly firstKey?: 'Enter';
}

/** Every living figure once: what holds for all of them is tested and measured here. */
export const livingFigures: readonly LivingFigureOnPage[] = [
  {path: '/docs/core-library/overview', id: 'icosahedron'},
  {path: '/docs/', id: 'neighbors'},
  {path: '/docs/api/traversal', id: 'disk'},
  {path: '/docs/api/hierarchy', id: 'parentchild'},
  {path: '/docs/api/regions', id: 'polygonmodes'},
  {path: '/docs/api/hierarchy', id: 'compact', firstKey: 'Enter'},
  {path: '/docs/api/traversal', id: 'path'},
  {path: '/docs/core-library/coordsystems', id: 'localij'},
  {path: '/docs/library/index/cell', id: 'bitlayout', firstKey: 'Enter'},
  {path: '/docs/core-library/latLngToCellDesc', id: 'face'},
  {path: '/docs/core-library/cellToLatLngDesc', id: 'digits'},
  {path: '/docs/core-library/cellToBoundaryDesc', id: 'distortion'},
  {path: '/docs/core-library/restable', id: 'areamap'},
  {path: '/docs/library/index/directededge', id: 'edges'},
  {path: '/docs/library/index/vertex', id: 'vertexes'},
  {path: '/docs/comparisons/geohash', id: 'grid'},
  {path: '/docs/highlights/aggregation', id: 'quakes'},
  {path: '/docs/highlights/flowmodel', id: 'flows'},
];
