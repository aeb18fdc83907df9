import type {ConstantFacts} from '@h3-docs/catalogue';

/** Types and constants, in the order of their sections. Their declarations are in `_bindings`. */
export const constants: readonly ConstantFacts[] = [
  {
    name: 'H3Index',
    kind: 'type',
    summary: 'A cell, a directed edge, or a vertex, as a 64-bit index.',
    details:
      'The [mode](/core-library/h3Indexing.mdx) of an index tells which of the three it is. JavaScript uses hexadecimal strings, because a JavaScript number is exact only up to 53 bits. In Java, most functions have a variant for `long` and a variant for `String`. Python uses `str`, or `int` with `h3.api.basic_int`. The Go types print as hexadecimal strings and are strings in JSON.',
  },
  {
    name: 'H3IndexInput',
    kind: 'type',
    summary: 'An index in any form that the functions of h3-js accept.',
    details:
      'It is a hexadecimal string, or the pair of numbers that [`h3IndexToSplitLong`](/api/inspection.mdx#h3indextosplitlong) returns.',
  },
  {
    name: 'SplitLong',
    kind: 'type',
    summary: 'An index as two 32-bit numbers. The lower 32 bits come first.',
    newIn4: true,
  },
  {
    name: 'H3_NULL',
    kind: 'constant',
    summary: 'The value 0, which is not a valid index.',
    details:
      'Near pentagons, for example, a function can return fewer indexes than the array has elements. The empty elements are `H3_NULL`. Skip them when you read the array.',
    newIn4: true,
  },
  {
    name: 'H3Error',
    kind: 'type',
    summary: 'The error code that a function returns in C, and the error that h3-js throws.',
    details:
      'In C, the value is `E_SUCCESS` (0) or one of the other [error codes](/library/errors.mdx). In JavaScript, the thrown `Error` has the code in its property `code`.',
    newIn4: true,
  },
  {
    name: 'H3ErrorCodes',
    kind: 'type',
    summary: 'The enumeration of all [error codes](/library/errors.mdx).',
    details: 'Its last element, `H3_ERROR_END`, is not an error code. No function returns it.',
    newIn4: true,
  },
  {
    name: 'LatLng',
    kind: 'type',
    summary: 'A point: its latitude and its longitude.',
    details:
      'The values are **radians in C** and degrees in Java and Go. JavaScript and Python use pairs of numbers in degrees instead. The Java class is in the package `com.uber.h3core.util`.',
    v3: 'GeoCoord',
  },
  {
    name: 'CoordPair',
    kind: 'type',
    summary: 'A point in degrees: `[lat, lng]`, or `[lng, lat]` in GeoJSON order.',
    newIn4: true,
  },
  {
    name: 'CellBoundary',
    kind: 'type',
    summary: 'The points of a cell’s outline, in counterclockwise order, or the points of a directed edge.',
    details: 'In C, only the first `numVerts` elements of `verts` are set.',
    v3: 'GeoBoundary',
  },
  {
    name: 'MAX_CELL_BNDRY_VERTS',
    kind: 'constant',
    summary: 'The largest number of points in a [`CellBoundary`](/api/misc.mdx#cellboundary).',
    details:
      'A pentagon of an odd resolution has 10 points: its five corners, and five points where its sides cross edges of the icosahedron.',
  },
  {
    name: 'GeoLoop',
    kind: 'type',
    summary: 'A ring of points: the outline or a hole of a [`GeoPolygon`](/api/misc.mdx#geopolygon).',
    details: 'You do not need to repeat the first point at the end.',
    v3: 'Geofence',
  },
  {
    name: 'GeoPolygon',
    kind: 'type',
    summary: 'A polygon with any number of holes, for [`polygonToCells`](/api/regions.mdx#polygontocells).',
    details:
      'In C, the caller allocates and frees all memory of the polygon. In 3.x, the member `geoloop` was called `geofence`.',
  },
  {
    name: 'GeoMultiPolygon',
    kind: 'type',
    summary: 'Several polygons.',
    details: 'No function of the public C API takes or returns it.',
  },
  {
    name: 'H3Shape',
    kind: 'type',
    summary:
      'The abstract parent class of [`LatLngPoly`](/api/misc.mdx#latlngpoly) and [`LatLngMultiPoly`](/api/misc.mdx#latlngmultipoly).',
    details:
      'Its property `__geo_interface__` returns the shape as a GeoJSON-like dictionary, which GeoPandas and Shapely can read. [`geo_to_h3shape`](/api/regions.mdx#geo_to_h3shape) converts in the other direction.',
    newIn4: true,
  },
  {
    name: 'LatLngPoly',
    kind: 'type',
    summary: 'A polygon with any number of holes.',
    details:
      'Each argument is a loop of `(lat, lng)` pairs in degrees, with at least three points. The first argument is the outline, and each further argument is a hole. A repeated last point is removed. `loopcode` shows the number of points in each loop: `[4/(3,)]` is an outline of four points with one hole of three points.',
    newIn4: true,
  },
  {
    name: 'LatLngMultiPoly',
    kind: 'type',
    summary: 'Several polygons, each a [`LatLngPoly`](/api/misc.mdx#latlngpoly).',
    details: 'You can index it and iterate over it like a list of its polygons.',
    newIn4: true,
  },
  {
    name: 'ContainmentMode',
    kind: 'type',
    summary:
      'The values of the parameter `flags` of [`polygonToCellsExperimental`](/api/regions.mdx#polygontocellsexperimental). They decide which cells belong to a polygon.',
    details: 'The enumeration is in the public C header since 4.2.1.',
    values: [
      {name: 'CONTAINMENT_CENTER', value: '0', description: 'Cells whose center is inside the polygon.'},
      {name: 'CONTAINMENT_FULL', value: '1', description: 'Cells that are completely inside the polygon.'},
      {name: 'CONTAINMENT_OVERLAPPING', value: '2', description: 'Cells that share any point with the polygon.'},
      {
        name: 'CONTAINMENT_OVERLAPPING_BBOX',
        value: '3',
        description:
          'Cells whose bounding box shares any point with the polygon. This mode is fast, but it also returns some cells that do not touch the polygon.',
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
    summary:
      'The containment modes of h3-java, for [`polygonToCellsExperimental`](/api/regions.mdx#polygontocellsexperimental).',
    details: 'They mean the same as the values of [`ContainmentMode`](/api/misc.mdx#containmentmode) in C.',
    newIn4: true,
  },
  {
    name: 'UNITS',
    kind: 'constant',
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
    summary: 'The units of areas in h3-java.',
  },
  {
    name: 'LengthUnit',
    kind: 'type',
    summary: 'The units of lengths in h3-java.',
  },
  {
    name: 'LinkedLatLng',
    kind: 'type',
    summary: 'One point of a [`LinkedGeoLoop`](/api/misc.mdx#linkedgeoloop), with a pointer to the next point.',
    v3: 'LinkedGeoCoord',
  },
  {
    name: 'LinkedGeoLoop',
    kind: 'type',
    summary:
      'One loop of a [`LinkedGeoPolygon`](/api/misc.mdx#linkedgeopolygon), with a pointer to the next loop of the same polygon.',
  },
  {
    name: 'LinkedGeoPolygon',
    kind: 'type',
    summary:
      'The result of [`cellsToLinkedMultiPolygon`](/api/regions.mdx#cellstolinkedmultipolygon): a linked list of polygons.',
    details:
      'Each polygon is a list of loops, and the outline comes first. You allocate and free the first node. [`destroyLinkedMultiPolygon`](/api/regions.mdx#destroylinkedmultipolygon) frees all other nodes.',
  },
  {
    name: 'CoordIJ',
    kind: 'type',
    summary:
      'Local IJ coordinates of a cell, on two axes 120° apart, as [`cellToLocalIj`](/api/traversal.mdx#celltolocalij) returns them.',
    details: 'The Java class is in the package `com.uber.h3core.util`.',
  },
  {
    name: 'H3Core',
    kind: 'type',
    summary: 'The Java class whose methods are the H3 functions.',
    details:
      '`newInstance()` unpacks the native library for the detected platform and loads it. `newInstance(os, arch)` does the same for a platform that you name, such as `OperatingSystem.LINUX` and `"arm64"`. `newSystemInstance()` loads the library `h3-java` from `java.library.path`. Use `newSystemInstance()` if the JAR file contains no library for your platform. All three methods throw `UnsatisfiedLinkError` if they find no library. An instance is thread-safe, so a program needs only one.',
  },
  {
    name: 'MaxResolution',
    kind: 'constant',
    summary: 'The finest resolution, 15. The declarations include the other numeric constants of h3-go.',
  },
  {
    name: 'H3_VERSION_MAJOR',
    kind: 'constant',
    summary: 'The first number of the H3 release whose header you compile against.',
    details: 'Python has the function [`versions`](/api/misc.mdx#versions) instead.',
  },
  {
    name: 'H3_VERSION_MINOR',
    kind: 'constant',
    summary: 'The second number of the H3 release whose header you compile against.',
  },
  {
    name: 'H3_VERSION_PATCH',
    kind: 'constant',
    summary: 'The third number of the H3 release whose header you compile against.',
  },
];
