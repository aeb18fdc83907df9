import {translate} from '@docusaurus/Translate';

/** What notes say. */
export const texts = {
  builtWith: translate({
    message:
      '`{path}` may be built with h3-go 3, whose types are not those of 4.x. Use a release of it that is built with h3-go 4.',
  }),
  dotImport: translate({
    message:
      'The converter doesn’t follow names of a dot import. Write `import "github.com/uber/h3-go/v3"` and `h3.` before each name, and convert the code again.',
  }),
  embedded: translate({message: 'This field is embedded, so it is called `{to}` now. It was called `{old}`.'}),
  removedType: translate({
    message:
      '4.x has no `{old}`. `CellsToMultiPolygon` returns `[]h3.GeoPolygon`, whose loops are slices of `h3.LatLng`.',
  }),
  field: translate({
    message:
      'The converter can’t trace the type of this object. If it is an `h3.{type}`, write `{to}` instead of `{old}`.',
  }),
  constant: translate({message: 'Write the constant `h3.{constant}` instead of `{old}`.'}),
  moreErrors: translate({
    message: '4.x returns more errors than `{old}`. Test whether `err` is `nil`, and compare it with `errors.Is`.',
  }),
  bothVersions: translate({
    message:
      '`{old}` exists in both versions with different results, and this code doesn’t show which one it was written for. Paste the imports too.',
  }),
  method: translate({
    message: '`{old}` is the method `{to}` of its first argument in 4.x. Rewrite this call by hand.',
  }),
  value: translate({message: '`{to}` also returns an error. Adapt the type of this function.'}),
  alsoError: translate({
    message:
      '`{to}` also returns an error, so this code doesn’t compile. Write `{value}, err := …` before this statement, handle `err` where `{old}` returned {failure}, and use `{value}` here.',
  }),
  empty: translate({message: 'an empty value'}),
  ignored: translate({
    message:
      '`{to}` also returns an error. This code ignores it, because `{old}` returned no error. Write `err` instead of `_`, and handle it.',
  }),
};

/** The import paths of h3-go 3, with and without the suffix that Go modules ask for. */
export const formerPaths: ReadonlySet<string> = new Set(['github.com/uber/h3-go', 'github.com/uber/h3-go/v3']);

/** The import path of h3-go 4. */
export const newPath = 'github.com/uber/h3-go/v4';

/** How a call changes beyond its name. */
export interface CallFact {
  /** The type whose method it became: the first argument is the receiver. */
  readonly methodOf?: 'Cell';
  /** How many parameters a function had that became a method; 1 if this is missing. */
  readonly parameters?: 2;
  /** The 4.x name, where it isn't the first one of the catalogue. */
  readonly to?: string;
  /** A name for its value. Only calls have it that return an error beside the value since 4.2.0. */
  readonly value?: string;
  /** What 3.x returned for a failure, where it isn't what 4.x returns beside an error. */
  readonly failure?: string;
}

const averageLength: CallFact = {value: 'length'};

/** The functions of h3-go 3. Read in h3.go of v3.7.1 (folder v3) and of v4.4.1. */
export const calls: Readonly<Record<string, CallFact>> = {
  FromGeo: {value: 'cell'},
  ToGeo: {value: 'position'},
  ToGeoBoundary: {value: 'boundary'},
  Resolution: {methodOf: 'Cell'},
  BaseCell: {},
  FromString: {to: 'CellFromString'},
  ToString: {methodOf: 'Cell', to: 'String'},
  IsValid: {methodOf: 'Cell'},
  IsResClassIII: {methodOf: 'Cell'},
  IsPentagon: {methodOf: 'Cell'},
  KRing: {value: 'cells'},
  KRingDistances: {value: 'rings'},
  HexRangeDistances: {},
  HexRanges: {},
  HexRing: {},
  AreNeighbors: {methodOf: 'Cell', parameters: 2, value: 'areNeighbors'},
  ToParent: {methodOf: 'Cell', parameters: 2, value: 'parent'},
  ToChildren: {methodOf: 'Cell', parameters: 2, value: 'children'},
  ToCenterChild: {methodOf: 'Cell', parameters: 2, value: 'child'},
  Compact: {value: 'cells'},
  Uncompact: {},
  Polyfill: {value: 'cells'},
  Line: {value: 'path'},
  DistanceBetween: {value: 'distance', failure: '-1'},
  HexAreaKm2: {value: 'area'},
  HexAreaM2: {value: 'area'},
  PointDistRads: {},
  PointDistKm: {},
  PointDistM: {},
  CellAreaRads2: {value: 'area'},
  CellAreaKm2: {value: 'area'},
  CellAreaM2: {value: 'area'},
  EdgeLengthKm: averageLength,
  EdgeLengthM: averageLength,
  NumHexagons: {},
  GetRes0Indexes: {value: 'cells'},
  GetFaces: {methodOf: 'Cell', value: 'faces'},
  GetPentagonIndexes: {value: 'pentagons'},
};

/** Functions of h3-go 3 that h3-go 4 has as functions too, some with another meaning. */
export const sharedNames: ReadonlySet<string> = new Set([
  'CellAreaKm2',
  'CellAreaM2',
  'CellAreaRads2',
  'EdgeLengthKm',
  'EdgeLengthM',
]);

/** Functions that 4.x replaces by a constant. */
export const counts: Readonly<Record<string, string>> = {
  Res0IndexCount: 'NumBaseCells',
  PentagonIndexCount: 'NumPentagons',
};

/** Functions without a counterpart of the same shape, and what to write. */
export const replaced: Readonly<Record<string, string>> = {
  HexRange: translate({
    message:
      '4.x has no `HexRange`. Write `GridDisk`, which returns the same cells and works at pentagons too. `GridDiskDistancesUnsafe` fails at pentagons as `HexRange` did, and returns the cells by distance.',
  }),
  ...Object.fromEntries(
    [
      ['UnidirectionalEdge', 'edge, err := origin.DirectedEdge(destination)'],
      ['UnidirectionalEdgeIsValid', 'edge.IsValid()'],
      ['OriginFromUnidirectionalEdge', 'origin, err := edge.Origin()'],
      ['DestinationFromUnidirectionalEdge', 'destination, err := edge.Destination()'],
      ['FromUnidirectionalEdge', 'cells, err := edge.Cells()'],
      ['ToUnidirectionalEdges', 'edges, err := cell.DirectedEdges()'],
      ['UnidirectionalEdgeBoundary', 'boundary, err := edge.Boundary()'],
      ['ExactEdgeLengthRads', 'length, err := h3.EdgeLengthRads(edge)'],
      ['ExactEdgeLengthKm', 'length, err := h3.EdgeLengthKm(edge)'],
      ['ExactEdgeLengthM', 'length, err := h3.EdgeLengthM(edge)'],
    ].map(([old = '', call = '']) => [
      old,
      translate(
        {message: 'Edges have the type `h3.DirectedEdge` in 4.x. Instead of `{old}`, write `{call}`.'},
        {old, call},
      ),
    ]),
  ),
  SetToLinkedGeo: translate({
    message:
      '4.x has no `SetToLinkedGeo`. Write `polygons, err := h3.CellsToMultiPolygon(cells)`, which returns slices instead of linked lists.',
  }),
  MaxFaceCount: translate({message: '4.x has no `MaxFaceCount`. Write `cell.IcosahedronFaces()` and take its length.'}),
};

/** The types of h3-go 3 that have other names. */
export const types: Readonly<Record<string, string>> = {
  H3Index: 'Cell',
  GeoCoord: 'LatLng',
  GeoBoundary: 'CellBoundary',
};

/** The types that 4.x doesn't have. */
export const removedTypes: ReadonlySet<string> = new Set(['LinkedGeoCoord', 'LinkedGeoLoop', 'LinkedGeoPolygon']);

/** The errors of h3-go 3. */
export const errors: Readonly<Record<string, string>> = {
  ErrPentagonEncountered: 'ErrPentagon',
  // The name is misspelled in h3-go 4.
  ErrInvalidResolution: 'ErrRsolutionMismatch',
};

/** The fields of the types of h3-go 3. */
export const fields: Readonly<Record<string, {readonly of: string; readonly to: string}>> = {
  Latitude: {of: 'GeoCoord', to: 'Lat'},
  Longitude: {of: 'GeoCoord', to: 'Lng'},
  Geofence: {of: 'GeoPolygon', to: 'GeoLoop'},
};

/** How modules write cells and positions. Read in h3.go of v4.4.1: `LatLng` has a method `String`, and no tags for JSON. */
export const written = {
  hexadecimal: translate({
    message:
      '`%x` prints the bytes of the text of an `h3.Cell`. If this text prints a cell or cells, write `uint64(cell)` for each of them.',
  }),
  cells: {
    fmt: translate({
      message: '`fmt` prints an `h3.Cell` in hexadecimal with `%v`, and with `%x` the bytes of this text.',
    }),
    'encoding/json': translate({
      message: '`encoding/json` writes an `h3.Cell` as a string, and wrote an `h3.H3Index` as a number.',
    }),
  },
  positions: {
    fmt: translate({
      message:
        '`fmt` prints an `h3.LatLng` with 5 decimals with `%v`, as in `(48.85840, 2.29450)`. `h3.GeoCoord` was printed with all digits.',
    }),
    'encoding/json': translate({
      message:
        '`encoding/json` writes the keys `Lat` and `Lng` of an `h3.LatLng`. They were `Latitude` and `Longitude`.',
    }),
  },
} as const;

/** Functions that return positions. */
export const givesPositions: ReadonlySet<string> = new Set(['ToGeo', 'ToGeoBoundary']);
