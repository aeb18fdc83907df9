import {translate} from '@docusaurus/Translate';

/** What notes say. */
export const texts = {
  own: translate({
    message:
      'The converter didn’t change this call, because the program has its own `{own}`. Give that another name, and convert the code again. If this call is meant for H3, it is `::{to}`.',
  }),
  noStatement: translate({
    message:
      'No statement can be added before this call of `{old}`. Write `{declaration}`, call `{to}` with `&{variable}` as its last argument, and use `{variable}` here.',
  }),
  returnsError: translate({
    message:
      '`{to}` returns an `H3Error`. If the call fails, the converted code continues with `{failure}`. Check the error where a failure matters.',
  }),
  returnsOther: translate({
    message:
      '`{to}` returns an `H3Error`: 0 for success, and numbers that `{old}` didn’t return for failures. If it fails, its results may be missing.',
  }),
  macro: translate({
    message: '`{name}(…)` may be a macro, so it is unchanged. If it is the type of H3, write `{type}`.',
  }),
  declares: translate({
    message: 'This code declares `{name}` itself. Delete the declaration, because `h3api.h` declares `{to}`.',
  }),
  pastes: translate({
    message:
      '`{macro}` can make strings or other names of its arguments, so the converter didn’t change {names}. If they name functions or types of H3, rename {renames}.',
  }),
  value: translate({
    message:
      '`{name}` is used as a value here. `{to}` has other parameters or another result, so write a function around it.',
  }),
  member: translate({
    message: 'The converter can’t see the type here. If it is `GeoCoord`, write `lng` instead of `lon`.',
  }),
  inMacro: translate({message: 'The converter doesn’t change macros. This one names `{name}`.'}),
};

/** What 3.x returned and 4.x writes to an out parameter. */
export interface Result {
  /** The type of the out parameter in 4.x. */
  readonly type: 'H3Index' | 'int' | 'int64_t' | 'double';
  /** The type that 3.x returned, if it is another one. */
  readonly was?: 'int';
  /** What 3.x returned for a failure, as code. */
  readonly failure: string;
  /** A name for a variable that holds it. */
  readonly variable: string;
}

/** How a call changes beyond its name. */
export interface CallFact {
  /** The number of parameters in 3.x. */
  readonly arity: number;
  /** Where 4.x has a parameter for flags or a mode, which is 0: the number of parameters in front of it. */
  readonly flagsAfter?: number;
  readonly result?: Result;
}

const cell = (variable: string): Result => ({type: 'H3Index', failure: 'H3_NULL', variable});
const size = (failure: string): Result => ({type: 'int64_t', was: 'int', failure, variable: 'size'});
const measure = (variable: string): Result => ({type: 'double', failure: '0', variable});

/** The calls of 3.x whose parameters or result changed, by name. Read in h3api.h of 3.7.2 and 4.5.0. */
export const calls: Readonly<Record<string, CallFact>> = {
  geoToH3: {arity: 2, result: cell('cell')},
  h3ToParent: {arity: 2, result: cell('parent')},
  h3ToCenterChild: {arity: 2, result: cell('child')},
  stringToH3: {arity: 1, result: cell('index')},
  getH3UnidirectionalEdge: {arity: 2, result: cell('edge')},
  getOriginH3IndexFromUnidirectionalEdge: {arity: 1, result: cell('origin')},
  getDestinationH3IndexFromUnidirectionalEdge: {arity: 1, result: cell('destination')},
  maxKringSize: {arity: 1, result: size('0')},
  maxPolyfillSize: {arity: 2, flagsAfter: 2, result: size('0')},
  maxH3ToChildrenSize: {arity: 2, result: size('0')},
  maxUncompactSize: {arity: 3, result: size('-1')},
  h3LineSize: {arity: 2, result: size('-1')},
  h3Distance: {arity: 2, result: {...size('-1'), variable: 'distance'}},
  numHexagons: {arity: 1, result: {type: 'int64_t', failure: '0', variable: 'count'}},
  maxFaceCount: {arity: 1, result: {type: 'int', failure: '0', variable: 'faceCount'}},
  h3IndexesAreNeighbors: {arity: 2, result: {type: 'int', failure: '0', variable: 'areNeighbors'}},
  hexAreaKm2: {arity: 1, result: measure('area')},
  hexAreaM2: {arity: 1, result: measure('area')},
  cellAreaRads2: {arity: 1, result: measure('area')},
  cellAreaKm2: {arity: 1, result: measure('area')},
  cellAreaM2: {arity: 1, result: measure('area')},
  edgeLengthKm: {arity: 1, result: measure('length')},
  edgeLengthM: {arity: 1, result: measure('length')},
  exactEdgeLengthRads: {arity: 1, result: measure('length')},
  exactEdgeLengthKm: {arity: 1, result: measure('length')},
  exactEdgeLengthM: {arity: 1, result: measure('length')},
  polyfill: {arity: 3, flagsAfter: 2},
  experimentalH3ToLocalIj: {arity: 3, flagsAfter: 2},
  experimentalLocalIjToH3: {arity: 3, flagsAfter: 2},
};

/** The types of 3.x that have other names in 4.x. */
export const types: Readonly<Record<string, string>> = {
  GeoCoord: 'LatLng',
  GeoBoundary: 'CellBoundary',
  Geofence: 'GeoLoop',
  LinkedGeoCoord: 'LinkedLatLng',
};

/** The members of the types of 3.x: their 4.x names and their types. */
export const members: Readonly<
  Record<string, Readonly<Record<string, {readonly to: string; readonly type?: string}>>>
> = {
  GeoCoord: {lat: {to: 'lat'}, lon: {to: 'lng'}},
  GeoBoundary: {numVerts: {to: 'numVerts'}, verts: {to: 'verts', type: 'GeoCoord'}},
  Geofence: {numVerts: {to: 'numVerts'}, verts: {to: 'verts', type: 'GeoCoord'}},
  GeoPolygon: {
    geofence: {to: 'geoloop', type: 'Geofence'},
    numHoles: {to: 'numHoles'},
    holes: {to: 'holes', type: 'Geofence'},
  },
  GeoMultiPolygon: {numPolygons: {to: 'numPolygons'}, polygons: {to: 'polygons', type: 'GeoPolygon'}},
  LinkedGeoCoord: {vertex: {to: 'vertex', type: 'GeoCoord'}, next: {to: 'next', type: 'LinkedGeoCoord'}},
  LinkedGeoLoop: {
    first: {to: 'first', type: 'LinkedGeoCoord'},
    last: {to: 'last', type: 'LinkedGeoCoord'},
    next: {to: 'next', type: 'LinkedGeoLoop'},
  },
  LinkedGeoPolygon: {
    first: {to: 'first', type: 'LinkedGeoLoop'},
    last: {to: 'last', type: 'LinkedGeoLoop'},
    next: {to: 'next', type: 'LinkedGeoPolygon'},
  },
};
