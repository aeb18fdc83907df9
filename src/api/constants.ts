import {newestVersion, versions} from '../versions';
import {languages, type Language} from './languages';
import type {Markdown} from './types';

/** A type or constant of the C library or of a binding. */
export interface ApiConstant {
  /** Its name; lower-cased, the anchor of its section. */
  readonly name: string;
  readonly kind: 'type' | 'constant';
  /** As each language declares it; a language that is missing has no such type or constant. */
  readonly definitions: Readonly<Partial<Record<Language, string>>>;
  /** What it is, in one sentence. */
  readonly summary: Markdown;
  /** What else its user has to know. */
  readonly details?: Markdown;
  /** The values of an enumeration or of an object, in their order. */
  readonly values?: readonly {readonly name: string; readonly value: string; readonly description: Markdown}[];
  /** What 3.x called it; absent where the name is the same, or nothing like it existed (`newIn4`). */
  readonly v3?: string;
  /** True where 3.x had nothing like it. */
  readonly newIn4?: boolean;
}

/** The languages that declare it, in the order of the reference's tabs. */
export function languagesOf({definitions}: ApiConstant): readonly Language[] {
  return languages.filter((language) => definitions[language]);
}

const [major, minor, patch] = versions[newestVersion].releases.c.split('.');

const versionOf = (part: string): Markdown => `The ${part} number of the H3 release whose header you compile against.`;

/** Types and constants, in the order of their sections. */
export const constants: readonly ApiConstant[] = [
  {
    name: 'H3Index',
    kind: 'type',
    definitions: {
      c: 'typedef uint64_t H3Index;',
      javascript: 'type H3Index = string;',
      go: 'type Cell int64\ntype DirectedEdge int64\ntype Vertex int64',
    },
    summary: 'A cell, a directed edge, or a vertex, as a 64-bit index.',
    details:
      'The [mode](/core-library/h3Indexing.mdx) of an index tells which of the three it is. JavaScript uses hexadecimal strings because its numbers are exact only up to 53 bits. Java has most functions for `long` and for `String`. Python uses `str`, and `int` in `h3.api.basic_int`. The Go types print as hexadecimal strings and are strings in JSON.',
  },
  {
    name: 'H3IndexInput',
    kind: 'type',
    definitions: {javascript: 'type H3IndexInput = string | number[];'},
    summary: 'An index as the functions of h3-js accept it.',
    details:
      'It is a hexadecimal string, or the pair of numbers that [`h3IndexToSplitLong`](/api/inspection.mdx#h3indextosplitlong) returns.',
  },
  {
    name: 'SplitLong',
    kind: 'type',
    definitions: {javascript: 'type SplitLong = [number, number];'},
    summary: 'An index as two 32-bit numbers, the lower one first.',
    newIn4: true,
  },
  {
    name: 'H3_NULL',
    kind: 'constant',
    definitions: {c: '#define H3_NULL 0', go: 'const InvalidH3Index = 0'},
    summary: 'The value 0, which is not a valid index.',
    details:
      'It fills the elements of an output array that a function does not use, for example near pentagons. Skip these elements when you read the array.',
    newIn4: true,
  },
  {
    name: 'H3Error',
    kind: 'type',
    definitions: {c: 'typedef uint32_t H3Error;', javascript: 'type H3Error = {message: string; code: number};'},
    summary: 'The error code that a function returns in C, and the error that h3-js throws.',
    details:
      'In C, the value is `E_SUCCESS` (0) or one of the other [error codes](/library/errors.mdx). In JavaScript, the thrown `Error` has the code in its property `code`.',
    newIn4: true,
  },
  {
    name: 'H3ErrorCodes',
    kind: 'type',
    definitions: {c: 'typedef enum { E_SUCCESS = 0, … E_DELETED_DIGIT = 19, H3_ERROR_END } H3ErrorCodes;'},
    summary: 'The enumeration of all [error codes](/library/errors.mdx).',
    details: 'Its last element, `H3_ERROR_END`, is not an error code. No function returns it.',
    newIn4: true,
  },
  {
    name: 'LatLng',
    kind: 'type',
    definitions: {
      c: 'typedef struct {\n    double lat;\n    double lng;\n} LatLng;',
      java: 'class LatLng {\n  LatLng(double lat, double lng);\n  final double lat;\n  final double lng;\n}',
      go: 'type LatLng struct {\n\tLat, Lng float64\n}\n\nfunc NewLatLng(lat, lng float64) LatLng',
    },
    summary: 'A point: its latitude and its longitude.',
    details:
      'The values are **radians in C** and degrees in Java and Go. JavaScript and Python use pairs of numbers in degrees instead. The Java class is in the package `com.uber.h3core.util`.',
    v3: 'GeoCoord',
  },
  {
    name: 'CoordPair',
    kind: 'type',
    definitions: {javascript: 'type CoordPair = [number, number];'},
    summary: 'A point in degrees: `[lat, lng]`, or `[lng, lat]` in GeoJSON order.',
    newIn4: true,
  },
  {
    name: 'CellBoundary',
    kind: 'type',
    definitions: {
      c: 'typedef struct {\n    int numVerts;\n    LatLng verts[MAX_CELL_BNDRY_VERTS];\n} CellBoundary;',
      go: 'type CellBoundary []LatLng',
    },
    summary: 'The outline of a cell or the line of a directed edge, as points in counterclockwise order.',
    details: 'In C, only the first `numVerts` elements of `verts` are set.',
    v3: 'GeoBoundary',
  },
  {
    name: 'MAX_CELL_BNDRY_VERTS',
    kind: 'constant',
    definitions: {c: '#define MAX_CELL_BNDRY_VERTS 10', go: 'const MaxCellBndryVerts = 10'},
    summary: 'The largest number of points in a [`CellBoundary`](/api/misc.mdx#cellboundary).',
    details:
      'A pentagon of an odd resolution has 10 points: five corners and five points where its sides cross edges of the icosahedron.',
  },
  {
    name: 'GeoLoop',
    kind: 'type',
    definitions: {
      c: 'typedef struct {\n    int numVerts;\n    LatLng *verts;\n} GeoLoop;',
      go: 'type GeoLoop []LatLng',
    },
    summary: 'A ring of points: the outline or a hole of a [`GeoPolygon`](/api/misc.mdx#geopolygon).',
    details: 'The first point need not be repeated at the end.',
    v3: 'Geofence',
  },
  {
    name: 'GeoPolygon',
    kind: 'type',
    definitions: {
      c: 'typedef struct {\n    GeoLoop geoloop;\n    int numHoles;\n    GeoLoop *holes;\n} GeoPolygon;',
      go: 'type GeoPolygon struct {\n\tGeoLoop GeoLoop\n\tHoles   []GeoLoop\n}',
    },
    summary: 'A polygon with any number of holes, for [`polygonToCells`](/api/regions.mdx#polygontocells).',
    details: 'In C, the caller owns all of its memory. In 3.x, the member `geoloop` was called `geofence`.',
  },
  {
    name: 'GeoMultiPolygon',
    kind: 'type',
    definitions: {c: 'typedef struct {\n    int numPolygons;\n    GeoPolygon *polygons;\n} GeoMultiPolygon;'},
    summary: 'Several polygons.',
    details: 'No function of the public C API takes or returns it.',
  },
  {
    name: 'H3Shape',
    kind: 'type',
    definitions: {python: 'class H3Shape:\n    __geo_interface__: dict'},
    summary:
      'The abstract parent class of [`LatLngPoly`](/api/misc.mdx#latlngpoly) and [`LatLngMultiPoly`](/api/misc.mdx#latlngmultipoly).',
    details:
      'Its property `__geo_interface__` returns the shape as a GeoJSON-like dictionary, so libraries such as GeoPandas and Shapely can read it. [`geo_to_h3shape`](/api/regions.mdx#geo_to_h3shape) converts in the other direction.',
    newIn4: true,
  },
  {
    name: 'LatLngPoly',
    kind: 'type',
    definitions: {
      python:
        'class LatLngPoly(H3Shape):\n    def __init__(self, outer, *holes)\n    outer: tuple\n    holes: tuple\n    loopcode: str',
    },
    summary: 'A polygon with any number of holes.',
    details:
      'Each argument is a loop of `(lat, lng)` pairs in degrees, with at least three points. The first argument is the outline, and each further argument is a hole. A repeated last point is removed. `loopcode` counts the points: `[4/(3,)]` is an outline of four points with a hole of three.',
    newIn4: true,
  },
  {
    name: 'LatLngMultiPoly',
    kind: 'type',
    definitions: {
      python: 'class LatLngMultiPoly(H3Shape):\n    def __init__(self, *polys)\n    polys: tuple',
    },
    summary: 'Several polygons, each a [`LatLngPoly`](/api/misc.mdx#latlngpoly).',
    details: 'It has a length, can be indexed, and iterates over its polygons.',
    newIn4: true,
  },
  {
    name: 'ContainmentMode',
    kind: 'type',
    definitions: {
      c: 'typedef enum {\n    CONTAINMENT_CENTER = 0,\n    CONTAINMENT_FULL = 1,\n    CONTAINMENT_OVERLAPPING = 2,\n    CONTAINMENT_OVERLAPPING_BBOX = 3,\n    CONTAINMENT_INVALID = 4\n} ContainmentMode;',
      go: 'type ContainmentMode C.uint32_t\n\nconst (\n\tContainmentCenter          ContainmentMode = 0\n\tContainmentFull            ContainmentMode = 1\n\tContainmentOverlapping     ContainmentMode = 2\n\tContainmentOverlappingBbox ContainmentMode = 3\n\tContainmentInvalid         ContainmentMode = 4\n)',
    },
    summary:
      'Which cells belong to a polygon: the `flags` of [`polygonToCellsExperimental`](/api/regions.mdx#polygontocellsexperimental).',
    details: 'The enumeration is in the public C header since 4.2.1.',
    values: [
      {name: 'CONTAINMENT_CENTER', value: '0', description: 'Cells whose center is inside the polygon.'},
      {name: 'CONTAINMENT_FULL', value: '1', description: 'Cells that are completely inside the polygon.'},
      {name: 'CONTAINMENT_OVERLAPPING', value: '2', description: 'Cells that share any point with the polygon.'},
      {
        name: 'CONTAINMENT_OVERLAPPING_BBOX',
        value: '3',
        description:
          'Cells whose bounding box shares any point with the polygon. The mode is fast, and also returns some cells that do not touch the polygon.',
      },
      {
        name: 'CONTAINMENT_INVALID',
        value: '4',
        description: 'The end of the enumeration. Functions return `E_OPTION_INVALID` for it.',
      },
    ],
    newIn4: true,
  },
  {
    name: 'POLYGON_TO_CELLS_FLAGS',
    kind: 'constant',
    definitions: {javascript: 'const POLYGON_TO_CELLS_FLAGS: Record<string, string>;'},
    summary:
      'The containment modes of h3-js, for [`polygonToCellsExperimental`](/api/regions.mdx#polygontocellsexperimental).',
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
    name: 'PolygonToCellsFlags',
    kind: 'type',
    definitions: {
      java: 'enum PolygonToCellsFlags {\n  containment_center,\n  containment_full,\n  containment_overlapping,\n  containment_overlapping_bbox\n}',
    },
    summary:
      'The containment modes of h3-java, for [`polygonToCellsExperimental`](/api/regions.mdx#polygontocellsexperimental).',
    details: 'They mean the same as the values of [`ContainmentMode`](/api/misc.mdx#containmentmode) in C.',
    newIn4: true,
  },
  {
    name: 'UNITS',
    kind: 'constant',
    definitions: {javascript: 'const UNITS: Record<string, string>;'},
    summary: 'The units of lengths and areas in h3-js.',
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
    name: 'AreaUnit',
    kind: 'type',
    definitions: {java: 'enum AreaUnit {\n  rads2,\n  km2,\n  m2\n}'},
    summary: 'The units of areas in h3-java.',
  },
  {
    name: 'LengthUnit',
    kind: 'type',
    definitions: {java: 'enum LengthUnit {\n  rads,\n  km,\n  m\n}'},
    summary: 'The units of lengths in h3-java.',
  },
  {
    name: 'LinkedLatLng',
    kind: 'type',
    definitions: {
      c: 'typedef struct LinkedLatLng LinkedLatLng;\nstruct LinkedLatLng {\n    LatLng vertex;\n    LinkedLatLng *next;\n};',
    },
    summary: 'One point of a [`LinkedGeoLoop`](/api/misc.mdx#linkedgeoloop), with a pointer to the next point.',
    v3: 'LinkedGeoCoord',
  },
  {
    name: 'LinkedGeoLoop',
    kind: 'type',
    definitions: {
      c: 'typedef struct LinkedGeoLoop LinkedGeoLoop;\nstruct LinkedGeoLoop {\n    LinkedLatLng *first;\n    LinkedLatLng *last;\n    LinkedGeoLoop *next;\n};',
    },
    summary:
      'One loop of a [`LinkedGeoPolygon`](/api/misc.mdx#linkedgeopolygon), with a pointer to the next loop of the same polygon.',
  },
  {
    name: 'LinkedGeoPolygon',
    kind: 'type',
    definitions: {
      c: 'typedef struct LinkedGeoPolygon LinkedGeoPolygon;\nstruct LinkedGeoPolygon {\n    LinkedGeoLoop *first;\n    LinkedGeoLoop *last;\n    LinkedGeoPolygon *next;\n};',
    },
    summary:
      'The result of [`cellsToLinkedMultiPolygon`](/api/regions.mdx#cellstolinkedmultipolygon): a linked list of polygons.',
    details:
      'Each polygon is a list of loops, and the outline comes first. You own the first node. [`destroyLinkedMultiPolygon`](/api/regions.mdx#destroylinkedmultipolygon) frees everything else.',
  },
  {
    name: 'CoordIJ',
    kind: 'type',
    definitions: {
      c: 'typedef struct {\n    int i;\n    int j;\n} CoordIJ;',
      java: 'class CoordIJ {\n  CoordIJ(int i, int j);\n  final int i;\n  final int j;\n}',
      javascript: 'type CoordIJ = {i: number; j: number};',
      go: 'type CoordIJ struct {\n\tI, J int\n}',
    },
    summary:
      'Local IJ coordinates of a cell, on two axes 120° apart, as [`cellToLocalIj`](/api/traversal.mdx#celltolocalij) returns them.',
    details: 'The Java class is in the package `com.uber.h3core.util`.',
  },
  {
    name: 'H3Core',
    kind: 'type',
    definitions: {
      java: 'class H3Core {\n  static H3Core newInstance() throws IOException;\n  static H3Core newInstance(H3CoreLoader.OperatingSystem os, String arch) throws IOException;\n  static H3Core newSystemInstance();\n}',
    },
    summary: 'The Java class whose methods are the H3 functions.',
    details:
      '`newInstance()` unpacks the native library for the detected platform and loads it. `newInstance(os, arch)` does the same for a platform that you name, such as `OperatingSystem.LINUX` and `"arm64"`. `newSystemInstance()` loads the library `h3-java` from `java.library.path`. Use it if the artifact has no library for your platform. All three throw `UnsatisfiedLinkError` if they find no library. An instance is thread-safe, so one is enough.',
  },
  {
    name: 'MaxResolution',
    kind: 'constant',
    definitions: {
      go: 'const (\n\tMaxResolution = 15\n\tNumBaseCells  = 122\n\tNumPentagons  = 12\n\tNumIcosaFaces = 20\n\tDegsToRads    = math.Pi / 180.0\n\tRadsToDegs    = 180.0 / math.Pi\n)',
    },
    summary: 'The finest resolution, and the other numeric constants of h3-go.',
  },
  {
    name: 'H3_VERSION_MAJOR',
    kind: 'constant',
    definitions: {c: `#define H3_VERSION_MAJOR ${major}`},
    summary: versionOf('first'),
    details: 'Python has the function [`versions`](/api/misc.mdx#versions) instead.',
  },
  {
    name: 'H3_VERSION_MINOR',
    kind: 'constant',
    definitions: {c: `#define H3_VERSION_MINOR ${minor}`},
    summary: versionOf('second'),
  },
  {
    name: 'H3_VERSION_PATCH',
    kind: 'constant',
    definitions: {c: `#define H3_VERSION_PATCH ${patch}`},
    summary: versionOf('third'),
  },
];
