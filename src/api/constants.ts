import {site} from '../site';
import type {Markdown} from './types';

/** A type or constant of the C library or of h3-js: what stands beside the functions. */
export interface ApiConstant {
  /** Its name; lower-cased, the anchor of its section. */
  readonly name: string;
  readonly kind: 'type' | 'constant';
  /** As declared by the C header and by h3-js; a language that is missing has no such name. */
  readonly definitions: Readonly<Partial<Record<'c' | 'javascript', string>>>;
  readonly description: Markdown;
  /** The values of an enumeration or of an object, in their order. */
  readonly values?: readonly {readonly name: string; readonly value: string; readonly description: Markdown}[];
  /** What 3.x called it; absent where the name is the same, or nothing like it existed (`newIn4`). */
  readonly v3?: string;
  /** True where 3.x had nothing like it. */
  readonly newIn4?: boolean;
}

const [major, minor, patch] = site.releases['4.x'].c.split('.');

const versionOf = (part: string): Markdown =>
  `The ${part} number of the release whose header you compile against. Python has [\`versions\`](/docs/api/misc#versions).`;

/** Types and constants, in the order of their sections. */
export const constants: readonly ApiConstant[] = [
  {
    name: 'H3Index',
    kind: 'type',
    definitions: {c: 'typedef uint64_t H3Index;', javascript: 'type H3Index = string;'},
    description:
      'A cell, directed edge or vertex in 64 bits. JavaScript, whose numbers hold 53, writes it as a hexadecimal string. Which of the three it is stands in its [mode](/docs/core-library/h3Indexing).',
  },
  {
    name: 'H3IndexInput',
    kind: 'type',
    definitions: {javascript: 'type H3IndexInput = string | number[];'},
    description:
      'What functions of h3-js accept as an index: the string, or the pair that [`h3IndexToSplitLong`](/docs/api/inspection#h3indextosplitlong) makes.',
  },
  {
    name: 'SplitLong',
    kind: 'type',
    definitions: {javascript: 'type SplitLong = [number, number];'},
    description: 'An index in two 32-bit numbers, the lower one first.',
    newIn4: true,
  },
  {
    name: 'H3_NULL',
    kind: 'constant',
    definitions: {c: '#define H3_NULL 0'},
    description:
      'The index that is none. It fills the places of an output array that a function leaves unused, around pentagons for instance: skip it when you read.',
    newIn4: true,
  },
  {
    name: 'H3Error',
    kind: 'type',
    definitions: {c: 'typedef uint32_t H3Error;', javascript: 'type H3Error = {message: string; code: number};'},
    description:
      'In C what a function that can fail returns: `E_SUCCESS` (0) or one of the [error codes](/docs/library/errors). h3-js throws an `Error` that carries the code as `code`.',
    newIn4: true,
  },
  {
    name: 'H3ErrorCodes',
    kind: 'type',
    definitions: {c: 'typedef enum { E_SUCCESS = 0, … E_DELETED_DIGIT = 19, H3_ERROR_END } H3ErrorCodes;'},
    description:
      'The [error codes](/docs/library/errors) by name. `H3_ERROR_END` is one more than the last: no function returns it.',
    newIn4: true,
  },
  {
    name: 'LatLng',
    kind: 'type',
    definitions: {c: 'typedef struct {\n    double lat;\n    double lng;\n} LatLng;'},
    description:
      'A point: latitude and longitude in **radians**. The `LatLng` of Java and of Go holds degrees. JavaScript and Python use plain pairs, in degrees too.',
    v3: 'GeoCoord',
  },
  {
    name: 'CoordPair',
    kind: 'type',
    definitions: {javascript: 'type CoordPair = [number, number];'},
    description: 'A point in degrees: `[lat, lng]`, or `[lng, lat]` where GeoJSON was asked for.',
    newIn4: true,
  },
  {
    name: 'CellBoundary',
    kind: 'type',
    definitions: {c: 'typedef struct {\n    int numVerts;\n    LatLng verts[MAX_CELL_BNDRY_VERTS];\n} CellBoundary;'},
    description:
      'The outline of a cell or of a directed edge: the first `numVerts` places of `verts` hold points, counterclockwise.',
    v3: 'GeoBoundary',
  },
  {
    name: 'MAX_CELL_BNDRY_VERTS',
    kind: 'constant',
    definitions: {c: '#define MAX_CELL_BNDRY_VERTS 10'},
    description:
      'The most vertices that a boundary has: those of a pentagon at an odd resolution, five corners and five crossings of icosahedron edges.',
  },
  {
    name: 'GeoLoop',
    kind: 'type',
    definitions: {c: 'typedef struct {\n    int numVerts;\n    LatLng *verts;\n} GeoLoop;'},
    description:
      'A ring of points, for the outline or a hole of a [`GeoPolygon`](/docs/api/misc#geopolygon). The first point is not repeated at the end.',
    v3: 'Geofence',
  },
  {
    name: 'GeoPolygon',
    kind: 'type',
    definitions: {c: 'typedef struct {\n    GeoLoop geoloop;\n    int numHoles;\n    GeoLoop *holes;\n} GeoPolygon;'},
    description:
      'A polygon with holes, for [`polygonToCells`](/docs/api/regions#polygontocells). The caller owns all of its memory. In 3.x its first member was called `geofence`.',
  },
  {
    name: 'GeoMultiPolygon',
    kind: 'type',
    definitions: {c: 'typedef struct {\n    int numPolygons;\n    GeoPolygon *polygons;\n} GeoMultiPolygon;'},
    description: 'Several polygons. No function of the public C API takes or returns it.',
  },
  {
    name: 'ContainmentMode',
    kind: 'type',
    definitions: {
      c: 'typedef enum {\n    CONTAINMENT_CENTER = 0,\n    CONTAINMENT_FULL = 1,\n    CONTAINMENT_OVERLAPPING = 2,\n    CONTAINMENT_OVERLAPPING_BBOX = 3,\n    CONTAINMENT_INVALID = 4\n} ContainmentMode;',
    },
    description:
      'Which cells along its edge belong to a polygon: the `flags` of [`polygonToCellsExperimental`](/docs/api/regions#polygontocellsexperimental). In the public header since 4.2.1.',
    values: [
      {name: 'CONTAINMENT_CENTER', value: '0', description: 'Cells whose center is inside.'},
      {name: 'CONTAINMENT_FULL', value: '1', description: 'Cells that are inside as a whole.'},
      {name: 'CONTAINMENT_OVERLAPPING', value: '2', description: 'Cells that share any point with the polygon.'},
      {
        name: 'CONTAINMENT_OVERLAPPING_BBOX',
        value: '3',
        description: 'Cells whose bounding box shares any point with the polygon: fast, and more cells than touch it.',
      },
      {name: 'CONTAINMENT_INVALID', value: '4', description: 'The end of the list. Gives `E_OPTION_INVALID`.'},
    ],
    newIn4: true,
  },
  {
    name: 'POLYGON_TO_CELLS_FLAGS',
    kind: 'constant',
    definitions: {javascript: 'const POLYGON_TO_CELLS_FLAGS: Record<string, string>;'},
    description:
      'The containment modes in h3-js, as strings, for [`polygonToCellsExperimental`](/docs/api/regions#polygontocellsexperimental). They mean what those of [`ContainmentMode`](/docs/api/misc#containmentmode) mean.',
    values: [
      {name: 'containmentCenter', value: "'containmentCenter'", description: '`CONTAINMENT_CENTER`'},
      {name: 'containmentFull', value: "'containmentFull'", description: '`CONTAINMENT_FULL`'},
      {name: 'containmentOverlapping', value: "'containmentOverlapping'", description: '`CONTAINMENT_OVERLAPPING`'},
      {
        name: 'containmentOverlappingBbox',
        value: "'containmentOverlappingBbox'",
        description: '`CONTAINMENT_OVERLAPPING_BBOX`',
      },
    ],
    newIn4: true,
  },
  {
    name: 'UNITS',
    kind: 'constant',
    definitions: {javascript: 'const UNITS: Record<string, string>;'},
    description:
      'The units of lengths and areas in h3-js. An average has no unit in radians; a unit that a function does not know makes it throw code 1000. Java has `LengthUnit` and `AreaUnit` for this.',
    values: [
      {name: 'm', value: "'m'", description: 'Meters.'},
      {name: 'm2', value: "'m2'", description: 'Square meters.'},
      {name: 'km', value: "'km'", description: 'Kilometers.'},
      {name: 'km2', value: "'km2'", description: 'Square kilometers.'},
      {name: 'rads', value: "'rads'", description: 'Radians.'},
      {name: 'rads2', value: "'rads2'", description: 'Square radians.'},
    ],
  },
  {
    name: 'LinkedLatLng',
    kind: 'type',
    definitions: {
      c: 'typedef struct LinkedLatLng LinkedLatLng;\nstruct LinkedLatLng {\n    LatLng vertex;\n    LinkedLatLng *next;\n};',
    },
    description: 'One point of a [`LinkedGeoLoop`](/docs/api/misc#linkedgeoloop), and the next.',
    v3: 'LinkedGeoCoord',
  },
  {
    name: 'LinkedGeoLoop',
    kind: 'type',
    definitions: {
      c: 'typedef struct LinkedGeoLoop LinkedGeoLoop;\nstruct LinkedGeoLoop {\n    LinkedLatLng *first;\n    LinkedLatLng *last;\n    LinkedGeoLoop *next;\n};',
    },
    description:
      'One ring of a [`LinkedGeoPolygon`](/docs/api/misc#linkedgeopolygon), and the next ring of the same polygon.',
  },
  {
    name: 'LinkedGeoPolygon',
    kind: 'type',
    definitions: {
      c: 'typedef struct LinkedGeoPolygon LinkedGeoPolygon;\nstruct LinkedGeoPolygon {\n    LinkedGeoLoop *first;\n    LinkedGeoLoop *last;\n    LinkedGeoPolygon *next;\n};',
    },
    description:
      'The result of [`cellsToLinkedMultiPolygon`](/docs/api/regions#cellstolinkedmultipolygon): a list of polygons, each a list of rings with the outline first. You own the first node; [`destroyLinkedMultiPolygon`](/docs/api/regions#destroylinkedmultipolygon) frees the rest.',
  },
  {
    name: 'CoordIJ',
    kind: 'type',
    definitions: {
      c: 'typedef struct {\n    int i;\n    int j;\n} CoordIJ;',
      javascript: 'type CoordIJ = {i: number; j: number};',
    },
    description:
      'Coordinates on the plane around a cell, on axes 120° apart: see [`cellToLocalIj`](/docs/api/traversal#celltolocalij).',
  },
  {
    name: 'H3_VERSION_MAJOR',
    kind: 'constant',
    definitions: {c: `#define H3_VERSION_MAJOR ${major}`},
    description: versionOf('first'),
  },
  {
    name: 'H3_VERSION_MINOR',
    kind: 'constant',
    definitions: {c: `#define H3_VERSION_MINOR ${minor}`},
    description: versionOf('second'),
  },
  {
    name: 'H3_VERSION_PATCH',
    kind: 'constant',
    definitions: {c: `#define H3_VERSION_PATCH ${patch}`},
    description: versionOf('third'),
  },
];
